import { type Today, getToday } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from './client/queries.ts';

/** What is due today, and the first sessions, tasks and follow-ups after it; again when a snooze ends. */
export const useToday = () =>
  useQuery({
    ...queryOf(getToday),
    refetchInterval: ({ state }) => (state.data ? untilSnoozeEnds(state.data) : false),
  });

/** Longer timers would fire immediately. */
const MAX_TIMER_MS = 2_147_483_647;
/** The clocks of server and browser differ a little. */
const LATER_MS = 500;

function untilSnoozeEnds({ next }: Today): number | false {
  const waits = next.tasks.items
    .map(({ snoozedUntil }) => (snoozedUntil ? Date.parse(snoozedUntil) - Date.now() : 0))
    .filter((wait) => wait > 0);
  return waits.length > 0 ? Math.min(...waits, MAX_TIMER_MS - LATER_MS) + LATER_MS : false;
}
