import * as z from 'zod/mini';

/**
 * What became of a call: the server answered it; it cannot be reached; it was reached and is silent; its
 * certificate is not valid; something else answers in its place; it is there, and not at work.
 */
export type Connection =
  'online' | 'unreachable' | 'silent' | 'certificate' | 'elsewhere' | 'unavailable';

/** What is told of it, on every screen. */
export const connectionText: Record<Exclude<Connection, 'online'>, string> = {
  unreachable: 'No connection to your server.',
  silent: 'Your server does not answer.',
  certificate:
    'The certificate of your server is not valid for its address, so nothing was sent to it.',
  elsewhere:
    'Something else answers in place of your server, perhaps the sign-in page of this network. Open a browser to see it.',
  unavailable: 'Your server is not available right now. It may be starting.',
};

/** A call that took longer than it may. */
export class Silence extends Error {}

const failureSchema = z.object({ cause: z.object({ code: z.string() }) });

/** The network names its failures: `net::ERR_CERT_…` in Electron, the cause's code in Node. */
export function connectionAfter(error: unknown): Exclude<Connection, 'online' | 'unavailable'> {
  if (error instanceof Silence) return 'silent';
  const text = `${String(error)} ${failureSchema.safeParse(error).data?.cause.code ?? ''}`;
  if (/CERT|SSL|UNABLE_TO_VERIFY|EPROTO/i.test(text)) return 'certificate';
  // Electron makes an error of a redirect that must not be followed.
  if (/redirect/i.test(text)) return 'elsewhere';
  if (/TIMED_OUT|ETIMEDOUT|EMPTY_RESPONSE/i.test(text)) return 'silent';
  return 'unreachable';
}

/** Polaris answers its calls with JSON or a file, and never with a page or a redirect. */
export function connectionIn({ status, type, headers }: Response): Connection {
  if ([502, 503, 504].includes(status)) return 'unavailable';
  const redirected = type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304);
  const isPage = /^text\/html\b/i.test(headers.get('content-type') ?? '');
  return redirected || isPage || status === 511 ? 'elsewhere' : 'online';
}
