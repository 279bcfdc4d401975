import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * What trusted proxies say of their senders, without ports. If one is not an address, none of them can be trusted: the
 * header goes, and the sender is who is connected.
 */
export function checkForwardedFor({ headers }: IncomingMessage, hops: number): void {
  const given = headers['x-forwarded-for'];
  if (given === undefined || hops === 0) return;
  const entries = String(given)
    .split(',')
    .slice(-hops)
    .map((entry) => withoutPort(entry.trim()));
  if (entries.every((entry) => isIP(entry))) headers['x-forwarded-for'] = entries.join(', ');
  else delete headers['x-forwarded-for'];
}

/** As some proxies write them: `192.0.2.1:4711` and `[2001:db8::1]:4711`. */
const withoutPort = (entry: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
