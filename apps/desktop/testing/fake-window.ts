import type { BrowserWindowConstructorOptions, Rectangle } from 'electron';
import { EventEmitter } from 'node:events';
import { assertPlatform, assertReady } from './fake.ts';
import { FakeContents } from './fake-contents.ts';
import type { FakeSession } from './fake-session.ts';
import { throwWhenDestroyed } from './destroyable.ts';

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
  destroyed = false;
  level = '';
  onAllWorkspaces = false;
  overlay: string | null = null;
  url = '';
  bounds: Rectangle;
  /** Whether loading the next page fails. */
  failsToLoad = false;

  constructor(options: BrowserWindowConstructorOptions = {}) {
    assertReady('Cannot create BrowserWindow before app is ready');
    super();
    this.options = options;
    const { x = 0, y = 0, width = 800, height = 600, show = true } = options;
    this.visible = show;
    this.bounds = { x, y, width, height };
    this.contents = new FakeContents(FakeWindow.sessionOf(options.webPreferences?.partition ?? ''));
    throwWhenDestroyed(this, () => this.destroyed);
    FakeWindow.all.push(this);
  }

  static getAllWindows = () => FakeWindow.all;
  static getFocusedWindow = () => FakeWindow.all.find(({ focused }) => focused) ?? null;

  get webContents(): FakeContents {
    if (this.destroyed) throw new TypeError('Object has been destroyed');
    return this.contents;
  }

  /** electron.d.ts: rejects if the page cannot be loaded. */
  loadURL = async (url: string): Promise<void> => {
    this.url = this.contents.url = url;
    if (FakeWindow.loadGate) await FakeWindow.loadGate;
    // Another page was requested in the meantime.
    if (this.url !== url) throw new Error(`ERR_ABORTED (-3) loading '${url}'`);
    if (this.failsToLoad) throw new Error(`ERR_FAILED (-2) loading '${url}'`);
    FakeWindow.opened.emit('load', this);
    this.emit('ready-to-show');
    this.contents.emit('did-finish-load');
  };
  isVisible = () => this.visible;
  isFocused = () => this.focused;
  isMinimized = () => this.minimized;
  isMaximized = () => this.maximized;
  isFullScreen = () => false;
  isDestroyed = () => this.destroyed;
  show = (): void => {
    this.visible = true;
    this.focus();
    this.emit('show');
  };
  hide = (): void => void ((this.visible = false), (this.focused = false));
  focus = (): void => {
    for (const window of FakeWindow.all) window.focused = false;
    this.focused = true;
  };
  blur = (): void => void (this.focused = false);
  restore = (): void => void (this.minimized = false);
  minimize = (): void => void ((this.minimized = true), (this.focused = false));
  maximize = (): void => void (this.maximized = true);
  getBounds = () => this.bounds;
  getNormalBounds = () => this.bounds;
  setBounds = (bounds: Partial<Rectangle>): void => {
    this.bounds = { ...this.bounds, ...bounds };
    for (const event of ['move', 'resize', 'moved', 'resized']) this.emit(event);
  };
  setPosition = (x: number, y: number) => this.setBounds({ x, y });
  setAlwaysOnTop = (on: boolean, level = 'floating'): void => void (this.level = on ? level : '');
  /** electron.d.ts: "This API does nothing on Windows." */
  setVisibleOnAllWorkspaces = (onAllWorkspaces: boolean): void => {
    if (process.platform !== 'win32') this.onAllWorkspaces = onAllWorkspaces;
  };
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
  close = (): void => {
    const event = {
      defaultPrevented: false,
      preventDefault: () => void (event.defaultPrevented = true),
    };
    this.emit('close', event);
    if (!event.defaultPrevented) this.destroy();
  };
}
