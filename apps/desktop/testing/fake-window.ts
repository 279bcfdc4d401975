import type {
  BrowserWindowConstructorOptions,
  Rectangle,
  WindowOpenHandlerResponse,
} from 'electron';
import { EventEmitter } from 'node:events';
import type { FakeSession } from './fake-session.ts';

export class FakeContents extends EventEmitter {
  readonly sent: [string, unknown][] = [];
  windowOpen: (details: { url: string }) => WindowOpenHandlerResponse = () => ({ action: 'allow' });
  zoom = 0;
  spellings: string[] = [];

  constructor(readonly session: FakeSession) {
    super();
  }

  send = (channel: string, message: unknown): void => {
    this.sent.push([channel, message]);
    this.emit('fake-sent', channel, message);
  };
  setWindowOpenHandler = (handler: FakeContents['windowOpen']) => void (this.windowOpen = handler);
  getZoomLevel = () => this.zoom;
  setZoomLevel = (level: number) => void (this.zoom = level);
  replaceMisspelling = (word: string) => void this.spellings.push(word);
  isDestroyed = () => false;
}

export class FakeWindow extends EventEmitter {
  static all: FakeWindow[] = [];
  static opened = new EventEmitter();
  static sessionOf: (partition: string) => FakeSession;

  readonly webContents: FakeContents;
  visible: boolean;
  focused = false;
  minimized = false;
  maximized = false;
  destroyed = false;
  url = '';
  bounds: Rectangle;

  constructor(readonly options: BrowserWindowConstructorOptions = {}) {
    super();
    const { x = 0, y = 0, width = 800, height = 600, show = true } = options;
    this.visible = show;
    this.bounds = { x, y, width, height };
    this.webContents = new FakeContents(
      FakeWindow.sessionOf(options.webPreferences?.partition ?? ''),
    );
    FakeWindow.all.push(this);
  }

  static getAllWindows = () => FakeWindow.all;

  loadURL = async (url: string): Promise<void> => {
    this.url = url;
    FakeWindow.opened.emit('load', this);
    this.emit('ready-to-show');
  };
  isVisible = () => this.visible;
  isFocused = () => this.focused;
  isMinimized = () => this.minimized;
  isMaximized = () => this.maximized;
  isDestroyed = () => this.destroyed;
  show = (): void => void ((this.visible = true), (this.focused = true));
  hide = (): void => void ((this.visible = false), (this.focused = false));
  focus = (): void => void (this.focused = true);
  restore = (): void => void (this.minimized = false);
  maximize = (): void => void (this.maximized = true);
  getNormalBounds = () => this.bounds;
  setAlwaysOnTop(): void {}
  setVisibleOnAllWorkspaces(): void {}
  center(): void {}
  destroy = (): void => {
    this.destroyed = true;
    FakeWindow.all = FakeWindow.all.filter((window) => window !== this);
    FakeWindow.opened.emit('destroy', this);
  };
  close = (): void => {
    const event = {
      defaultPrevented: false,
      preventDefault: () => void (event.defaultPrevented = true),
    };
    this.emit('close', event);
    if (event.defaultPrevented) return;
    this.destroy();
    this.emit('closed');
  };
}
