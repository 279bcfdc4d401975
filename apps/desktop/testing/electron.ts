/*
 * Electron on a machine without it: the few calls that the app makes, as strict as Electron is. Each
 * rule names where it is from: `electron.d.ts`, which comes with the package, or Electron's source. What
 * the app did is to be seen in `fake`.
 */
import type { IpcMainInvokeEvent } from 'electron';
import { EventEmitter } from 'node:events';
import { FakeApp, fakeAutoUpdater } from './fake-app.ts';
import { fakeGlobalShortcut, fakeMenu, fakeScreen } from './fake-machine.ts';
import { fakeSafeStorage } from './fake-safe-storage.ts';
import { FakeSession } from './fake-session.ts';
import { FakeNotification, FakeTray } from './fake-tray.ts';
import { FakeWindow } from './fake-window.ts';
import { fake as state, mustBeReady, mustNotBeReady } from './fake.ts';

type Answer = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown;

export const fake = Object.assign(state, {
  windows: () => FakeWindow.all,
  opened: FakeWindow.opened,
});

function sessionOf(partition: string): FakeSession {
  mustBeReady('Session can only be received when app is ready');
  const known = fake.sessions.get(partition) ?? new FakeSession();
  fake.sessions.set(partition, known);
  return known;
}
FakeWindow.sessionOf = sessionOf;

export const app = new FakeApp();

export const BrowserWindow = class extends FakeWindow {
  constructor(options?: ConstructorParameters<typeof FakeWindow>[0]) {
    super(options);
    app.emit('web-contents-created', {}, this.webContents);
  }
};

export const session = { fromPartition: sessionOf };
export const protocol = {
  registerSchemesAsPrivileged: (schemes: unknown[]) => {
    mustNotBeReady('protocol.registerSchemesAsPrivileged should be called before app is ready');
    fake.schemes.push(...schemes);
  },
};
export const ipcMain = {
  handle: (channel: string, answer: Answer) => {
    if (fake.calls.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    fake.calls.set(channel, answer);
  },
};
export const shell = {
  openExternal: async (url: string) => void fake.outside.push(url),
};
export const dialog = {
  /** Answered by what the test has the owner choose. */
  showMessageBox: async (_window: unknown, { message }: { message: string }) => {
    fake.asked.push(message);
    return { response: fake.choice, checkboxChecked: false };
  },
  showErrorBox: (title: string, text: string) => void fake.errors.push(`${title}: ${text}`),
};
export const autoUpdater = fakeAutoUpdater;
export const nativeTheme = { themeSource: 'system', shouldUseDarkColors: false };
export const net = { fetch };
export const clipboard = { writeText: (text: string) => void (fake.copied = text) };
export const nativeImage = {
  createFromPath: (path: string) => ({ path, setTemplateImage: () => undefined }),
};
export const powerMonitor = new EventEmitter();
export const safeStorage = fakeSafeStorage;
export const globalShortcut = fakeGlobalShortcut;
export const screen = fakeScreen;
export const Menu = fakeMenu;
export const Tray = FakeTray;
export const Notification = FakeNotification;
