import type { Activity } from '@polaris/contracts';
import { useRemoveActivity } from '../../../api/people/activities.ts';
import { reportFailureWithStatus } from '../../shared/feedback/report-failure.ts';
import { RemoveDialog, type RemoveDialogState } from '../../shared/feedback/remove-dialog.tsx';

interface RemoveActivityDialogProps extends RemoveDialogState {
  activity: Activity | null;
}

export function RemoveActivityDialog({ activity, ...state }: RemoveActivityDialogProps) {
  return (
    <RemoveDialog
      {...state}
      recordId={activity?.id}
      title={`Delete ${activity?.subject}?`}
      text="Are you sure you want to delete this activity?"
      done={{ kind: 'activity', description: 'Activity deleted successfully' }}
      removal={useRemoveActivity()}
      onFailure={reportFailureWithStatus}
    />
  );
}
