import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Removes the ports from the addresses that trusted proxies report. If one is not an address, none can be trusted: the
 * header is removed, and the peer counts as the sender.
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
