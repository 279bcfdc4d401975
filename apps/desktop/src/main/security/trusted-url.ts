import { appUrl } from '../origin/app-origin.ts';
import { plainPath } from '../origin/safe-path.ts';

/** Whether an address is a page of the app itself. */
export const isOwnPage = (text: string): boolean =>
  appUrl(text) !== null && plainPath(text) !== null;

const OUTSIDE = ['https:', 'mailto:', 'tel:'];
const MAX_URL = 2000;

/** The address as it may be handed to the system, or null: never a file, a script or another program. */
export function outsideUrl(text: string): string | null {
  const url = text.length <= MAX_URL && !/[\s\p{Cc}\\]/u.test(text) ? URL.parse(text) : null;
  if (!url || !OUTSIDE.includes(url.protocol)) return null;
  if (url.protocol === 'https:' && (!url.hostname || url.username || url.password)) return null;
  return url.href;
}
