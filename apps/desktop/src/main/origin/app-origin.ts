import type { CustomScheme } from 'electron';

export const APP_SCHEME = 'app';
export const APP_ORIGIN = 'app://polaris';

/** All windows share this session, whose cookies survive a restart. */
export const PARTITION = 'persist:polaris';

/** Only the privileges that pages need: no policy bypass, no service workers. */
export const schemes: CustomScheme[] = [
  {
    scheme: APP_SCHEME,
    // Without `codeCache` Chromium would compile all scripts again at each start.
    privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
  },
];

/** Parses a URL of the app's own origin; null for any other. */
export function appUrl(text: string): URL | null {
  const url = URL.parse(text);
  const isOwn = url?.protocol === `${APP_SCHEME}:` && url.host === 'polaris';
  return isOwn && !url.username && !url.password ? url : null;
}

/** The route in the URL of an admin screen; null for any other URL. */
export function adminPath(address: string): string | null {
  const url = appUrl(address);
  const isAdmin = url !== null && /^\/admin(\/|$)/.test(url.pathname);
  return isAdmin ? url.pathname + url.search + url.hash : null;
}
