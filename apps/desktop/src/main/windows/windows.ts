import { BrowserWindow, Menu, app, nativeImage, nativeTheme, shell } from 'electron';
import { join } from 'node:path';
import { NAVIGATE_CHANNEL } from '../../bridge/channels.ts';
import { guardNavigation } from '../security/navigation-guard.ts';
import { webPreferences } from '../security/web-preferences.ts';
import { APP_ORIGIN } from '../origin/app-origin.ts';
import { contextMenu } from '../shell/context-menu.ts';
import type { Log } from '../shell/log.ts';
import type { Settings } from '../store/settings.ts';
import { CaptureWindow } from './capture-window.ts';
import { offerReload } from './crashed-page.ts';
import { bringToFront, toggleWindow } from './toggle-window.ts';
import { SavedWindowState } from './saved-window-state.ts';
import { minimumSize } from './window-bounds.ts';

const background = () => (nativeTheme.shouldUseDarkColors ? '#0c1224' : '#fcfbf7');
const unreadIcon = join(import.meta.dirname, '../../resources/tray/unread.png');

/** The main window with the admin screens, and the small one for quick capture. */
export class Windows {
  private main: BrowserWindow | null = null;
  private readonly capture = new CaptureWindow(background, () => this.closing);
  private readonly savedState: SavedWindowState;
  /** Whether the page has loaded and can be told to navigate. */
  private loaded = false;
  private unread = 0;
  private closing = false;

  constructor(
    private readonly settings: Settings,
    private readonly log: Pick<Log, 'write'>,
  ) {
    this.savedState = new SavedWindowState(settings);
    // Every page is guarded before it loads anything, however it was created.
    app.on('web-contents-created', (_event, contents) => {
      guardNavigation(contents, (url) => void shell.openExternal(url));
      contents.on('context-menu', (_shown, details) =>
        Menu.buildFromTemplate(contextMenu(contents, details)).popup(),
      );
      contents.on('render-process-gone', (_gone, { reason }) => this.log.write(`page ${reason}`));
    });
  }

  get isOpen(): boolean {
    return this.main !== null;
  }

  /** Brings the main window to the front, at a route if one is given. */
  async open(path?: string): Promise<void> {
    if (!this.main) return this.create(path ?? '/');
    bringToFront(this.main);
    if (path && this.loaded) this.main.webContents.send(NAVIGATE_CHANNEL, path);
    else if (path) await this.load(this.main, path);
  }

  toggle(): void {
    if (this.main) toggleWindow(this.main);
    else void this.open();
  }

  /** Reloads everything, so that nothing stays in a page's memory. */
  async restart(path: string): Promise<void> {
    this.capture.destroy();
    if (this.main) await this.load(this.main, path);
  }

  goInHistory(direction: 'back' | 'forward'): void {
    const history = this.main?.webContents.navigationHistory;
    if (direction === 'back') history?.goBack();
    else history?.goForward();
  }

  openCapture(): void {
    this.capture.open();
  }

  closeCapture(): void {
    this.capture.hide();
  }

  /** Sends a message to the pages of all windows. */
  send(channel: string, message: unknown): void {
    for (const window of [this.main, this.capture.current])
      window?.webContents.send(channel, message);
  }

  /** Shows the unread count as an overlay icon on the taskbar button; Windows only. */
  showUnread(count: number): void {
    this.unread = count;
    if (process.platform !== 'win32' || !this.main) return;
    const icon = count > 0 ? nativeImage.createFromPath(unreadIcon) : null;
    this.main.setOverlayIcon(icon, count > 0 ? `${count} unread` : '');
  }

  /** From now on windows close instead of hiding. */
  allowClosing(): void {
    this.closing = true;
    this.savedState.save();
  }

  private async create(path: string): Promise<void> {
    const main = new BrowserWindow({
      ...this.savedState.bounds(),
      ...minimumSize,
      show: false,
      backgroundColor: background(),
      webPreferences,
    });
    this.main = main;
    this.listen(main);
    this.savedState.track(main);
    offerReload(main, this.log);
    this.showUnread(this.unread);
    await this.load(main, path);
  }

  private listen(main: BrowserWindow): void {
    main.once('ready-to-show', () => {
      // Not earlier: on some systems maximizing shows the window.
      if (this.settings.get('window')?.maximized) main.maximize();
      main.show();
      this.log.write('window shown');
    });
    main.webContents.on('did-finish-load', () => {
      this.loaded = true;
      main.webContents.setZoomLevel(this.settings.get('zoom'));
    });
    main.on('close', (event) => this.hideOnClose(event, main));
    main.on('closed', () => (this.main = null));
  }

  /** A page may redirect while it loads, to the sign-in page for example; then this load is aborted. */
  private async load(main: BrowserWindow, path: string): Promise<void> {
    this.loaded = false;
    await main.loadURL(APP_ORIGIN + path).catch(ignoreAborted);
  }

  /** Hides instead of closing: the app keeps running for shortcuts and notifications until Quit. */
  private hideOnClose(event: { preventDefault(): void }, window: BrowserWindow): void {
    this.savedState.save();
    if (this.closing) return;
    event.preventDefault();
    window.hide();
  }
}

function ignoreAborted(error: unknown): void {
  if (!String(error).includes('ERR_ABORTED')) throw error;
}
