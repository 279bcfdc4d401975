import { type Today, getToday } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../client/queries.ts';

/** What is due today, and the first sessions, tasks and follow-ups after it. Reloaded when a snooze ends. */
export const useToday = () =>
  useQuery({
    ...queryOf(getToday),
    refetchInterval: ({ state }) => (state.data ? untilSnoozeEnds(state.data) : false),
  });

/** Longer timers would fire immediately, as their delay overflows 32 bits. */
const MAX_TIMER_MS = 2_147_483_647;
/** Allows for a small difference between the clocks of server and browser. */
const LATER_MS = 500;

/** The retry delay if a snooze has ended by this browser's clock, but not by the server's. */
const AGAIN_MS = 60_000;

function untilSnoozeEnds({ next }: Today): number | false {
  const waits = next.tasks.items
    .flatMap(({ snoozedUntil }) => (snoozedUntil ? Date.parse(snoozedUntil) - Date.now() : []))
    .map((wait) => (wait > 0 ? Math.min(wait, MAX_TIMER_MS - LATER_MS) + LATER_MS : AGAIN_MS));
  return waits.length > 0 && Math.min(...waits);
}
