import { BrowserWindow, app, screen } from 'electron';
import { webPreferences } from '../security/web-preferences.ts';
import { APP_ORIGIN } from '../origin/app-origin.ts';
import { bringToFront } from './toggle-window.ts';
import { centerOn } from './window-bounds.ts';

/** The size with one line; the page asks for more height when it shows more. */
const SIZE = { width: 560, height: 160 };
/** It is positioned as if it had this height, so that it has room to grow downward. */
const PLACED_AS = { width: SIZE.width, height: 560 };
/** Pixels that stay free below it. */
const MARGIN = 16;

/**
 * The small window for quick capture. It is created ahead, since loading a new page would take too long. It opens above
 * all other windows and returns the focus when it closes.
 */
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

  /** Loads the page of the hidden window. */
  prepare(): BrowserWindow {
    return (this.window ??= this.create());
  }

  /** Opens on the display with the pointer: that is where the user is working. */
  open(): void {
    const window = this.prepare();
    if (!window.isVisible()) this.previous = BrowserWindow.getFocusedWindow();
    const { workArea } = screen.getDisplayNearestPoint(screen.getCursorScreenPoint());
    const { x, y } = centerOn(workArea, PLACED_AS);
    window.setPosition(x, y);
    // A panel is not shown while the app is hidden, and does not unhide it either.
    if (process.platform === 'darwin') app.show();
    bringToFront(window);
  }

  /** Sets the height to that of the page, as far as the display allows; beyond that the page scrolls. */
  resize(height: number): void {
    const { window } = this;
    if (!window || window.isDestroyed()) return;
    const { y } = window.getBounds();
    const { workArea } = screen.getDisplayMatching(window.getBounds());
    const room = workArea.y + workArea.height - y - MARGIN;
    window.setContentSize(SIZE.width, Math.max(SIZE.height, Math.min(height, room)));
  }

  /** Hides the window, so that it opens quickly next time, and returns the focus to the previous window. */
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
      useContentSize: true,
      frame: false,
      show: false,
      resizable: false,
      minimizable: false,
      fullscreenable: false,
      skipTaskbar: true,
      title: 'Quick Capture',
      backgroundColor: this.background(),
      // A separate zoom: pages of one origin otherwise share it.
      webPreferences: { ...webPreferences, zoomMode: 'isolated' },
      // A panel takes keyboard input without activating the app, so macOS returns the focus itself.
      ...(process.platform === 'darwin' && { type: 'panel' }),
    });
    window.setAlwaysOnTop(true, 'screen-saver');
    if (process.platform !== 'darwin') window.removeMenu();
    // Without the last option macOS takes the whole app out of the Dock and Cmd+Tab.
    if (process.platform !== 'win32')
      window.setVisibleOnAllWorkspaces(true, {
        visibleOnFullScreen: true,
        skipTransformProcessType: true,
      });
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
