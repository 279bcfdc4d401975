import type { Task } from '@polaris/contracts';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { useRemoveTask, useTaskPages } from '../../../api/people/tasks.ts';
import { buttonStyle } from '../../../primitives/button.tsx';
import { RemoveDialog, type RemoveDialogState } from '../../shared/feedback/remove-dialog.tsx';
import { ListFilters, useListFilter } from '../../shared/filters/list-filters.tsx';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';
import { useInlineEditing } from '../../shared/form/use-inline-editing.ts';
import { ExportLink } from '../../shared/list/export-link.tsx';
import {
  LinkedNote,
  LinkedNowhere,
  linkedMissing,
  useLinkedId,
} from '../../shared/list/linked-record.tsx';
import { RecordList } from '../../shared/list/record-list.tsx';
import { FoldableSection } from '../../shared/record/foldable-section.tsx';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { AddTaskForm } from './add-task-form.tsx';
import { TaskEntry } from './task-entry.tsx';

const ENTRY_HEIGHT = 116;

const linked = { noun: 'task', nouns: 'tasks', path: '/admin/tasks' } as const;

const none = {
  title: 'No open tasks',
  text: 'What you plan to do will appear here and, on its day, on the dashboard.',
  action: (
    <Link to="#task-title" className={buttonStyle({ className: 'xl:hidden' })}>
      Add a task
    </Link>
  ),
};

/** The open tasks, unless another filter is chosen. */
const states = { label: 'State', all: 'Open', options: { done: 'Done' } };

/** The list of tasks, and the form that adds one. */
export function TasksScreen() {
  const [removing, setRemoving] = useState<Task | null>(null);
  const { target: heading, focusTarget: focusHeading } = useDeferredFocus<HTMLHeadingElement>();
  const id = useLinkedId();
  return (
    <>
      <ScreenHeader title="Tasks" actions={<ExportLink kind="tasks" />} />
      <div className="grid items-start gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="xl:sticky xl:top-[calc(var(--header-height,65px)+32px)] xl:order-2">
          <FoldableSection id="task-title" title="Add New Task">
            <AddTaskForm isStacked />
          </FoldableSection>
        </div>
        {id === null ? (
          <LinkedNowhere {...linked} />
        ) : (
          <TaskList id={id} heading={heading} onRemove={setRemoving} />
        )}
      </div>
      <RemoveTaskDialog
        task={removing}
        onClose={() => setRemoving(null)}
        onRemoved={focusHeading}
      />
    </>
  );
}

interface TaskListProps {
  /** The id of the only task to show. */
  id: number | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  onRemove: (task: Task) => void;
}

function TaskList({ id, heading, onRemove }: TaskListProps) {
  const { filter, setFilter, visit } = useListFilter('state', states.options);
  const { q, kind } = filter;
  const editing = useInlineEditing<Task>(heading);
  const state = id ? '' : kind || 'open';
  const tasks = useTaskPages({ q, state, id: String(id ?? '') });
  return (
    <RecordList
      title={id ? 'Linked Task' : kind ? 'Done Tasks' : 'Open Tasks'}
      label="Tasks"
      heading={heading}
      pages={tasks}
      filtered={Boolean(q || kind)}
      empty={id ? linkedMissing(linked.noun) : none}
      editing={editing}
      estimatedRowHeight={ENTRY_HEIGHT}
      filters={
        id ? (
          <LinkedNote {...linked} />
        ) : (
          <ListFilters
            key={visit}
            filter={filter}
            noun="tasks"
            placeholder="Search titles"
            kinds={states}
            onChange={setFilter}
          />
        )
      }
    >
      {(task) => (
        <TaskEntry
          task={task}
          withCustomer
          query={q}
          editing={editing.ids.includes(task.id)}
          onEdit={editing.edit}
          onClose={editing.close}
          onRemove={onRemove}
        />
      )}
    </RecordList>
  );
}

interface RemoveTaskDialogProps extends RemoveDialogState {
  task: Task | null;
}

function RemoveTaskDialog({ task, ...state }: RemoveTaskDialogProps) {
  return (
    <RemoveDialog
      {...state}
      recordId={task?.id}
      title={`Delete ${task?.title}?`}
      text="Are you sure you want to delete this task?"
      done={{ kind: 'task', description: 'Task deleted successfully' }}
      removal={useRemoveTask()}
    />
  );
}
