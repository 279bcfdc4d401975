import { BrowserWindow, screen } from 'electron';
import { webPreferences } from '../security/web-preferences.ts';
import { APP_ORIGIN } from '../origin/app-origin.ts';
import { bringToFront } from './toggle-window.ts';
import { centerOn } from './window-bounds.ts';

const SIZE = { width: 560, height: 460 };

/** The small window for quick capture. It opens above all other windows and returns the focus on closing. */
export class CaptureWindow {
  private window: BrowserWindow | null = null;
  /** The app's own window that had the focus before. */
  private previous: BrowserWindow | null = null;

  constructor(
    private readonly background: () => string,
    private readonly isClosing: () => boolean,
  ) {}

  get current(): BrowserWindow | null {
    return this.window;
  }

  /** Opens on the display with the pointer: that is where the user is working. */
  open(): void {
    const window = (this.window ??= this.create());
    if (!window.isVisible()) this.previous = BrowserWindow.getFocusedWindow();
    const { workArea } = screen.getDisplayNearestPoint(screen.getCursorScreenPoint());
    window.setBounds({ ...centerOn(workArea, SIZE), ...SIZE });
    bringToFront(window);
  }

  /** Hides the window, so that it opens at once next time, and returns the focus to the previous window. */
  hide(): void {
    const { window, previous } = this;
    if (!window?.isVisible()) return;
    // On Windows, hiding a window does not pass the focus on to another one.
    if (process.platform === 'win32') window.blur();
    window.hide();
    this.previous = null;
    if (previous && !previous.isDestroyed() && previous.isVisible()) previous.focus();
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
      title: 'Quick Capture',
      backgroundColor: this.background(),
      webPreferences,
      // A panel takes keyboard input without activating the app, so macOS returns it by itself.
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
    // A crashed page stays blank: the next open creates a new window.
    window.webContents.on('render-process-gone', () => this.destroy());
    void window.loadURL(`${APP_ORIGIN}/capture`).catch(() => undefined);
    return window;
  }
}
