import type { Task } from '@polaris/contracts';
import { useRemoveTask } from '../../../api/people/tasks.ts';
import { RemoveDialog, type RemoveDialogState } from '../../shared/feedback/remove-dialog.tsx';

interface RemoveTaskDialogProps extends RemoveDialogState {
  task: Task | null;
}

export function RemoveTaskDialog({ task, ...state }: RemoveTaskDialogProps) {
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
