import { BrowserWindow, type Rectangle, screen } from 'electron';
import { adminPath } from '../origin/app-origin.ts';
import type { Log } from '../shell/log.ts';
import { MAX_RECORD_WINDOWS, type Settings } from '../store/settings.ts';
import { offerReload } from './broken-page.ts';
import { createPageWindow, loadPage } from './page-window.ts';
import { bringToFront } from './toggle-window.ts';
import { fitBounds } from './window-bounds.ts';

const SIZE = { width: 960, height: 720 };
/** Pixels between a window and the one that it was opened from. */
const OFFSET = 28;

const pathIn = (window: BrowserWindow) => adminPath(window.webContents.getURL());

/**
 * Further windows, for records next to the main window. They close instead of hiding, and reopen at the next start if
 * they were open when the app quit.
 */
export class RecordWindows {
  private readonly windows = new Set<BrowserWindow>();
  private restored = false;

  constructor(
    private readonly settings: Pick<Settings, 'get' | 'set'>,
    private readonly log: Pick<Log, 'write'>,
  ) {}

  get all(): BrowserWindow[] {
    return [...this.windows];
  }

  /** Opens a route, or shows the window that has it. */
  async open(path: string): Promise<void> {
    const open = this.all.find((window) => pathIn(window) === path);
    if (open) return bringToFront(open);
    if (this.windows.size >= MAX_RECORD_WINDOWS) return;
    const { x = 0, y = 0 } = BrowserWindow.getFocusedWindow()?.getBounds() ?? {};
    await this.create(path, { ...SIZE, x: x + OFFSET, y: y + OFFSET });
  }

  /** Opens the windows of the last run, once. */
  async restore(): Promise<void> {
    if (this.restored) return;
    this.restored = true;
    const saved = this.settings.get('recordWindows');
    await Promise.all(saved.map(({ path, ...bounds }) => this.create(path, bounds)));
  }

  save(): void {
    if (!this.restored) return;
    const recordWindows = this.all.flatMap((window) => {
      const path = pathIn(window);
      return path === null ? [] : [{ path, ...window.getNormalBounds() }];
    });
    this.settings.set({ recordWindows });
  }

  /** Closes all windows, so that no page stays in memory; false if the user stays in one. */
  close(): boolean {
    for (const window of this.all) {
      window.close();
      if (!window.isDestroyed()) return false;
    }
    this.settings.set({ recordWindows: [] });
    return true;
  }

  private async create(path: string, bounds: Rectangle): Promise<void> {
    const workAreas = screen.getAllDisplays().map(({ workArea }) => workArea);
    const window = createPageWindow(fitBounds(bounds, workAreas));
    this.windows.add(window);
    window.once('ready-to-show', () => window.show());
    window.once('closed', () => this.windows.delete(window));
    offerReload(window, this.log, () => undefined);
    await loadPage(window, path);
  }
}
