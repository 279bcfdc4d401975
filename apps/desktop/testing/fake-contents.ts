import type { WindowOpenHandlerResponse } from 'electron';
import { EventEmitter } from 'node:events';
import type { FakeSession } from './fake-session.ts';
import { throwWhenDestroyed } from './destroyable.ts';

type OpenHandler = (details: { url: string }) => WindowOpenHandlerResponse;

/** `WebContents`, as far as the app uses it. */
export class FakeContents extends EventEmitter {
  readonly sent: [string, unknown][] = [];
  readonly corrections: string[] = [];
  readonly history: string[] = [];
  readonly session: FakeSession;
  destroyed = false;
  crashed = false;
  reloads = 0;
  zoom = 0;
  url = '';
  windowOpen: OpenHandler = () => ({ action: 'allow' });

  constructor(session: FakeSession) {
    super();
    this.session = session;
    throwWhenDestroyed(this, () => this.destroyed);
  }

  send = (channel: string, message: unknown): void => {
    this.sent.push([channel, message]);
    this.emit('fake-sent', channel, message);
  };
  setWindowOpenHandler = (handler: OpenHandler) => void (this.windowOpen = handler);
  getURL = () => this.url;
  getZoomLevel = () => this.zoom;
  setZoomLevel = (level: number) => void (this.zoom = level);
  replaceMisspelling = (word: string) => void this.corrections.push(word);
  isCrashed = () => this.crashed;
  /** Also revives a crashed page. */
  reload = (): void => {
    this.crashed = false;
    this.reloads += 1;
    this.emit('fake-reload');
    this.emit('did-finish-load');
  };
  readonly navigationHistory = {
    canGoBack: () => this.history.includes('back'),
    canGoForward: () => this.history.includes('forward'),
    goBack: () => this.emit('fake-history', -1),
    goForward: () => this.emit('fake-history', 1),
  };
  isDestroyed = () => this.destroyed;

  /** The renderer process ends: electron.d.ts, `render-process-gone`. */
  crash(reason = 'crashed'): void {
    this.crashed = reason !== 'clean-exit';
    this.emit('render-process-gone', {}, { reason, exitCode: 5 });
  }
}
