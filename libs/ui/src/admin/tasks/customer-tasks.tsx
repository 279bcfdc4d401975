import { Link } from 'react-router';
import { useCustomerTaskPages } from '../../api/tasks.ts';
import { ListBody } from '../shared/list/list-body.tsx';
import { taskPath } from '../shared/record/record-paths.ts';
import { useListFocus } from '../shared/return/use-list-focus.ts';
import { AddTaskForm } from './add-task-form.tsx';
import { TaskButtons } from './task-buttons.tsx';
import { TaskDueBadge } from './task-due-badge.tsx';

/** The open tasks of a customer, and the form that adds one. A title leads to where it is edited. */
export function CustomerTasks({ customerId }: { customerId: number }) {
  const tasks = useCustomerTaskPages(customerId);
  const focus = useListFocus<HTMLDivElement>();
  return (
    <>
      <AddTaskForm customerId={customerId} isStacked />
      <div {...focus} className="mt-4">
        <ListBody
          pages={tasks}
          noun="tasks"
          empty={{ title: 'No open tasks', text: 'Tasks for this customer will appear here.' }}
        >
          {(items) => (
            <ul aria-label="Tasks">
              {items.map((task) => (
                <li
                  key={task.id}
                  className="flex items-center justify-between gap-x-4 border-b border-line py-1.5 text-sm leading-6"
                >
                  <p className="flex min-w-0 flex-wrap gap-x-4">
                    <Link
                      to={taskPath(task.id)}
                      className="font-semibold wrap-anywhere hover:underline"
                    >
                      {task.title}
                    </Link>
                    <TaskDueBadge task={task} />
                  </p>
                  <TaskButtons task={task} />
                </li>
              ))}
            </ul>
          )}
        </ListBody>
      </div>
    </>
  );
}
