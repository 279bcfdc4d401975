import { BrowserWindow, Menu, app, nativeImage, nativeTheme, shell } from 'electron';
import { join } from 'node:path';
import { GO_CHANNEL } from '../../bridge/channels.ts';
import { lockContents } from '../security/navigation-guard.ts';
import { webPreferences } from '../security/web-preferences.ts';
import { APP_ORIGIN } from '../origin/app-origin.ts';
import { contextMenu } from '../shell/context-menu.ts';
import type { Log } from '../shell/log.ts';
import type { Settings } from '../store/settings.ts';
import { CaptureWindow } from './capture-window.ts';
import { offerReload } from './crashed-page.ts';
import { bringUp, toggle } from './toggle-window.ts';
import { WindowMemory } from './saved-window-state.ts';
import { smallest } from './window-bounds.ts';

const background = () => (nativeTheme.shouldUseDarkColors ? '#0c1224' : '#fcfbf7');
const dot = join(import.meta.dirname, '../../resources/tray/unread.png');

/** The window of the back office and the small one for quick capture. */
export class Windows {
  private main: BrowserWindow | null = null;
  private readonly capture = new CaptureWindow(background, () => this.closing);
  private readonly memory: WindowMemory;
  /** Whether the page is there, so that it can be told to go elsewhere. */
  private loaded = false;
  private unread = 0;
  private closing = false;

  constructor(
    private readonly settings: Settings,
    private readonly log: Pick<Log, 'write'>,
  ) {
    this.memory = new WindowMemory(settings);
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
    bringUp(this.main);
    if (path && this.loaded) this.main.webContents.send(GO_CHANNEL, path);
    else if (path) await this.load(this.main, path);
  }

  toggle(): void {
    if (this.main) toggle(this.main);
    else void this.open();
  }

  /** Loads everything again: nothing that a page held in its memory is left. */
  async restart(path: string): Promise<void> {
    this.capture.destroy();
    if (this.main) await this.load(this.main, path);
  }

  /** A step through the places that were visited. */
  go(step: 'back' | 'forward'): void {
    const history = this.main?.webContents.navigationHistory;
    if (step === 'back') history?.goBack();
    else history?.goForward();
  }

  openCapture(): void {
    this.capture.open();
  }

  closeCapture(): void {
    this.capture.hide();
  }

  tell(channel: string, message: unknown): void {
    for (const window of [this.main, this.capture.current])
      window?.webContents.send(channel, message);
  }

  /** How much is unread, where Windows shows it: on the app's button in the taskbar. */
  showUnread(count: number): void {
    this.unread = count;
    if (process.platform !== 'win32' || !this.main) return;
    const icon = count > 0 ? nativeImage.createFromPath(dot) : null;
    this.main.setOverlayIcon(icon, count > 0 ? `${count} unread` : '');
  }

  /** From now on closing a window means it. */
  letClose(): void {
    this.closing = true;
    this.memory.remember();
  }

  private async create(path: string): Promise<void> {
    const main = new BrowserWindow({
      ...this.memory.place(),
      ...smallest,
      show: false,
      backgroundColor: background(),
      webPreferences,
    });
    this.main = main;
    this.listen(main);
    this.memory.follow(main);
    offerReload(main, this.log);
    this.showUnread(this.unread);
    await this.load(main, path);
  }

  private listen(main: BrowserWindow): void {
    main.once('ready-to-show', () => {
      // It shows the window on some systems, so it is not done before.
      if (this.settings.get('window')?.maximized) main.maximize();
      main.show();
      this.log.write('window shown');
    });
    main.webContents.on('did-finish-load', () => {
      this.loaded = true;
      main.webContents.setZoomLevel(this.settings.get('zoom'));
    });
    main.on('close', (event) => this.hideInstead(event, main));
    main.on('closed', () => (this.main = null));
  }

  /** A page that finds itself signed out goes elsewhere by itself: then its own way there wins. */
  private async load(main: BrowserWindow, path: string): Promise<void> {
    this.loaded = false;
    await main.loadURL(APP_ORIGIN + path).catch(ignoreAborted);
  }

  /** The app stays for its shortcuts and its news; Quit ends it. */
  private hideInstead(event: { preventDefault(): void }, window: BrowserWindow): void {
    this.memory.remember();
    if (this.closing) return;
    event.preventDefault();
    window.hide();
  }
}

function ignoreAborted(error: unknown): void {
  if (!String(error).includes('ERR_ABORTED')) throw error;
}
