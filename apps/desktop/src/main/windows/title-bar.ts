import { type BrowserWindow, nativeTheme } from 'electron';

/** In pixels; the pages' `TitleBar` has the same height. */
export const TITLE_BAR_HEIGHT = 44;
/** The height that the system covers; the line below the title bar stays visible. */
const OVERLAY_HEIGHT = TITLE_BAR_HEIGHT - 1;
const TRAFFIC_LIGHTS = { x: 14, y: 15 };

const colors = () =>
  nativeTheme.shouldUseDarkColors
    ? { color: '#0c1224', symbolColor: '#e9e6dc' }
    : { color: '#fcfbf7', symbolColor: '#1b2440' };

/** The page draws the title bar, with the search field in it; the system draws its buttons on top. */
export const titleBarOptions = () =>
  process.platform === 'darwin'
    ? {
        titleBarStyle: 'hidden' as const,
        titleBarOverlay: { height: OVERLAY_HEIGHT },
        trafficLightPosition: TRAFFIC_LIGHTS,
      }
    : {
        titleBarStyle: 'hidden' as const,
        titleBarOverlay: { ...colors(), height: OVERLAY_HEIGHT },
      };

/** Keeps the system's buttons in the colors of the theme. */
export function followTheme(window: BrowserWindow): void {
  if (process.platform === 'darwin') return;
  const update = () => window.setTitleBarOverlay({ ...colors(), height: OVERLAY_HEIGHT });
  nativeTheme.on('updated', update);
  window.once('closed', () => nativeTheme.off('updated', update));
}
