import type { Activity } from '@polaris/contracts';
import { isoDay, longDay } from '../../shared/record/format.ts';

interface ActivityDueBadgeProps {
  activity: Activity;
  /** Today in the business's time zone, if known. */
  today?: string;
}

/** When an activity is due, or that it is done; nothing without a due date. */
export function ActivityDueBadge({ activity, today = isoDay() }: ActivityDueBadgeProps) {
  const { dueOn, doneAt } = activity;
  if (!dueOn) return null;
  if (doneAt) return <span>Done</span>;
  const late = dueOn < today;
  return (
    <span className={late ? 'font-semibold text-danger' : 'text-ink'}>
      {late ? 'Overdue since' : 'Due'}{' '}
      <time dateTime={dueOn}>{dueOn === today ? 'today' : longDay(dueOn)}</time>
    </span>
  );
}
