import type { CalendarDay, CalendarWeek, Task } from '@polaris/contracts';
import clsx from 'clsx';
import { Link } from 'react-router';
import { timeOfDay } from '../../../shared/record/format.ts';
import { taskPath } from '../../../shared/record/record-paths.ts';
import { dayNames } from './day-names.ts';

interface DayHeadingsProps {
  week: CalendarWeek;
  days: readonly CalendarDay[];
  today: string;
}

const SHOWN = 3;

/** The days on top of the hours, each with the tasks that are due. */
export const DayHeadings = ({ week, days, today }: DayHeadingsProps) => (
  <ol className="sticky top-0 z-20 grid auto-cols-fr grid-flow-col border-b border-line bg-raised pl-14">
    {days.map((one) => (
      <li
        key={one.day}
        aria-current={one.day === today ? 'date' : undefined}
        className="min-w-0 border-l border-line px-1.5 py-1"
      >
        <h3 className="flex flex-wrap items-baseline gap-x-1.5 text-sm">
          <span className="sr-only">{dayNames(one.day).long}</span>
          <span aria-hidden="true" className="text-muted">
            {dayNames(one.day).short}
          </span>
          <span
            aria-hidden="true"
            className={clsx('font-semibold', one.day === today && 'text-accent')}
          >
            {dayNames(one.day).date}
          </span>
          {one.open.length === 0 && (
            <span className="text-xs text-muted">
              {one.timeOff.length > 0 ? 'Time off' : 'No hours'}
            </span>
          )}
        </h3>
        <TasksOf tasks={week.tasks.filter(({ dueOn }) => dueOn === one.day)} />
      </li>
    ))}
  </ol>
);

function TasksOf({ tasks }: { tasks: readonly Task[] }) {
  if (tasks.length === 0) return null;
  const more = tasks.length - SHOWN;
  return (
    <ul aria-label="Tasks" className="text-xs leading-5">
      {tasks.slice(0, SHOWN).map(({ id, title, dueTime }) => (
        <li key={id} className="truncate">
          <Link to={taskPath(id)} className="hover:underline">
            {dueTime && <span className="text-muted">{timeOfDay(dueTime)} </span>}
            {title}
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link to="/admin/tasks" className="text-muted underline underline-offset-4">
            And {more} more
          </Link>
        </li>
      )}
    </ul>
  );
}
