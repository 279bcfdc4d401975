import { app, BrowserWindow, Menu, nativeTheme, screen, shell } from 'electron';
import { GO_CHANNEL } from '../../bridge/channels.ts';
import { lockContents } from '../lock/lock-contents.ts';
import { webPreferences } from '../lock/web-preferences.ts';
import { APP_ORIGIN } from '../origin/app-origin.ts';
import { contextMenu } from '../shell/context-menu.ts';
import type { Log } from '../shell/log.ts';
import type { Settings } from '../store/settings.ts';
import { bringUp, toggle } from './toggle.ts';
import { placeFor, smallest } from './window-state.ts';

const background = () => (nativeTheme.shouldUseDarkColors ? '#0c1224' : '#fcfbf7');

/** The window of the back office and the small one for quick capture. */
export class Windows {
  private main: BrowserWindow | null = null;
  private capture: BrowserWindow | null = null;
  private closing = false;

  constructor(
    private readonly settings: Settings,
    private readonly log: Log,
  ) {
    // Whatever makes a page, it is locked before it loads anything.
    app.on('web-contents-created', (_event, contents) => {
      lockContents(contents, (url) => void shell.openExternal(url));
      contents.on('context-menu', (_shown, details) =>
        Menu.buildFromTemplate(contextMenu(contents, details)).popup(),
      );
      contents.on('render-process-gone', (_gone, { reason }) => this.log.write(`page ${reason}`));
    });
  }

  get any(): boolean {
    return this.main !== null;
  }

  /** Brings the back office to the front, at one of its places when one is named. */
  async open(path?: string): Promise<void> {
    if (!this.main) return this.create(path ?? '/');
    if (path) this.main.webContents.send(GO_CHANNEL, path);
    bringUp(this.main);
  }

  toggle(): void {
    if (this.main) toggle(this.main);
    else void this.open();
  }

  /** Loads everything anew: nothing that a page held in its memory is left. */
  async restart(path: string): Promise<void> {
    this.capture?.destroy();
    this.capture = null;
    // A page that finds itself signed out goes to the same place: then its own way there wins.
    await this.main?.loadURL(APP_ORIGIN + path).catch(() => undefined);
  }

  openCapture(): void {
    this.capture ??= this.createCapture();
    this.capture.center();
    bringUp(this.capture);
  }

  /** Hidden and kept, so that it is there at once the next time. */
  closeCapture(): void {
    this.capture?.hide();
  }

  tell(channel: string, message: unknown): void {
    for (const window of [this.main, this.capture]) window?.webContents.send(channel, message);
  }

  /** From now on closing a window means it. */
  letClose(): void {
    this.closing = true;
    this.remember();
  }

  private async create(path: string): Promise<void> {
    const kept = this.settings.get('window');
    const place = placeFor(
      kept,
      screen.getAllDisplays().map(({ workArea }) => workArea),
    );
    const main = new BrowserWindow({
      ...place,
      ...smallest,
      show: false,
      backgroundColor: background(),
      webPreferences,
    });
    this.main = main;
    if (kept?.maximized) main.maximize();
    main.once('ready-to-show', () => {
      main.show();
      this.log.write('window shown');
    });
    main.webContents.on('did-finish-load', () =>
      main.webContents.setZoomLevel(this.settings.get('zoom')),
    );
    main.on('close', (event) => this.hideInstead(event, main));
    main.on('closed', () => (this.main = null));
    await main.loadURL(APP_ORIGIN + path);
  }

  private createCapture(): BrowserWindow {
    const capture = new BrowserWindow({
      width: 560,
      height: 460,
      show: false,
      resizable: false,
      minimizable: false,
      fullscreenable: false,
      skipTaskbar: true,
      alwaysOnTop: true,
      title: 'Quick capture',
      backgroundColor: background(),
      webPreferences,
    });
    capture.on('close', (event) => this.hideInstead(event, capture));
    void capture.loadURL(`${APP_ORIGIN}/capture`);
    return capture;
  }

  /** The app stays for its shortcuts and its news; Quit ends it. */
  private hideInstead(event: { preventDefault(): void }, window: BrowserWindow): void {
    this.remember();
    if (this.closing) return;
    event.preventDefault();
    window.hide();
  }

  private remember(): void {
    if (!this.main || this.main.isDestroyed()) return;
    const window = { ...this.main.getNormalBounds(), maximized: this.main.isMaximized() };
    this.settings.set({ window, zoom: this.main.webContents.getZoomLevel() });
  }
}
