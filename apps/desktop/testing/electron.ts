/*
 * A fake Electron for tests: the APIs that the app uses, as strict as in Electron. Each rule names its
 * source: `electron.d.ts`, which comes with the package, or Electron's source code. Tests read what the
 * app did from `fake`.
 */
import type { IpcMainInvokeEvent } from 'electron';
import { EventEmitter } from 'node:events';
import { FakeApp, fakeAutoUpdater } from './fakes/fake-app.ts';
import { fakeGlobalShortcut, fakeMenu, fakeScreen } from './fakes/fake-machine.ts';
import { fakeSafeStorage } from './fakes/fake-safe-storage.ts';
import { FakeSession } from './fakes/fake-session.ts';
import { FakeNotification, FakeTray } from './fakes/fake-tray.ts';
import { FakeWindow } from './fakes/fake-window.ts';
import { fake as state, assertReady, assertNotReady } from './fakes/fake.ts';

type IpcHandler = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown;

export const fake = Object.assign(state, {
  windows: () => FakeWindow.all,
  opened: FakeWindow.opened,
});

function sessionOf(partition: string): FakeSession {
  assertReady('Session can only be received when app is ready');
  const session = fake.sessions.get(partition) ?? new FakeSession();
  fake.sessions.set(partition, session);
  return session;
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
    assertNotReady('protocol.registerSchemesAsPrivileged should be called before app is ready');
    fake.schemes.push(...schemes);
  },
};
export const ipcMain = {
  handle: (channel: string, handler: IpcHandler) => {
    if (fake.ipcHandlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    fake.ipcHandlers.set(channel, handler);
  },
};
export const shell = {
  openExternal: async (url: string) => void fake.openedExternally.push(url),
  showItemInFolder: (path: string) => void fake.shownFiles.push(path),
};
export const dialog = {
  /** Returns the button that the test has chosen. */
  showMessageBox: async (...args: [unknown, { message: string }] | [{ message: string }]) => {
    fake.dialogs.push((args.at(-1) as { message: string }).message);
    return { response: fake.dialogChoice, checkboxChecked: false };
  },
  /** electron.d.ts: "it will block the process until the message box is closed". */
  showMessageBoxSync: (_window: unknown, { message }: { message: string }): number => {
    fake.dialogs.push(message);
    return fake.dialogChoice;
  },
  showErrorBox: (title: string, text: string) => void fake.errors.push(`${title}: ${text}`),
};
export const autoUpdater = fakeAutoUpdater;
export const nativeTheme = Object.assign(new EventEmitter(), {
  themeSource: 'system',
  shouldUseDarkColors: false,
});
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
