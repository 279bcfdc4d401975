import { type Snooze, type Task, snoozeLabels } from '@polaris/contracts';
import { AlarmClock } from 'lucide-react';
import { useUpdateTask } from '../../../api/people/tasks.ts';
import { Button } from '../../../primitives/button.tsx';
import { Menu } from '../../../primitives/menu.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../../shared/feedback/undo-toast.ts';
import { DoneButton } from '../../shared/record/done-button.tsx';
import { isSnoozed, snoozeText } from './task-times.ts';

const UPDATED = 'Task updated successfully';

/** Marks a task as done, or opens it again, and snoozes it. In a list, the focus moves on to the next Done. */
export const TaskButtons = ({ task }: { task: Task }) => (
  <span className="flex shrink-0 items-center">
    <DoneTaskButton task={task} />
    {!task.doneAt && <SnoozeMenu task={task} />}
  </span>
);

const texts = {
  done: 'Task done',
  reopened: UPDATED,
  altText: 'Tasks that are done can be reopened in the list of tasks',
};

function DoneTaskButton({ task: { id, title, doneAt } }: { task: Task }) {
  const { mutateAsync, isPending } = useUpdateTask();
  const set = (done: boolean) => mutateAsync({ id, done });
  return <DoneButton {...{ name: title, isPending, set, texts }} isDone={doneAt !== null} />;
}

const choices = Object.entries(snoozeLabels) as [Snooze, string][];

function SnoozeMenu({ task }: { task: Task }) {
  const { id, title, snoozedUntil } = task;
  const { mutateAsync } = useUpdateTask();
  const set = (snooze: string | null) => mutateAsync({ id, snooze });
  const undo = () =>
    set(snoozedUntil)
      .then(() => reportSuccess(UPDATED))
      .catch(reportFailure);
  const snooze = (choice: Snooze) =>
    set(choice)
      .then((saved) =>
        toastWithUndo({
          title: 'Success',
          description: `Snoozed until ${snoozeText(saved.snoozedUntil!)}`,
          altText: 'End the snooze in the list of tasks',
          undo,
        }),
      )
      .catch(reportFailure);
  const end = () =>
    set(null)
      .then(() => reportSuccess(UPDATED))
      .catch(reportFailure);
  return (
    <Menu label={`Snooze ${title}`} icon={<AlarmClock aria-hidden="true" className="size-4" />}>
      {choices.map(([choice, label]) => (
        <MenuButton key={choice} label={label} onClick={() => void snooze(choice)} />
      ))}
      {isSnoozed(task) && <MenuButton label="End snooze" onClick={() => void end()} />}
    </Menu>
  );
}

const MenuButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button mutates variant="ghost" size="sm" className="justify-start!" onClick={onClick}>
    {label}
  </Button>
);
