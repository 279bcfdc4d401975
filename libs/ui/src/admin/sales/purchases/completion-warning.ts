import { type AdminPurchase, dollars } from '@polaris/contracts';
import { clock, weekday } from '../../../primitives/clock.ts';

/** What stays open when a purchase is completed, and what becomes of it; null if nothing does. */
export function completionWarning({ nextSession, owed }: AdminPurchase): string | null {
  const parts = [
    nextSession &&
      `The session on ${weekday(nextSession.startTime)}, at ${clock(nextSession.startTime)}, stays booked, and the client can still move it. No other can be booked.`,
    owed > 0 && `${dollars(owed)} is still owed, and the client is still asked for it.`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : null;
}
