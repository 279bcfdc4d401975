import type { Event, WebContents } from 'electron';
import { externalUrl, isAppPage } from './trusted-url.ts';

const prevent = (event: Pick<Event, 'preventDefault'>) => event.preventDefault();

/**
 * Keeps a page inside the app: it may navigate only to the app's own pages. External links are opened by
 * the system (browser, mail, phone) or blocked; new windows and web views are always blocked.
 */
export function guardNavigation(contents: WebContents, openExternal: (url: string) => void): void {
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
    openOutsideApp(url);
    return { action: 'deny' };
  });
}
