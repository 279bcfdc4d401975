import type { Activity } from '@polaris/contracts';
import { Check, RotateCcw } from 'lucide-react';
import { useUpdateActivity } from '../../api/activities.ts';
import { Button } from '../../primitives/button.tsx';
import { reportFailure, reportSuccess } from '../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../shared/feedback/undo-toast.ts';

const UPDATED = 'Activity updated successfully';

/** Marks an activity with a due date as done or not done. */
export function DoneButton({ activity }: { activity: Activity }) {
  const { id, subject, dueOn, doneAt } = activity;
  const update = useUpdateActivity();
  if (!dueOn) return null;
  const set = (done: boolean) => update.mutateAsync({ id, done });
  const reopen = () =>
    set(false)
      .then(() => reportSuccess(UPDATED))
      .catch(reportFailure);
  const finish = () =>
    set(true)
      .then(() =>
        toastWithUndo({
          title: 'Success',
          description: UPDATED,
          altText: 'Activities that are done can be reopened in the list of activities',
          undo: reopen,
        }),
      )
      .catch(reportFailure);
  const Icon = doneAt ? RotateCcw : Check;
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={update.isPending}
      onClick={() => void (doneAt ? reopen() : finish())}
      aria-label={doneAt ? `Reopen ${subject}` : `Mark ${subject} as done`}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {doneAt ? 'Reopen' : 'Done'}
    </Button>
  );
}
