import { BrowserWindow, type Rectangle, nativeTheme } from 'electron';
import { join } from 'node:path';
import { APP_ORIGIN } from '../origin/app-origin.ts';
import { webPreferences } from '../security/web-preferences.ts';
import { followTheme, titleBarOptions } from './title-bar.ts';
import { minimumSize } from './window-bounds.ts';

export const background = () => (nativeTheme.shouldUseDarkColors ? '#0c1224' : '#fcfbf7');
const windowIcon = join(import.meta.dirname, '../../resources/tray/window.png');

/** Creates a hidden window for pages of the admin area. */
export function createPageWindow(bounds: Partial<Rectangle>): BrowserWindow {
  const window = new BrowserWindow({
    ...bounds,
    ...minimumSize,
    ...titleBarOptions(),
    show: false,
    backgroundColor: background(),
    // An AppImage has no desktop entry with an icon.
    ...(process.platform === 'linux' && { icon: windowIcon }),
    webPreferences,
  });
  followTheme(window);
  return window;
}

/**
 * Ignores failed loads: `offerReload` informs the user. Also ignores aborted ones, such as when the page redirects to
 * the sign-in page, or the user stays on a page with unsaved text.
 */
export const loadPage = (window: BrowserWindow, path: string): Promise<void> =>
  window.loadURL(APP_ORIGIN + path).catch(() => undefined);
