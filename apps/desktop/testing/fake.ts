import type {
  Display,
  IpcMainInvokeEvent,
  MenuItemConstructorOptions,
  SafeStorage,
} from 'electron';
import type { FakeNotification, FakeTray } from './fake-tray.ts';
import type { FakeSession } from './fake-session.ts';

type Answer = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown;

export const display = (id: number, x: number, width = 1920, height = 1080): Display =>
  ({
    id,
    bounds: { x, y: 0, width, height },
    workArea: { x, y: 24, width, height: height - 24 },
  }) as Display;

/** The machine that the app runs on, and what the app has done to it so far. */
export const fake = {
  /** Whether `ready` has come; until then most of Electron throws. */
  ready: false,
  sessions: new Map<string, FakeSession>(),
  calls: new Map<string, Answer>(),
  shortcuts: new Map<string, () => void>(),
  /** Combinations of other programs. */
  taken: new Set<string>(),
  /** Under Wayland every combination is promised, and none of these is ever pressed. */
  portalRefuses: false,
  outside: [] as string[],
  /** Schemes whose links the app wants. */
  links: [] as string[],
  notifications: [] as FakeNotification[],
  menu: [] as MenuItemConstructorOptions[],
  popup: [] as MenuItemConstructorOptions[],
  trayMenu: [] as MenuItemConstructorOptions[],
  appId: '',
  trayTitle: '',
  trays: [] as FakeTray[],
  /** What is on the clipboard. */
  copied: '',
  badge: 0,
  schemes: [] as unknown[],
  /** What the system starts at sign-in: the app's own words to it, or null. */
  loginItem: null as { args: string[] } | null,
  openedAtLogin: false,
  singleInstance: true,
  quits: 0,
  exitCode: null as number | null,
  errors: [] as string[],
  /** What the owner was asked, and which button is pressed. */
  asked: [] as string[],
  choice: 0,
  hidden: 0,
  sandboxed: false,
  keyRing: 'gnome_libsecret' as ReturnType<SafeStorage['getSelectedStorageBackend']>,
  keyRingOpen: true,
  /** So many of the next calls to the key ring are refused: its owner has not unlocked it yet. */
  keyRingRefusals: 0,
  /** What was sealed is to be sealed again: its key has changed. */
  keyRingRotated: false,
  displays: [display(1, 0)],
  cursor: { x: 0, y: 0 },
  folder: process.env.POLARIS_DESKTOP_FOLDER ?? '',
};

/** What Electron throws before `ready`, in its own words. */
export function mustBeReady(message: string): void {
  if (!fake.ready) throw new Error(message);
}

export function mustNotBeReady(message: string): void {
  if (fake.ready) throw new Error(message);
}

/** What is missing on a platform is no function there. */
export function mustBeOn(name: string, ...platforms: NodeJS.Platform[]): void {
  if (!platforms.includes(process.platform)) throw new TypeError(`${name} is not a function`);
}
