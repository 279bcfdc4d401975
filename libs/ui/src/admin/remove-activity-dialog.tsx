import type { Activity } from '@polaris/contracts';
import { useRemoveActivity } from '../api/activities.ts';
import { ConfirmDialog } from '../primitives/confirm-dialog.tsx';
import { reportFailure } from './report-failure.ts';
import { useReportRemoved } from './use-report-removed.ts';

interface RemoveActivityDialogProps {
  activity: Activity | null;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveActivityDialog({ activity, onClose, onRemoved }: RemoveActivityDialogProps) {
  const remove = useRemoveActivity();
  const reportRemoved = useReportRemoved();
  const confirm = async (id: number) => {
    try {
      await remove.mutateAsync(id);
      const description = 'Activity deleted successfully';
      reportRemoved({ kind: 'activity', recordId: id, description });
      onRemoved();
    } catch (error) {
      reportFailure(error);
    } finally {
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={activity !== null}
      title={`Delete ${activity?.subject}?`}
      text="Are you sure you want to delete this activity?"
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={() => activity && void confirm(activity.id)}
      onCancel={onClose}
    />
  );
}
