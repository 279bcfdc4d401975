import type { Activity } from '@polaris/contracts';
import { useUpdateActivity } from '../../../api/people/activities.ts';
import { reportFailureWithStatus } from '../../shared/feedback/report-failure.ts';
import { DoneButton } from '../../shared/record/done-button.tsx';

const UPDATED = 'Activity updated successfully';
const texts = {
  done: UPDATED,
  reopened: UPDATED,
  altText: 'Activities that are done can be reopened in the list of activities',
};

/** Marks an activity with a due date as done or not done. */
export function DoneActivityButton({ activity }: { activity: Activity }) {
  const { id, subject, dueOn, doneAt } = activity;
  const { mutateAsync, isPending } = useUpdateActivity();
  if (!dueOn) return null;
  const set = (done: boolean) => mutateAsync({ id, done });
  return (
    <DoneButton
      {...{ name: subject, isPending, set, texts }}
      isDone={doneAt !== null}
      onFailure={reportFailureWithStatus}
    />
  );
}
