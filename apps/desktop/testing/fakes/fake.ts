import type {
  ActivationArguments,
  Display,
  IpcMainInvokeEvent,
  MenuItemConstructorOptions,
  SafeStorage,
} from 'electron';
import type { FakeNotification, FakeTray } from './fake-tray.ts';
import type { FakeSession } from './fake-session.ts';

type IpcHandler = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown;

export const display = (id: number, x: number, width = 1920, height = 1080): Display =>
  ({
    id,
    bounds: { x, y: 0, width, height },
    workArea: { x, y: 24, width, height: height - 24 },
  }) as Display;

/** The state of the fake machine: tests set it, and read what the app did. */
export const fake = {
  /** Whether `ready` was emitted; until then most of Electron throws. */
  ready: false,
  sessions: new Map<string, FakeSession>(),
  ipcHandlers: new Map<string, IpcHandler>(),
  shortcuts: new Map<string, () => void>(),
  shortcutsSuspended: false,
  /** Shortcuts that other programs use. */
  takenShortcuts: new Set<string>(),
  /** As under Wayland: `register` returns true although the desktop refuses the shortcut. */
  portalRefuses: false,
  /** Linux: whether the session is one of Wayland. */
  wayland: false,
  /** Files that were shown in their folder. */
  shownFiles: [] as string[],
  /** URLs given to `shell.openExternal`. */
  openedExternally: [] as string[],
  /** Schemes that the app registered itself for. */
  protocolClients: [] as string[],
  notifications: [] as FakeNotification[],
  /** Windows: receives clicks in the Action Center, and the click that started the app. */
  onActivation: null as ((details: ActivationArguments) => void) | null,
  pendingActivation: '',
  /** Why the system shows no notifications; empty where it does. */
  notificationError: '',
  menu: [] as MenuItemConstructorOptions[],
  popup: [] as MenuItemConstructorOptions[],
  trayMenu: [] as MenuItemConstructorOptions[],
  appId: '',
  trayTitle: '',
  trays: [] as FakeTray[],
  /** The text on the clipboard. */
  copied: '',
  badge: 0,
  schemes: [] as unknown[],
  /** The login item with its arguments; null if there is none. */
  loginItem: null as { args: string[] } | null,
  openedAtLogin: false,
  singleInstance: true,
  quits: 0,
  exitCode: null as number | null,
  errors: [] as string[],
  /** Messages of dialogs, and the index of the button that is pressed in the next one. */
  dialogs: [] as string[],
  dialogChoice: 0,
  /** macOS: whether the whole app is hidden, and whether it is in the Dock and in Cmd+Tab. */
  appHidden: false,
  inDock: true,
  /** Which program gets the keys: after a window is hidden the wrong way, none does. */
  keyboard: 'other' as 'app' | 'other' | 'nobody',
  /** macOS: how often a full-screen window was hidden, which leaves a black screen. */
  blackScreens: 0,
  sandboxed: false,
  keyRing: 'gnome_libsecret' as ReturnType<SafeStorage['getSelectedStorageBackend']>,
  keyRingOpen: true,
  /** The number of next calls to the key ring that fail. */
  keyRingFailures: 0,
  /** The key has changed: encrypted data should be encrypted again. */
  keyRingRotated: false,
  displays: [display(1, 0)],
  cursor: { x: 0, y: 0 },
  folder: process.env.POLARIS_DESKTOP_FOLDER ?? '',
};

/** Throws as Electron does before `ready`; the messages are Electron's own. */
export function assertReady(message: string): void {
  if (!fake.ready) throw new Error(message);
}

export function assertNotReady(message: string): void {
  if (fake.ready) throw new Error(message);
}

/** Throws as calling a function does that does not exist on this platform. */
export function assertPlatform(name: string, ...platforms: NodeJS.Platform[]): void {
  if (!platforms.includes(process.platform)) throw new TypeError(`${name} is not a function`);
}

export const isWayland = () => process.platform === 'linux' && fake.wayland;

/** An event whose default action can be prevented. */
export function preventable() {
  const event = {
    defaultPrevented: false,
    preventDefault: () => void (event.defaultPrevented = true),
  };
  return event;
}
