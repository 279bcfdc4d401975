import { apiFit } from '@polaris/contracts';
import type { Outcome } from '../../bridge/bridge.ts';
import { connectionAfter, connectionIn } from '../origin/connection.ts';
import type { Fetch } from '../origin/fetch-with-timeout.ts';

const TIMEOUT = 10_000;
const NOT_POLARIS = 'There is a server at this address, but it is not a Polaris.';
const NO_SERVER = 'No server answers at this address. Check it, and your connection.';

const refusals = {
  unreachable: NO_SERVER,
  silent: NO_SERVER,
  elsewhere: NOT_POLARIS,
  certificate:
    'The certificate of this server does not fit its address, so nothing was sent to it.',
} as const;

const misfits = {
  'server-too-old':
    'This Polaris is older than this app. Update the server, or install the version of the app that belongs to it.',
  'app-too-old': 'This app is older than this Polaris. Update the app.',
} as const;

/** Whether a Polaris answers there, is ready and fits; nothing but this question is sent. */
export async function checkServer(origin: string, fetch: Fetch): Promise<Outcome> {
  try {
    const answer = await fetch(`${origin}/api/health/ready`, {
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (connectionIn(answer) === 'unavailable')
      return refuse('Your Polaris is starting or its database is away. Try again.');
    const fit = answer.ok ? apiFit(await answer.json().catch(() => null)) : null;
    if (fit === null) return refuse(NOT_POLARIS);
    return fit === 'fits' ? { ok: true } : refuse(misfits[fit]);
  } catch (error) {
    return refuse(refusals[connectionAfter(error)]);
  }
}

const refuse = (message: string): Outcome => ({ ok: false, message });
