import { type BrowserWindow, screen } from 'electron';
import type { Settings } from '../store/settings.ts';
import { centerOn, placeFor } from './window-bounds.ts';

/** While a window is being moved its place changes with every pixel. */
const REST = 500;

const workAreas = () => screen.getAllDisplays().map(({ workArea }) => workArea);

/** Where the window of the back office stands, from one start to the next and from screen to screen. */
export class WindowMemory {
  private timer: NodeJS.Timeout | undefined;
  private window: BrowserWindow | null = null;

  constructor(private readonly settings: Pick<Settings, 'get' | 'set'>) {}

  /** Where to open. */
  place() {
    return placeFor(this.settings.get('window'), workAreas());
  }

  /** Remembers it whenever it comes to rest, and brings it back when its screen is taken away. */
  follow(window: BrowserWindow): void {
    this.window = window;
    const later = () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.remember(), REST);
    };
    for (const event of ['move', 'resize'] as const) window.on(event as 'move', later);
    const stay = () => this.bringBack(window);
    screen.on('display-removed', stay);
    screen.on('display-metrics-changed', stay);
    window.once('closed', () => {
      clearTimeout(this.timer);
      this.window = null;
      screen.off('display-removed', stay);
      screen.off('display-metrics-changed', stay);
    });
  }

  remember(): void {
    clearTimeout(this.timer);
    const { window } = this;
    if (!window || window.isDestroyed()) return;
    const place = { ...window.getNormalBounds(), maximized: window.isMaximized() };
    this.settings.set({ window: place, zoom: window.webContents.getZoomLevel() });
  }

  private bringBack(window: BrowserWindow): void {
    const [first] = workAreas();
    if (window.isDestroyed() || window.isMaximized() || !first) return;
    const place = placeFor(window.getNormalBounds(), workAreas());
    window.setBounds({ ...centerOn(first, place), ...place });
  }
}
