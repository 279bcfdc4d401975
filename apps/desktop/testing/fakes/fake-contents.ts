import type { WebPreferences, WindowOpenHandlerResponse } from 'electron';
import { EventEmitter } from 'node:events';
import type { FakeSession } from './fake-session.ts';
import { throwWhenDestroyed } from '../destroyable.ts';
import { preventable } from './fake.ts';

type OpenHandler = (details: { url: string }) => WindowOpenHandlerResponse;

/** electron.d.ts, `setZoomLevel`: "about -7.6 to 8.8". */
const ZOOM = { lowest: Math.log(0.25) / Math.log(1.2), highest: Math.log(5) / Math.log(1.2) };

/** `WebContents`, as far as the app uses it. */
export class FakeContents extends EventEmitter {
  /** electron.d.ts, `setZoomLevel`: by default pages of the same origin share their zoom. */
  private static readonly zoomOfOrigin = new Map<string, number>();

  readonly sent: [string, unknown][] = [];
  readonly corrections: string[] = [];
  readonly history: string[] = [];
  readonly session: FakeSession;
  destroyed = false;
  crashed = false;
  reloads = 0;
  prints = 0;
  url = '';
  /** Whether the page has text that its `beforeunload` handler does not want to lose. */
  unsaved = false;
  /** Whether its process hangs: then it does not reload until that process was ended. */
  hung = false;
  private ownZoom = 0;
  windowOpen: OpenHandler = () => ({ action: 'allow' });

  private readonly preferences: WebPreferences;

  constructor(session: FakeSession, preferences: WebPreferences = {}) {
    super();
    this.session = session;
    this.preferences = preferences;
    throwWhenDestroyed(this, () => this.destroyed);
  }

  send = (channel: string, message: unknown): void => {
    this.sent.push([channel, message]);
    this.emit('fake-sent', channel, message);
  };
  setWindowOpenHandler = (handler: OpenHandler) => void (this.windowOpen = handler);
  getURL = () => this.url;
  getZoomLevel = (): number =>
    this.hasOwnZoom ? this.ownZoom : (FakeContents.zoomOfOrigin.get(this.origin) ?? 0);
  setZoomLevel = (level: number): void => {
    const clamped = Math.max(ZOOM.lowest, Math.min(level, ZOOM.highest));
    if (this.hasOwnZoom) this.ownZoom = clamped;
    else FakeContents.zoomOfOrigin.set(this.origin, clamped);
  };
  replaceMisspelling = (word: string) => void this.corrections.push(word);
  print = (): void => void (this.prints += 1);
  isCrashed = () => this.crashed;
  /** Also revives a crashed page. */
  reload = (): void => {
    if (!this.canUnload() || this.hung) return;
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
    clear: () => this.emit('fake-history-cleared'),
  };
  isDestroyed = () => this.destroyed;

  /**
   * electron.d.ts, `will-prevent-unload`: a page with unsaved text is left only if the app prevents that
   * event; Electron itself shows no dialog.
   */
  canUnload(): boolean {
    const event = preventable();
    // A crashed page has no handlers.
    if (this.unsaved && !this.crashed) this.emit('will-prevent-unload', event);
    const left = !this.unsaved || this.crashed || event.defaultPrevented;
    if (left) this.unsaved = false;
    return left;
  }

  /** electron.d.ts: `render-process-gone` follows, with the reason `killed` or `crashed`. */
  forcefullyCrashRenderer = (): void => {
    this.crashed = true;
    this.hung = false;
    queueMicrotask(() => this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 }));
  };

  private get origin(): string {
    return URL.parse(this.url)?.host ?? '';
  }

  private get hasOwnZoom(): boolean {
    return this.preferences.zoomMode === 'isolated';
  }

  /** The renderer process ends: electron.d.ts, `render-process-gone`. */
  crash(reason = 'crashed'): void {
    this.crashed = reason !== 'clean-exit';
    this.emit('render-process-gone', {}, { reason, exitCode: 5 });
  }
}
