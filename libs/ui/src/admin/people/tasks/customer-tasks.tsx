import { Link } from 'react-router';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useCustomerTaskPages } from '../../../api/people/tasks.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { LoadMore } from '../../shared/list/load-more.tsx';
import { taskPath } from '../../shared/record/record-paths.ts';
import { useListFocus } from '../../shared/return/use-list-focus.ts';
import { TaskButtons } from './task-buttons.tsx';
import { TaskDueBadge } from './task-due-badge.tsx';

const ID = 'tasks-title';

/** The open tasks of a customer; nothing without any. A title links to the task's own form. */
export function CustomerTasks({ customerId }: { customerId: number }) {
  const tasks = useCustomerTaskPages(customerId);
  const focus = useListFocus<HTMLUListElement>();
  const items = tasks.data?.items ?? [];
  if (tasks.isPending) return null;
  return (
    // Stays mounted while empty, as it moves the focus on when the last entry is removed.
    <section
      hidden={items.length === 0 && !tasks.isLoadingError}
      aria-labelledby={ID}
      className="min-w-0"
    >
      <h2 id={ID} className="border-b border-line pb-2 text-base font-semibold">
        Tasks
      </h2>
      {tasks.isLoadingError && (
        <Alert>
          <p>The tasks could not be loaded. {errorMessage(tasks.error)}</p>
          <Button
            size="sm"
            variant="secondary"
            className="mt-3"
            onClick={() => void tasks.refetch()}
          >
            Try again
          </Button>
        </Alert>
      )}
      <ul {...focus} aria-label="Tasks" className="empty:hidden">
        {items.map((task) => (
          <li
            key={task.id}
            className="flex items-center justify-between gap-x-4 border-b border-line py-1.5 text-sm leading-6"
          >
            <p className="flex min-w-0 flex-wrap gap-x-4">
              <Link to={taskPath(task.id)} className="font-semibold wrap-anywhere hover:underline">
                {task.title}
              </Link>
              <TaskDueBadge task={task} />
            </p>
            <TaskButtons task={task} />
          </li>
        ))}
      </ul>
      <LoadMore pages={tasks} />
    </section>
  );
}
