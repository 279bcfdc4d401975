import type { Task } from '@polaris/contracts';
import { Link } from 'react-router';
import { ByAssistant } from '../../shared/record/by-assistant.tsx';
import { EntryActions } from '../../shared/record/entry-actions.tsx';
import { Matched } from '../../shared/list/matched.tsx';
import { customerPath } from '../../shared/record/record-paths.ts';
import { TaskButtons } from './task-buttons.tsx';
import { TaskDueBadge } from './task-due-badge.tsx';
import { TaskEditForm } from './task-edit-form.tsx';

interface TaskEntryProps {
  task: Task;
  /** Links to the customer; left out on the customer's own page. */
  withCustomer?: boolean;
  query?: string | undefined;
  editing: boolean;
  onEdit: (task: Task) => void;
  onClose: (id: number) => void;
  onRemove: (task: Task) => void;
}

/** One task of a list: what it says, or its form while it is edited. */
export function TaskEntry(props: TaskEntryProps) {
  const { task, editing, onClose } = props;
  return (
    <div className="border-b border-line px-1 py-4">
      {editing ? (
        <TaskEditForm task={task} onClose={() => onClose(task.id)} />
      ) : (
        <Summary {...props} />
      )}
    </div>
  );
}

function Summary({ task, withCustomer = false, query, onEdit, onRemove }: TaskEntryProps) {
  const { id, title, customerId, customer, via } = task;
  return (
    <article aria-label={`Task ${id}: ${title}`} className="group/row">
      <div className="flex items-start justify-between gap-3">
        <h3
          tabIndex={-1}
          data-card-name=""
          className="min-w-0 text-base leading-6 font-semibold wrap-anywhere"
        >
          <Matched text={title} query={query} />
        </h3>
        <EntryActions
          kind="tasks"
          id={id}
          name={title}
          onEdit={() => onEdit(task)}
          onRemove={() => onRemove(task)}
        />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm leading-6 text-muted">
        {withCustomer && customerId && (
          <Link
            to={customerPath(customerId)}
            className="wrap-anywhere text-ink underline underline-offset-4"
          >
            {customer?.name}
          </Link>
        )}
        <TaskDueBadge task={task} />
        <ByAssistant via={via} />
      </p>
      <div className="mt-1 -mb-1 -ml-3">
        <TaskButtons task={task} />
      </div>
    </article>
  );
}
