import { app } from 'electron';

/** Started by the machine: the shortcuts and the tray are there, no window is in the way. */
export const HIDDEN = '--hidden';
const args = [HIDDEN];

/**
 * Whether the system starts the app when its owner signs in, as the system itself says; null where
 * Electron cannot arrange it. Linux leaves it to each desktop.
 */
export function startsAtLogin(): boolean | null {
  if (process.platform === 'linux' || !app.isPackaged) return null;
  return app.getLoginItemSettings({ args }).openAtLogin;
}

export function setStartAtLogin(openAtLogin: boolean): void {
  if (process.platform !== 'linux' && app.isPackaged)
    app.setLoginItemSettings({ openAtLogin, args });
}

/** macOS passes no words to what it starts, and says so instead. */
export function wasStartedHidden(words: readonly string[]): boolean {
  if (words.includes(HIDDEN)) return true;
  return process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin;
}
