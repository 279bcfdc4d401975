import * as z from 'zod/mini';

/**
 * The result of the last request:
 * - `online`: the server responded;
 * - `unreachable`: there is no connection;
 * - `timeout`: the server was reached but did not respond in time;
 * - `certificate`: its TLS certificate is not valid;
 * - `intercepted`: something else responded, such as a captive portal;
 * - `unavailable`: the server is running but not ready.
 */
export type ConnectionStatus =
  | 'online'
  | 'unreachable'
  | 'timeout'
  | 'certificate'
  | 'intercepted'
  | 'unavailable';

/** The sentence that pages show for each problem. */
export const connectionProblems: Record<Exclude<ConnectionStatus, 'online'>, string> = {
  unreachable: 'No connection to your server.',
  timeout: 'Your server is not responding.',
  certificate:
    'The certificate of your server is not valid for its address, so nothing was sent to it.',
  intercepted:
    'Something else is responding in place of your server, perhaps the sign-in page of this network. Open a browser to check.',
  unavailable: 'Your server is not available right now. It may be starting.',
};

/** A request whose response did not come in time. */
export class ResponseTimeout extends Error {}

const failureSchema = z.object({ cause: z.object({ code: z.string() }) });

/** Errors are told apart by name: `net::ERR_CERT_…` in Electron, the cause's code in Node. */
export function statusFromError(
  error: unknown,
): Exclude<ConnectionStatus, 'online' | 'unavailable'> {
  if (error instanceof ResponseTimeout) return 'timeout';
  const text = `${String(error)} ${failureSchema.safeParse(error).data?.cause.code ?? ''}`;
  if (/CERT|SSL|UNABLE_TO_VERIFY|EPROTO/i.test(text)) return 'certificate';
  // Electron throws on a redirect that must not be followed.
  if (/redirect/i.test(text)) return 'intercepted';
  if (/TIMED_OUT|ETIMEDOUT|EMPTY_RESPONSE/i.test(text)) return 'timeout';
  return 'unreachable';
}

/** The Polaris API responds with JSON or a file, never with an HTML page or a redirect. */
export function statusFromResponse({ status, type, headers }: Response): ConnectionStatus {
  if ([502, 503, 504].includes(status)) return 'unavailable';
  const redirected = type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304);
  const isPage = /^text\/html\b/i.test(headers.get('content-type') ?? '');
  return redirected || isPage || status === 511 ? 'intercepted' : 'online';
}
