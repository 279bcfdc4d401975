import { useRef } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useCustomerTaskPages } from '../../../api/people/tasks.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { LoadMore } from '../../shared/list/load-more.tsx';
import { useOpenByAddress } from '../../shared/record/foldable-section.tsx';
import { taskPath } from '../../shared/record/record-paths.ts';
import { useListFocus } from '../../shared/return/use-list-focus.ts';
import { AddTaskForm } from './add-task-form.tsx';
import { TaskButtons } from './task-buttons.tsx';
import { TaskDueBadge } from './task-due-badge.tsx';

const ID = 'task-title';

/** The open tasks of a customer, and the form that adds one. A title links to the task's own form. */
export function CustomerTasks({ customerId }: { customerId: number }) {
  const body = useRef<HTMLDivElement>(null);
  const { open, toggle } = useOpenByAddress(ID, body);
  return (
    <section aria-labelledby={ID} className="mb-10 min-w-0">
      <div className="mb-3 flex items-center justify-between gap-4 border-b border-line pb-2">
        <h2 id={ID} className="text-base font-semibold">
          Tasks
        </h2>
        <Button mutates variant="secondary" size="sm" aria-expanded={open} onClick={toggle}>
          {open ? 'Close' : 'Add task'}
        </Button>
      </div>
      <div ref={body} hidden={!open} className="mb-4">
        <AddTaskForm customerId={customerId} />
      </div>
      <OpenTasks customerId={customerId} />
    </section>
  );
}

function OpenTasks({ customerId }: { customerId: number }) {
  const tasks = useCustomerTaskPages(customerId);
  const focus = useListFocus<HTMLUListElement>();
  const items = tasks.data?.items ?? [];
  if (tasks.isPending) return <Loading />;
  return (
    <>
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
      {tasks.data && items.length === 0 && (
        <p className="text-sm leading-6 text-muted">No tasks for this customer.</p>
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
    </>
  );
}

const Loading = () => (
  <div role="status">
    <span className="sr-only">Loading tasks...</span>
    <Skeleton className="h-10 w-full" />
  </div>
);
