import { healthSchema } from '@polaris/contracts';
import * as z from 'zod/mini';
import type { Outcome } from '../../bridge/bridge.ts';
import type { Fetch } from '../origin/forward.ts';

const TIMEOUT = 10_000;
const NOT_POLARIS = 'There is a server at this address, but it is not a Polaris.';

/** Whether a Polaris answers there and is ready; nothing but this question is sent. */
export async function checkServer(origin: string, fetch: Fetch): Promise<Outcome> {
  try {
    const answer = await fetch(`${origin}/api/health/ready`, {
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (answer.status === 503)
      return { ok: false, message: 'Your Polaris is starting or its database is away. Try again.' };
    const health = answer.ok && healthSchema.safeParse(await answer.json()).success;
    return health ? { ok: true } : { ok: false, message: NOT_POLARIS };
  } catch (error) {
    return { ok: false, message: reasonOf(error) };
  }
}

/** The network names its failures: `net::ERR_CERT_…` in Electron, the cause's code in Node. */
function reasonOf(error: unknown): string {
  const cause = failureSchema.safeParse(error).data?.cause?.code ?? '';
  const text = `${String(error)} ${cause}`;
  if (/CERT|SSL|UNABLE_TO_VERIFY/i.test(text))
    return 'The certificate of this server does not fit its address, so nothing was sent to it.';
  if (/SyntaxError|redirect/i.test(text)) return NOT_POLARIS;
  return 'No server answers at this address. Check it, and your connection.';
}

const failureSchema = z.object({ cause: z.object({ code: z.string() }) });
