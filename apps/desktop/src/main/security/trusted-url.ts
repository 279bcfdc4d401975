import { appUrl } from '../origin/app-origin.ts';
import { safePath } from '../origin/safe-path.ts';
import { isLoopback } from '../store/server-address.ts';

/** Whether a URL is a page of the app itself. */
export const isAppPage = (text: string): boolean =>
  appUrl(text) !== null && safePath(text) !== null;

const EXTERNAL_SCHEMES = ['https:', 'mailto:', 'tel:'];
const MAX_URL = 2000;

/** A URL that the system may open (https, mailto, tel, this machine), normalized; null for others. */
export function externalUrl(text: string): string | null {
  const url = text.length <= MAX_URL && !/[\s\p{Cc}\\]/u.test(text) ? URL.parse(text) : null;
  const isHere = url?.protocol === 'http:' && isLoopback(url.hostname);
  if (!url || !(isHere || EXTERNAL_SCHEMES.includes(url.protocol))) return null;
  if (/^https?:$/.test(url.protocol) && (!url.hostname || url.username || url.password))
    return null;
  return url.href;
}
