import { isIPv4 } from 'node:net';

export type Address = { ok: true; origin: string } | { ok: false; message: string };

const refuse = (message: string): Address => ({ ok: false, message });

/** Names of this very machine, where nobody can listen in. */
const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));

/** The origin of the address that the owner typed; the scheme may be left out. */
export function serverOrigin(text: string): Address {
  const typed = text.trim();
  if (!typed) return refuse('Enter the address of your Polaris.');
  if (typed.length > 300 || /[\s\p{Cc}\\]/u.test(typed)) return refuse('This is not an address.');
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url?.hostname) return refuse('This is not an address.');
  if (url.username || url.password)
    return refuse('Leave out the name and password: sign in later.');
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return refuse('The address must begin with https://');
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    return refuse('Only a server on this machine may be reached without https.');
  if (url.pathname !== '/' || url.search || url.hash)
    return refuse(`Enter the address alone, without a path: ${url.origin}`);
  return { ok: true, origin: url.origin };
}
