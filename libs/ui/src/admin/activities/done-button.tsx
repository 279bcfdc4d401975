import type { Activity } from '@polaris/contracts';
import { Check } from 'lucide-react';
import { useUpdateActivity } from '../../api/activities.ts';
import { Button } from '../../primitives/button.tsx';
import { reportFailure, reportSuccess } from '../shared/feedback/report-failure.ts';

/** Marks an activity with a due date as done. */
export function DoneButton({ activity }: { activity: Activity }) {
  const update = useUpdateActivity();
  if (!activity.dueOn || activity.doneAt) return null;
  const markDone = async () => {
    try {
      await update.mutateAsync({ id: activity.id, done: true });
      reportSuccess('Activity updated successfully');
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={update.isPending}
      onClick={() => void markDone()}
      aria-label={`Mark ${activity.subject} as done`}
    >
      <Check aria-hidden="true" className="size-3.5" />
      Done
    </Button>
  );
}
