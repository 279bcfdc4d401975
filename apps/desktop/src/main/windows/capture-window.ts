import { BrowserWindow, screen } from 'electron';
import { webPreferences } from '../security/web-preferences.ts';
import { APP_ORIGIN } from '../origin/app-origin.ts';
import { bringUp } from './toggle-window.ts';
import { centerOn } from './window-bounds.ts';

const SIZE = { width: 560, height: 460 };

/** The small window for quick capture: before whatever one looks at, and gone again without a trace. */
export class CaptureWindow {
  private window: BrowserWindow | null = null;
  /** The window of ours that was in use when it came up. */
  private before: BrowserWindow | null = null;

  constructor(
    private readonly background: () => string,
    private readonly isClosing: () => boolean,
  ) {}

  get current(): BrowserWindow | null {
    return this.window;
  }

  /** On the screen where the pointer is: that is where its owner looks. */
  open(): void {
    const window = (this.window ??= this.create());
    if (!window.isVisible()) this.before = BrowserWindow.getFocusedWindow();
    const { workArea } = screen.getDisplayNearestPoint(screen.getCursorScreenPoint());
    window.setBounds({ ...centerOn(workArea, SIZE), ...SIZE });
    bringUp(window);
  }

  /** Hidden and kept, so that it is there at once the next time; the window that had the keyboard has it again. */
  hide(): void {
    const { window, before } = this;
    if (!window?.isVisible()) return;
    // Windows gives the keyboard to nobody when a window is only hidden.
    if (process.platform === 'win32') window.blur();
    window.hide();
    this.before = null;
    if (before && !before.isDestroyed() && before.isVisible()) before.focus();
  }

  destroy(): void {
    if (this.window?.isDestroyed() === false) this.window.destroy();
  }

  private create(): BrowserWindow {
    const window = new BrowserWindow({
      ...SIZE,
      show: false,
      resizable: false,
      minimizable: false,
      fullscreenable: false,
      skipTaskbar: true,
      title: 'Quick capture',
      backgroundColor: this.background(),
      webPreferences,
      // A panel takes the keyboard and leaves the other app in front: macOS gives it back by itself.
      ...(process.platform === 'darwin' && { type: 'panel' }),
    });
    window.setAlwaysOnTop(true, 'screen-saver');
    if (process.platform !== 'win32')
      window.setVisibleOnAllWorkspaces(true, { visibleOnFullScreen: true });
    window.on('close', (event) => {
      if (this.isClosing()) return;
      event.preventDefault();
      this.hide();
    });
    window.on('closed', () => (this.window = null));
    // Blank and deaf as it is, it is made again the next time.
    window.webContents.on('render-process-gone', () => this.destroy());
    void window.loadURL(`${APP_ORIGIN}/capture`).catch(() => undefined);
    return window;
  }
}
