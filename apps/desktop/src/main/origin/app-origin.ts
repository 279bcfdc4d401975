import type { CustomScheme } from 'electron';

export const APP_SCHEME = 'app';
export const APP_ORIGIN = 'app://polaris';

/** Everything of the app lives in one session of its own, whose cookies survive a restart. */
export const PARTITION = 'persist:polaris';

/** What pages need of their scheme, and nothing more: no bypass of the policy, no service worker. */
export const schemes: CustomScheme[] = [
  {
    scheme: APP_SCHEME,
    privileges: { standard: true, secure: true, supportFetchAPI: true },
  },
];

/** The url of the app's own origin, read as strictly as the protocol handler does. */
export function appUrl(text: string): URL | null {
  const url = URL.parse(text);
  const ours = url?.protocol === `${APP_SCHEME}:` && url.host === 'polaris';
  return ours && !url.username && !url.password ? url : null;
}
