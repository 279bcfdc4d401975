import type { Event, WebContents } from 'electron';
import { externalUrl, isAppPage } from './trusted-url.ts';

const prevent = (event: Pick<Event, 'preventDefault'>) => event.preventDefault();

interface Outside {
  openExternal: (url: string) => void;
  /** Opens one of the app's own pages in a window that the app creates itself. */
  openWindow: (url: string) => void;
}

/**
 * Keeps a page inside the app: it may navigate only to the app's own pages. External links are opened by
 * the system (browser, mail, phone) or blocked. A page creates no windows and web views; for a click with
 * Ctrl, Cmd or the middle button, the app opens a window of its own.
 */
export function guardNavigation(
  contents: WebContents,
  { openExternal, openWindow }: Outside,
): void {
  const openOutsideApp = (url: string) => {
    const external = externalUrl(url);
    if (external) openExternal(external);
  };
  const allowAppPages = (event: Pick<Event, 'preventDefault'> & { url: string }) => {
    if (isAppPage(event.url)) return;
    event.preventDefault();
    openOutsideApp(event.url);
  };
  contents.on('will-navigate', allowAppPages);
  contents.on('will-frame-navigate', allowAppPages);
  contents.on('will-redirect', prevent);
  contents.on('will-attach-webview', prevent);
  contents.setWindowOpenHandler(({ url }) => {
    if (isAppPage(url)) openWindow(url);
    else openOutsideApp(url);
    return { action: 'deny' };
  });
}
