import type { Event, Session, WebContents } from 'electron';
import { isOwnPage, outsideUrl } from './trusted-url.ts';

const refuse = (event: Pick<Event, 'preventDefault'>) => event.preventDefault();

/**
 * A page stays within the app. What leads out of it is handed to the system's browser, mail or phone,
 * or goes nowhere.
 */
export function lockContents(contents: WebContents, openOutside: (url: string) => void): void {
  const leave = (url: string) => {
    const outside = outsideUrl(url);
    if (outside) openOutside(outside);
  };
  const stay = (event: Pick<Event, 'preventDefault'> & { url: string }) => {
    if (isOwnPage(event.url)) return;
    event.preventDefault();
    leave(event.url);
  };
  contents.on('will-navigate', stay);
  contents.on('will-frame-navigate', stay);
  contents.on('will-redirect', refuse);
  contents.on('will-attach-webview', refuse);
  contents.setWindowOpenHandler(({ url }) => {
    leave(url);
    return { action: 'deny' };
  });
}

/** Nothing is granted, and nothing is even listed: no camera, no position, no device. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer({}));
}
