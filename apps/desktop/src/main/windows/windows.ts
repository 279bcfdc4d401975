import {
  type BrowserWindow,
  Menu,
  type MessageBoxOptions,
  type WebContents,
  app,
  dialog,
  nativeImage,
  shell,
} from 'electron';
import { join } from 'node:path';
import { FIND_CHANNEL, NAVIGATE_CHANNEL } from '../../bridge/channels.ts';
import { adminPath } from '../origin/app-origin.ts';
import { guardNavigation } from '../security/navigation-guard.ts';
import { contextMenu } from '../shell/context-menu.ts';
import type { Log } from '../shell/log.ts';
import type { Settings } from '../store/settings.ts';
import { CaptureWindow } from './capture-window.ts';
import { offerReload } from './broken-page.ts';
import { askBeforeUnload } from './leave-question.ts';
import { background, createPageWindow, loadPage } from './page-window.ts';
import { RecordWindows } from './record-windows.ts';
import { TITLE_BAR_HEIGHT } from './title-bar.ts';
import { bringToFront, toggleWindow } from './toggle-window.ts';
import { SavedWindowState } from './saved-window-state.ts';

const unreadIcon = join(import.meta.dirname, '../../resources/tray/unread.png');

/** The main window with the admin screens, further ones with records, and the small one for quick capture. */
export class Windows {
  private main: BrowserWindow | null = null;
  private readonly capture = new CaptureWindow(background, () => this.closing);
  private readonly savedState: SavedWindowState;
  private readonly records: RecordWindows;
  /** Only a page that has loaded can be told to navigate; `none` for a blank or broken one. */
  private page: 'none' | 'loading' | 'loaded' = 'none';
  private unread = 0;
  private closing = false;

  constructor(
    private readonly settings: Settings,
    private readonly log: Pick<Log, 'write'>,
  ) {
    this.savedState = new SavedWindowState(settings);
    this.records = new RecordWindows(settings, log);
    // Every page is guarded before it loads anything, however it was created.
    app.on('web-contents-created', (_event, contents) => {
      guardNavigation(contents, {
        openExternal: (url) => void shell.openExternal(url),
        openWindow: (url) => this.openWindow(url),
      });
      askBeforeUnload(contents, () => this.stay(contents));
      contents.on('context-menu', (_shown, details) =>
        Menu.buildFromTemplate(
          contextMenu(contents, details, (url) => this.openWindow(url)),
        ).popup(),
      );
      contents.on('render-process-gone', (_gone, { reason }) => this.log.write(`page ${reason}`));
    });
  }

  /** Shows a message on the main window, or by itself when there is none. Returns the pressed button. */
  async showMessage(options: MessageBoxOptions): Promise<number> {
    const shown = this.main
      ? dialog.showMessageBox(this.main, options)
      : dialog.showMessageBox(options);
    return (await shown).response;
  }

  /** Shows progress on the app's icon, from 0 to 1; null removes it. */
  showProgress(progress: number | 'unknown' | null): void {
    // Electron: above 1 is indeterminate, below 0 none.
    this.main?.setProgressBar(progress === 'unknown' ? 2 : (progress ?? -1));
  }

  get isOpen(): boolean {
    return this.main !== null;
  }

  /** Brings the main window to the front, at a route if one is given. */
  async open(path?: string): Promise<void> {
    if (!this.main) return this.create(path ?? '/');
    bringToFront(this.main);
    if (path && this.page === 'loaded') this.main.webContents.send(NAVIGATE_CHANNEL, path);
    else if (path || this.page === 'none') await this.load(this.main, path ?? '/');
  }

  toggle(): void {
    if (this.main) toggleWindow(this.main);
    else void this.open();
  }

  /** Opens a page of the admin area in its own window; without an address, that of the front window. */
  openWindow(address = this.front?.webContents.getURL() ?? ''): void {
    const path = adminPath(address);
    if (path !== null) void this.records.open(path);
  }

  /** Leaves all pages, so that nothing stays in memory; false if the user stays on one. */
  async leave(): Promise<boolean> {
    if (!this.records.close()) return false;
    try {
      await this.main?.loadURL('about:blank');
    } catch {
      return false;
    }
    this.page = 'none';
    this.capture.destroy();
    return true;
  }

  /** Loads a route without the earlier history. */
  async restart(path: string): Promise<void> {
    if (!(await this.leave()) || !this.main) return;
    await this.load(this.main, path);
    this.main?.webContents.navigationHistory.clear();
    this.prepareCapture();
  }

  goInHistory(direction: 'back' | 'forward'): void {
    const history = this.front?.webContents.navigationHistory;
    if (direction === 'back') history?.goBack();
    else history?.goForward();
  }

  /** Opens the system's print dialog for the page of the front window. */
  print(): void {
    this.front?.webContents.print();
  }

  /** Shows the menu below the title bar, where there is no menu bar. */
  showMenu(): void {
    const window = this.front;
    if (window) Menu.getApplicationMenu()?.popup({ window, x: 0, y: TITLE_BAR_HEIGHT });
  }

  /** Lets the page of the front window ask what to find. */
  find(): void {
    this.front?.webContents.send(FIND_CHANNEL, null);
  }

  openCapture(): void {
    this.capture.open();
  }

  /** Loads quick capture in its hidden window, so that it opens without delay. */
  prepareCapture(): void {
    this.capture.prepare();
  }

  resizeCapture(height: number): void {
    this.capture.resize(height);
  }

  closeCapture(): void {
    this.capture.hide();
  }

  /** Sends a message to the pages of all windows. */
  send(channel: string, message: unknown): void {
    for (const window of [this.main, this.capture.current, ...this.records.all])
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
    // This runs again when the windows are already closed.
    if (!this.closing) this.records.save();
    this.closing = true;
    this.savedState.save();
  }

  private async create(path: string): Promise<void> {
    const main = createPageWindow(this.savedState.bounds());
    this.main = main;
    this.listen(main);
    this.savedState.track(main);
    offerReload(main, this.log, () => (this.page = 'none'));
    this.showUnread(this.unread);
    await this.load(main, path);
    await this.records.restore();
  }

  /** The window that the user is in, if it shows pages of the admin area; else the main window. */
  private get front(): BrowserWindow | null {
    return this.records.all.find((window) => window.isFocused()) ?? this.main;
  }

  private listen(main: BrowserWindow): void {
    main.once('ready-to-show', () => {
      // Not earlier: on some systems maximizing shows the window.
      if (this.settings.get('window')?.maximized) main.maximize();
      main.show();
      this.log.write('window shown');
    });
    main.webContents.on('did-finish-load', () => {
      this.page = 'loaded';
      main.webContents.setZoomLevel(this.settings.get('zoom'));
    });
    main.on('close', (event) => this.hideOnClose(event, main));
    main.on('closed', () => (this.main = null));
  }

  private async load(main: BrowserWindow, path: string): Promise<void> {
    this.page = 'loading';
    await loadPage(main, path);
  }

  /** If the user stays on a page, the app does not quit either. */
  private stay(contents: WebContents): void {
    this.closing = false;
    if (contents === this.main?.webContents) this.page = 'loaded';
  }

  /** Hides instead of closing: the app keeps running for shortcuts and notifications until Quit. */
  private hideOnClose(event: { preventDefault(): void }, window: BrowserWindow): void {
    this.savedState.save();
    if (this.closing) return;
    event.preventDefault();
    if (process.platform !== 'darwin' || !window.isFullScreen()) return window.hide();
    // On macOS a full-screen window that is hidden leaves a black screen.
    window.once('leave-full-screen', () => window.hide());
    window.setFullScreen(false);
  }
}
