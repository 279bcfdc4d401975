import { app } from 'electron';

/** The argument of a start at login: the app starts in the tray, without a window. */
export const HIDDEN = '--hidden';
const args = [HIDDEN];

/**
 * Whether the system starts the app at login, read from the system; null where Electron has no support
 * for it: on Linux, where every desktop has its own way, and for a copy that is not installed.
 */
export function startsAtLogin(): boolean | null {
  if (process.platform === 'linux' || !app.isPackaged) return null;
  return app.getLoginItemSettings({ args }).openAtLogin;
}

export function setStartAtLogin(openAtLogin: boolean): void {
  if (process.platform !== 'linux' && app.isPackaged)
    app.setLoginItemSettings({ openAtLogin, args });
}

/** macOS passes no arguments to login items; it reports the start at login instead. */
export function wasStartedHidden(argv: readonly string[]): boolean {
  if (argv.includes(HIDDEN)) return true;
  return process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin;
}
