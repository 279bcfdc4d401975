import { isIPv4 } from 'node:net';

export type Address = { ok: true; origin: string } | { ok: false; message: string };

const invalid = (message: string): Address => ({ ok: false, message });

/** This machine itself: its traffic stays on it, so it needs no https. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));

/** The origin of an address that the user typed; the scheme may be omitted. */
export function serverOrigin(text: string): Address {
  const typed = text.trim();
  if (!typed) return invalid('Enter the address of your Polaris server.');
  if (typed.length > 300 || /[\s\p{Cc}\\]/u.test(typed))
    return invalid('This is not a valid address.');
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url?.hostname) return invalid('This is not a valid address.');
  if (url.username || url.password)
    return invalid('Leave out the user name and password. You sign in later.');
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return invalid('The address must start with https://');
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    return invalid('Only a server on this machine can be used without https.');
  if (url.pathname !== '/' || url.search || url.hash)
    return invalid(`Enter only the address, without a path: ${url.origin}`);
  return { ok: true, origin: url.origin };
}
