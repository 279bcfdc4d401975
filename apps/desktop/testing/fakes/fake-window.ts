import type {
  BrowserWindowConstructorOptions,
  Rectangle,
  TitleBarOverlayOptions,
  VisibleOnAllWorkspacesOptions,
} from 'electron';
import { EventEmitter } from 'node:events';
import { assertPlatform, assertReady, fake, isWayland, preventable } from './fake.ts';
import { FakeContents } from './fake-contents.ts';
import type { FakeSession } from './fake-session.ts';
import { throwWhenDestroyed } from '../destroyable.ts';
import { frameSize } from '../frame-size.ts';

export { FakeContents };

export class FakeWindow extends EventEmitter {
  static all: FakeWindow[] = [];
  /** If set, pages finish loading only after it resolves. */
  static loadGate: Promise<void> | undefined;
  static opened = new EventEmitter();
  static sessionOf: (partition: string) => FakeSession;

  readonly options: BrowserWindowConstructorOptions;
  private readonly contents: FakeContents;
  visible: boolean;
  focused = false;
  minimized = false;
  maximized = false;
  fullScreen = false;
  /** electron.d.ts, `Menu.setApplicationMenu`: on Windows and Linux each window gets the menu. */
  hasMenuBar = process.platform !== 'darwin';
  hasMenu = process.platform !== 'darwin'; // Its accelerators work without a menu bar, too.
  destroyed = false;
  level = '';
  onAllWorkspaces = false;
  overlay: string | null = null;
  progress = -1;
  url = '';
  bounds: Rectangle;
  /** Under Wayland: whether it asked for the focus and was denied. */
  flashed = false;
  private isNew = true;
  /** The color of the system's buttons; empty without an overlay. */
  overlayColor = '';
  /** Whether loading the next page fails. */
  failsToLoad = false;

  constructor(options: BrowserWindowConstructorOptions = {}) {
    assertReady('Cannot create BrowserWindow before app is ready');
    super();
    this.options = options;
    const { x = 0, y = 0, width = 800, height = 600, show = true } = options;
    this.visible = show;
    if (this.hidesTitleBar || options.frame === false) this.hasMenuBar = false;
    if (typeof options.titleBarOverlay === 'object')
      this.overlayColor = options.titleBarOverlay.color ?? '';
    this.bounds = { x, y, width, height };
    if (options.useContentSize) this.resizeContent(width, height);
    const { webPreferences = {} } = options;
    this.contents = new FakeContents(
      FakeWindow.sessionOf(webPreferences.partition ?? ''),
      webPreferences,
    );
    throwWhenDestroyed(this, () => this.destroyed);
    FakeWindow.all.push(this);
  }

  static getAllWindows = () => FakeWindow.all;
  static getFocusedWindow = () => FakeWindow.all.find(({ focused }) => focused) ?? null;
  static fromWebContents = (contents: FakeContents) =>
    FakeWindow.all.find((window) => window.contents === contents) ?? null;

  get webContents(): FakeContents {
    if (this.destroyed) throw new TypeError('Object has been destroyed');
    return this.contents;
  }

  /** electron.d.ts: rejects if the page cannot be loaded, or the one before it cannot be left. */
  loadURL = async (url: string): Promise<void> => {
    if (!this.contents.canUnload()) this.failToLoad(-3, 'ERR_ABORTED', url);
    this.url = this.contents.url = url;
    if (FakeWindow.loadGate) await FakeWindow.loadGate;
    // Another page was requested in the meantime.
    if (this.url !== url) this.failToLoad(-3, 'ERR_ABORTED', url);
    if (this.failsToLoad) this.failToLoad(-2, 'ERR_FAILED', url);
    FakeWindow.opened.emit('load', this);
    this.emit('ready-to-show');
    this.contents.emit('did-finish-load');
  };
  isVisible = () => this.visible;
  isFocused = () => this.focused;
  isMinimized = () => this.minimized;
  isMaximized = () => this.maximized;
  isFullScreen = () => this.fullScreen;
  /** electron.d.ts: "On macOS, fullscreen transitions take place asynchronously." */
  setFullScreen = (on: boolean): void => {
    const change = () => {
      this.fullScreen = on;
      this.emit(on ? 'enter-full-screen' : 'leave-full-screen');
    };
    if (process.platform === 'darwin') queueMicrotask(change);
    else change();
  };
  isDestroyed = () => this.destroyed;
  /**
   * On macOS showing a window activates the app, which unhides it; a panel does not activate the app
   * (AppKit, `NSWindowStyleMaskNonactivatingPanel`), so in a hidden app it stays unseen.
   */
  show = (): void => {
    if (this.isPanel && fake.appHidden) return;
    fake.appHidden = false;
    this.visible = true;
    this.focus();
    this.emit('show');
    FakeWindow.opened.emit('visibility', this);
  };
  /**
   * Which program has the keyboard then: on macOS none, as the app stays active without a window
   * (electron/electron issues 6669 and 11211: use `app.hide`), except that a panel never made it active; on
   * Windows none unless the window was blurred first (issue 10023).
   */
  hide = (): void => {
    if (this.fullScreen && process.platform === 'darwin') fake.blackScreens += 1;
    if (this.focused)
      fake.keyboard = process.platform === 'linux' || this.isPanel ? 'other' : 'nobody';
    this.visible = false;
    this.focused = false;
    // A window that is shown again is a new surface.
    this.isNew = true;
    FakeWindow.opened.emit('visibility', this);
  };
  /** electron.d.ts: under Wayland the desktop may only flash the app; it does if it shows a new window. */
  focus = (): void => {
    if (isWayland() && !this.isNew && fake.keyboard === 'other') return void (this.flashed = true);
    this.isNew = false;
    for (const window of FakeWindow.all) window.focused = false;
    this.focused = true;
    fake.keyboard = 'app';
  };
  /** electron.d.ts: "Not supported on Wayland (Linux)." */
  blur = (): void => {
    if (isWayland()) return;
    this.focused = false;
    fake.keyboard = 'other';
  };
  restore = (): void => void (this.minimized = false);
  minimize = (): void => void ((this.minimized = true), (this.focused = false));
  maximize = (): void => void (this.maximized = true);
  /** electron.d.ts: under Wayland `x` and `y` are 0. */
  getBounds = () => (isWayland() ? { ...this.bounds, x: 0, y: 0 } : this.bounds);
  getNormalBounds = () => this.getBounds();
  /** electron.d.ts: under Wayland "has the same limitations as `setSize` and `setPosition`". */
  setBounds = (bounds: Partial<Rectangle>): void => {
    const { x, y } = this.bounds;
    this.bounds = { ...this.bounds, ...bounds, ...(isWayland() && { x, y }) };
    for (const event of ['move', 'resize', 'moved', 'resized']) this.emit(event);
  };
  setPosition = (x: number, y: number) => this.setBounds({ x, y });
  /** electron.d.ts, `useContentSize`: otherwise the size is that of the window with its frame. */
  getContentSize = (): [number, number] => {
    const { width, height } = this.bounds;
    const [x, y] = this.frameSize();
    return [width - x, height - y];
  };
  /**
   * electron.d.ts: `@platform win32,linux` (also electron/electron issue 45223), and only "on a window with
   * Window Controls Overlay already enabled".
   */
  setTitleBarOverlay = ({ color = '' }: TitleBarOverlayOptions): void => {
    assertPlatform('window.setTitleBarOverlay', 'win32', 'linux');
    if (!this.options.titleBarOverlay) throw new TypeError('Titlebar overlay is not enabled');
    this.overlayColor = color;
  };
  /** electron.d.ts: "On Wayland (Linux), may not work"; also of a window that users cannot resize. */
  setContentSize = (width: number, height: number): void => {
    if (isWayland()) return;
    this.resizeContent(width, height);
    this.emit('resize');
  };
  /** electron.d.ts: `@platform linux,win32`. */
  removeMenu = (): void => {
    assertPlatform('window.removeMenu', 'linux', 'win32');
    const [width, height] = this.getContentSize();
    this.hasMenuBar = this.hasMenu = false;
    if (this.options.useContentSize) this.resizeContent(width, height);
  };
  /** electron.d.ts: "Not supported on Wayland (Linux)." */
  setAlwaysOnTop = (on: boolean, level = 'floating'): void => {
    if (!isWayland()) this.level = on ? level : '';
  };
  /**
   * electron.d.ts: "This API does nothing on Windows." On macOS it changes the type of the process unless
   * it is told not to; above full-screen windows that means an app without a Dock icon, for good
   * (electron/electron issues 26350 and 33912).
   */
  setVisibleOnAllWorkspaces = (
    onAllWorkspaces: boolean,
    options: VisibleOnAllWorkspacesOptions = {},
  ): void => {
    if (process.platform !== 'win32') this.onAllWorkspaces = onAllWorkspaces;
    if (process.platform === 'darwin' && !options.skipTransformProcessType)
      fake.inDock = !options.visibleOnFullScreen;
  };
  /** electron.d.ts: below 0 removes the bar, above 1 is indeterminate. */
  setProgressBar = (progress: number): void => void (this.progress = progress);
  /** electron.d.ts: `@platform win32`. */
  setOverlayIcon = (overlay: unknown, description: string): void => {
    assertPlatform('window.setOverlayIcon', 'win32');
    this.overlay = overlay === null ? null : description;
  };
  /** electron.d.ts: `closed` is emitted, `close` is not. */
  destroy = (): void => {
    this.destroyed = true;
    this.contents.destroyed = true;
    FakeWindow.all = FakeWindow.all.filter((window) => window !== this);
    FakeWindow.opened.emit('destroy', this);
    this.contents.emit('destroyed');
    this.emit('closed');
  };
  /** electron.d.ts: `close` is emitted before the page's `beforeunload`. */
  close = (): void => {
    const event = preventable();
    this.emit('close', event);
    if (!event.defaultPrevented && this.contents.canUnload()) this.destroy();
  };

  private get isPanel(): boolean {
    return process.platform === 'darwin' && this.options.type === 'panel';
  }

  /** electron.d.ts: a `titleBarStyle` other than the default leaves only the system's buttons. */
  private get hidesTitleBar(): boolean {
    return (this.options.titleBarStyle ?? 'default') !== 'default';
  }

  private frameSize(): [number, number] {
    if (this.options.frame === false || this.hidesTitleBar) return [0, 0];
    return frameSize(this.hasMenuBar);
  }

  private resizeContent(width: number, height: number): void {
    const [x, y] = this.frameSize();
    this.bounds = { ...this.bounds, width: width + x, height: height + y };
  }

  private failToLoad(code: number, name: string, url: string): never {
    this.contents.emit('did-fail-load', {}, code, name, url, true);
    throw new Error(`${name} (${code}) loading '${url}'`);
  }
}
