import { apiFit } from '@polaris/contracts';
import type { Outcome } from '../../bridge/bridge.ts';
import { statusFromError, statusFromResponse } from '../origin/connection.ts';
import { type Fetch, ResponseTooLarge, fetchWithTimeout } from '../origin/fetch-with-timeout.ts';

/** Any server can be at an address that was just typed: it gets little time, and little memory. */
const LIMITS = { first: 10_000, between: 10_000, bytes: 64 * 1024 };
const NOT_POLARIS = 'There is a server at this address, but it is not Polaris.';
const NO_SERVER = 'No server responds at this address. Check the address and your connection.';

const problems = {
  unreachable: NO_SERVER,
  timeout: NO_SERVER,
  intercepted: NOT_POLARIS,
  certificate:
    'The certificate of this server is not valid for its address, so nothing was sent to it.',
} as const;

const mismatches = {
  'server-too-old':
    'This server is older than this app. Update the server, or install the matching version of the app.',
  'app-too-old': 'This app is older than this server. Update the app.',
} as const;

/** Whether a Polaris server at this origin is ready and compatible. Sends no cookies. */
export async function checkServer(origin: string, fetch: Fetch): Promise<Outcome> {
  try {
    const init: RequestInit = { redirect: 'error', credentials: 'omit', cache: 'no-store' };
    const { response, body } = await fetchWithTimeout(
      fetch,
      `${origin}/api/health/ready`,
      init,
      LIMITS,
    );
    if (statusFromResponse(response) === 'unavailable')
      return failure('Your server is starting, or its database is unavailable. Try again.');
    const fit = response.ok && body instanceof Uint8Array ? apiFit(parsed(body)) : null;
    if (fit === null) return failure(NOT_POLARIS);
    return fit === 'fits' ? { ok: true } : failure(mismatches[fit]);
  } catch (error) {
    if (error instanceof ResponseTooLarge) return failure(NOT_POLARIS);
    return failure(problems[statusFromError(error)]);
  }
}

function parsed(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    return null;
  }
}

const failure = (message: string): Outcome => ({ ok: false, message });
