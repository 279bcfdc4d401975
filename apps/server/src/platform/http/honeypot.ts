import type { Visitor } from '@polaris/contracts';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../problem/problem';

type Sender = 'person' | 'doubtful' | 'robot';

const FILLED_IN =
  'A program filled in a hidden field of this form. Please open the page again, and fill in the form yourself.';

/**
 * Describes the sender of a form. The guard has already rejected other sites, so either header means one of our pages.
 */
export const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => ({
  address: ip,
  isOnOwnPage: headers['sec-fetch-site'] === 'same-origin' || headers.origin !== undefined,
});

/**
 * Judges the sender of a form by its hidden field. In a browser, a password manager may have filled it in for a
 * person; without a browser, only a robot can have done so.
 */
export function judgeHoneypot(
  honeypot: string | null | undefined,
  { isOnOwnPage }: Visitor,
): Sender {
  if (!honeypot) return 'person';
  return isOnOwnPage ? 'doubtful' : 'robot';
}

/** For forms that are followed by a mailed link or code, which also keeps bots out. */
export function rejectRobot(honeypot: string | null | undefined, visitor: Visitor): void {
  if (judgeHoneypot(honeypot, visitor) === 'robot')
    throw invalid([{ path: 'website', message: FILLED_IN }]);
}
