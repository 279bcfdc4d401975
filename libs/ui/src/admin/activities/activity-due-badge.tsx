import type { Activity } from '@polaris/contracts';
import { longDay } from '../shared/record/format.ts';

/** Today in the owner's time zone, as YYYY-MM-DD. */
const today = (): string => new Date().toLocaleDateString('sv-SE');

/** When an activity is due, or that it is done; nothing for one without a due date. */
export function ActivityDueBadge({ activity: { dueOn, doneAt } }: { activity: Activity }) {
  if (!dueOn) return null;
  if (doneAt) return <span>Done</span>;
  const late = dueOn < today();
  return (
    <span className={late ? 'font-semibold text-danger' : 'text-ink'}>
      {late ? 'Overdue since' : 'Due'} <time dateTime={dueOn}>{longDay(dueOn)}</time>
    </span>
  );
}
