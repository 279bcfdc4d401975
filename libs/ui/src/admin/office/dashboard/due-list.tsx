import type { Activity, Task, Today } from '@polaris/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ActivityDueBadge } from '../../people/activities/activity-due-badge.tsx';
import { customerPath, taskPath } from '../../shared/record/record-paths.ts';
import { useListFocus } from '../../shared/return/use-list-focus.ts';
import { TaskDueBadge } from '../../people/tasks/task-due-badge.tsx';
import { type DueItem, dueItems } from './due-items.ts';

/** The buttons of other areas, passed in by the shell. */
export interface DueButtons {
  /** Marks a follow-up as done. */
  doneButton: (followUp: Activity) => ReactNode;
  /** The buttons that complete a task and snooze it. */
  taskButtons: (task: Task) => ReactNode;
}

interface DueListProps extends DueButtons {
  due: Pick<Today, 'tasks' | 'followUps'>;
  /** Today in the business's time zone. */
  day: string;
}

/** Tasks and follow-ups in one list with their customers: overdue ones first, then by time. */
export function DueList({ due, day, doneButton, taskButtons }: DueListProps) {
  const focus = useListFocus<HTMLUListElement>();
  return (
    <ul {...focus}>
      {dueItems(due).map((item) => (
        <li
          key={item.key}
          className="flex items-center justify-between gap-x-4 border-b border-line py-1.5 text-sm leading-6"
        >
          <p className="flex min-w-0 flex-wrap gap-x-4">
            <ItemTitle item={item} />
            {item.customer && (
              <Link
                to={customerPath(item.customer.id)}
                className="wrap-anywhere text-ink underline underline-offset-4"
              >
                {item.customer.name}
              </Link>
            )}
            {item.kind === 'task' ? (
              <TaskDueBadge task={item.task} today={day} />
            ) : (
              <ActivityDueBadge activity={item.followUp} today={day} />
            )}
          </p>
          {item.kind === 'task' ? (
            taskButtons(item.task)
          ) : (
            // As wide as with a task's menu, so that the buttons line up.
            <span className="mr-9 pointer-coarse:mr-11">{doneButton(item.followUp)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Links to where it is edited: a task in the task list, a follow-up on its customer's record. */
const ItemTitle = ({ item }: { item: DueItem }) =>
  item.kind === 'task' ? (
    <Link to={taskPath(item.task.id)} className="font-semibold wrap-anywhere hover:underline">
      {item.task.title}
    </Link>
  ) : (
    <span className="font-semibold wrap-anywhere">{item.followUp.subject}</span>
  );
