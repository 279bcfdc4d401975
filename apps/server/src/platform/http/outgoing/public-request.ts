import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import type { PublicNetwork, Resolved } from './public-network';

/** Why no connection was made. */
export class HostError extends Error {
  constructor(readonly reason: 'private' | 'not found') {
    super(`The host is ${reason}.`);
  }
}

interface PublicRequest {
  network: PublicNetwork;
  headers: Record<string, string>;
  signal: AbortSignal;
}

/**
 * Sends a GET to an https URL and does not follow redirects. Connects only to an address that was checked.
 * @throws HostError if an address of the host is not public, or it has none
 */
export async function requestPublic(
  url: URL,
  { network, headers, signal }: PublicRequest,
): Promise<IncomingMessage> {
  const checked = await resolve(url.hostname.replace(/^\[|\]$/g, ''), network, signal);
  const options: RequestOptions = {
    signal,
    // A new connection each time, so that one to an address checked earlier is not reused.
    agent: false,
    lookup: (_host, { all }, found) =>
      all ? found(null, checked) : found(null, checked[0]!.address, checked[0]!.family),
    headers: { 'user-agent': 'Polaris', ...headers },
    ...(network.ca && { ca: network.ca }),
  };
  return new Promise((answer, reject) => {
    request(url, options, answer).on('error', reject).end();
  });
}

/** Resolves a host. All of its addresses must be public, as any of them can be used. */
async function resolve(host: string, network: PublicNetwork, signal: AbortSignal) {
  const found = await before(signal, network.resolve(host).catch(noHost));
  if (found.length === 0) noHost();
  if (found.every(({ address }) => network.isPublic(address))) return found;
  throw new HostError('private');
}

function noHost(): never {
  throw new HostError('not found');
}

/** A DNS lookup cannot be aborted, so this only stops waiting for it. */
const before = (signal: AbortSignal, work: Promise<Resolved[]>): Promise<Resolved[]> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason as Error);
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);
