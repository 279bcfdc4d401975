/*
 * The few calls of Electron that the app makes, on a machine without Electron. What the app did is
 * to be seen in `fake`.
 */
import type { IpcMainInvokeEvent, MenuItemConstructorOptions, SafeStorage } from 'electron';
import { EventEmitter } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeSession } from './fake-session.ts';
import { FakeWindow } from './fake-window.ts';

type Answer = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown;

export const fake = {
  sessions: new Map<string, FakeSession>(),
  calls: new Map<string, Answer>(),
  shortcuts: new Map<string, () => void>(),
  /** Combinations of other programs. */
  taken: new Set<string>(),
  outside: [] as string[],
  /** Schemes whose links the app wants. */
  links: [] as string[],
  notifications: [] as Notification[],
  menu: [] as MenuItemConstructorOptions[],
  trayMenu: [] as MenuItemConstructorOptions[],
  appId: '',
  trayTitle: '',
  trays: [] as Tray[],
  /** What is on the clipboard. */
  copied: '',
  badge: 0,
  schemes: [] as unknown[],
  switches: [] as string[],
  openAtLogin: false,
  singleInstance: true,
  quits: 0,
  sandboxed: false,
  keyRing: 'gnome_libsecret' as ReturnType<SafeStorage['getSelectedStorageBackend']>,
  keyRingOpen: true,
  folder: process.env.POLARIS_DESKTOP_FOLDER ?? '',
  windows: () => FakeWindow.all,
  opened: FakeWindow.opened,
};

const sessionOf = (partition: string): FakeSession => {
  const known = fake.sessions.get(partition) ?? new FakeSession();
  fake.sessions.set(partition, known);
  return known;
};
FakeWindow.sessionOf = sessionOf;

class FakeApp extends EventEmitter {
  isPackaged = false;
  name = 'Polaris';
  whenReady = async (): Promise<void> => undefined;
  enableSandbox = (): void => void (fake.sandboxed = true);
  requestSingleInstanceLock = () => fake.singleInstance;
  setAsDefaultProtocolClient = (scheme: string) => fake.links.push(scheme) > 0;
  setAppUserModelId = (id: string): void => void (fake.appId = id);
  setAboutPanelOptions(): void {}
  getVersion = () => '0.1.0';
  getLocale = () => 'en-US';
  getPath = (): string => (fake.folder ||= mkdtempSync(join(tmpdir(), 'polaris-desktop-')));
  setLoginItemSettings = ({ openAtLogin }: { openAtLogin: boolean }) =>
    void (fake.openAtLogin = openAtLogin);
  setBadgeCount = (count: number) => (fake.badge = count) >= 0;
  quit = (): void => {
    fake.quits += 1;
    for (const event of ['before-quit', 'will-quit']) this.emit(event);
  };
}
export const app = new FakeApp();

export const BrowserWindow = class extends FakeWindow {
  constructor(options?: ConstructorParameters<typeof FakeWindow>[0]) {
    super(options);
    app.emit('web-contents-created', {}, this.webContents);
  }
};

export const session = { fromPartition: sessionOf };
export const protocol = {
  registerSchemesAsPrivileged: (schemes: unknown[]) => void fake.schemes.push(...schemes),
};
export const ipcMain = {
  handle: (channel: string, answer: Answer) => void fake.calls.set(channel, answer),
};
export const globalShortcut = {
  register: (keys: string, action: () => void) => {
    if (fake.taken.has(keys) || fake.shortcuts.has(keys)) return false;
    fake.shortcuts.set(keys, action);
    return true;
  },
  unregister: (keys: string) => void fake.shortcuts.delete(keys),
  unregisterAll: () => fake.shortcuts.clear(),
};
/** A key ring whose lock is to write backwards. */
export const safeStorage = {
  isEncryptionAvailable: () => fake.keyRingOpen,
  getSelectedStorageBackend: () => fake.keyRing,
  encryptString: (text: string) => Buffer.from([...text].reverse().join('')),
  decryptString: (sealed: Buffer) => [...sealed.toString()].reverse().join(''),
};
export const shell = {
  openExternal: async (url: string) => void fake.outside.push(url),
};
export const screen = {
  getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }],
};
export const nativeTheme = { themeSource: 'system', shouldUseDarkColors: false };
export const net = { fetch };
export const clipboard = { writeText: (text: string) => void (fake.copied = text) };
export const nativeImage = {
  createFromPath: (path: string) => ({ path, setTemplateImage: () => undefined }),
};
export const powerMonitor = new EventEmitter();

export const Menu = {
  buildFromTemplate: (template: MenuItemConstructorOptions[]) => ({
    template,
    popup: () => fake.trayMenu.splice(0, Infinity, ...template),
  }),
  setApplicationMenu: (menu: { template: MenuItemConstructorOptions[] }) =>
    void (fake.menu = menu.template),
};

export class Tray extends EventEmitter {
  constructor() {
    super();
    fake.trays.push(this);
  }
  setToolTip = (text: string) => void (fake.trayTitle = text);
  setTitle(): void {}
  setContextMenu = (menu: { template: MenuItemConstructorOptions[] }) =>
    void (fake.trayMenu = menu.template);
}

export class Notification extends EventEmitter {
  static isSupported = () => true;
  constructor(readonly options: { title: string; body: string }) {
    super();
  }
  show = (): void => void fake.notifications.push(this);
}
