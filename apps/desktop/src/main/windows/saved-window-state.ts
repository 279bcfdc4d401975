import { type BrowserWindow, screen } from 'electron';
import { isDeepStrictEqual } from 'node:util';
import type { Settings } from '../store/settings.ts';
import { centerOn, fitBounds } from './window-bounds.ts';

/** Milliseconds without a change before the state is saved: a window being dragged sends many events. */
const SAVE_DELAY = 500;

const workAreas = () => screen.getAllDisplays().map(({ workArea }) => workArea);

/** Bounds, maximized state and zoom of the main window, stored in the settings. */
export class SavedWindowState {
  private timer: NodeJS.Timeout | undefined;
  private window: BrowserWindow | null = null;

  constructor(private readonly settings: Pick<Settings, 'get' | 'set'>) {}

  /** The bounds to open the window with, on the displays that are connected now. */
  bounds() {
    return fitBounds(this.settings.get('window'), workAreas());
  }

  /** Saves the window's state when it changes, and moves it back when its display is removed. */
  track(window: BrowserWindow): void {
    this.window = window;
    const saveLater = () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.save(), SAVE_DELAY);
    };
    for (const event of ['move', 'resize'] as const) window.on(event as 'move', saveLater);
    const keepOnScreen = () => this.moveOnScreen(window);
    screen.on('display-removed', keepOnScreen);
    screen.on('display-metrics-changed', keepOnScreen);
    window.once('closed', () => {
      clearTimeout(this.timer);
      this.window = null;
      screen.off('display-removed', keepOnScreen);
      screen.off('display-metrics-changed', keepOnScreen);
    });
  }

  save(): void {
    clearTimeout(this.timer);
    const { window } = this;
    if (!window || window.isDestroyed()) return;
    const state = { ...window.getNormalBounds(), maximized: window.isMaximized() };
    this.settings.set({ window: state, zoom: window.webContents.getZoomLevel() });
  }

  private moveOnScreen(window: BrowserWindow): void {
    const [first] = workAreas();
    if (window.isDestroyed() || window.isMaximized() || window.isFullScreen() || !first) return;
    const current = window.getNormalBounds();
    const bounds = fitBounds(current, workAreas());
    const next = { ...centerOn(first, bounds), ...bounds };
    // Setting even the same bounds would end a snapped window's state.
    if (!isDeepStrictEqual(next, current)) window.setBounds(next);
  }
}
