import type { Event, WebContents } from 'electron';
import { externalUrl, isAppPage } from './trusted-url.ts';

const prevent = (event: Pick<Event, 'preventDefault'>) => event.preventDefault();

interface Outside {
  openExternal: (url: string) => void;
  /** Opens one of the app's own pages in a window that the app creates itself. */
  openWindow: (url: string) => void;
}

/**
 * Lets a page navigate only to the app's own pages. The system opens external links (browser, mail, phone), or they are
 * blocked. Pages create no windows; for a click with Ctrl, Cmd or the middle button, the app does.
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
