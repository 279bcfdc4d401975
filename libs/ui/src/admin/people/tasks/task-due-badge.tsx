import type { Task } from '@polaris/contracts';
import { isoDay } from '../../shared/record/format.ts';
import { dueText, isSnoozed, snoozeText } from './task-times.ts';

interface TaskDueBadgeProps {
  task: Task;
  /** Today in the business's time zone, if known. */
  today?: string;
}

/** When a task is due, until when it is snoozed, or that it is done. */
export function TaskDueBadge({ task, today = isoDay() }: TaskDueBadgeProps) {
  const { dueOn, doneAt, snoozedUntil } = task;
  if (doneAt) return <span>Done</span>;
  if (isSnoozed(task))
    return (
      <span className="text-muted">
        Snoozed until <time dateTime={snoozedUntil!}>{snoozeText(snoozedUntil!)}</time>
      </span>
    );
  const late = dueOn < today;
  return (
    <span className={late ? 'font-semibold text-danger' : 'text-ink'}>
      {late ? 'Overdue since' : 'Due'} <time dateTime={dueOn}>{dueText(task, today)}</time>
    </span>
  );
}
