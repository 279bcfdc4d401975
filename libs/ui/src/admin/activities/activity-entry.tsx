import { type Activity, activityTypeLabels } from '@polaris/contracts';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useUpdateActivity } from '../../api/activities.ts';
import { Badge } from '../../primitives/badge.tsx';
import { Button } from '../../primitives/button.tsx';
import { ActivityEditForm } from './activity-edit-form.tsx';
import { EntryActions } from '../shared/record/entry-actions.tsx';
import { Matched } from '../shared/list/matched.tsx';
import { reportFailure, reportSuccess } from '../shared/feedback/report-failure.ts';
import { dateAndTime, longDay } from '../shared/format.ts';

interface ActivityEntryProps {
  activity: Activity;
  /** Names the customer and leads there; left out on the customer's own page. */
  withCustomer?: boolean;
  words?: string | undefined;
  editing: boolean;
  onEdit: (activity: Activity) => void;
  onClose: (id: number) => void;
  onRemove: (activity: Activity) => void;
}

/** One activity, to read and, opened, to write. */
export function ActivityEntry(props: ActivityEntryProps) {
  const { activity, editing, onClose } = props;
  return (
    <div className="border-b border-line px-1 py-4">
      {editing ? (
        <ActivityEditForm activity={activity} onClose={() => onClose(activity.id)} />
      ) : (
        <Summary {...props} />
      )}
    </div>
  );
}

function Summary({ activity, withCustomer = false, words, onEdit, onRemove }: ActivityEntryProps) {
  const { id, customerId, customer, type, subject, description, createdAt } = activity;
  return (
    <article>
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-base leading-6 font-semibold wrap-anywhere">
          <Matched text={subject} words={words} />
        </h3>
        <Badge>{activityTypeLabels[type]}</Badge>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm leading-6 text-muted">
        {withCustomer && (
          <Link
            to={`/admin/customers/${customerId}`}
            className="wrap-anywhere text-ink underline underline-offset-4"
          >
            {customer.name}
          </Link>
        )}
        <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
        <DueMark activity={activity} />
      </p>
      {description && (
        <p className="mt-2 text-sm leading-6 wrap-anywhere whitespace-pre-wrap">
          <Matched text={description} words={words} />
        </p>
      )}
      <EntryActions
        id={id}
        name={subject}
        onEdit={() => onEdit(activity)}
        onRemove={() => onRemove(activity)}
      >
        <DoneButton activity={activity} />
      </EntryActions>
    </article>
  );
}

/** Today where the owner is, as YYYY-MM-DD. */
const today = (): string => new Date().toLocaleDateString('sv-SE');

export function DueMark({ activity: { dueOn, doneAt } }: { activity: Activity }) {
  if (!dueOn) return null;
  if (doneAt) return <span>Done</span>;
  const late = dueOn < today();
  return (
    <span className={late ? 'font-semibold text-danger' : 'text-ink'}>
      {late ? 'Overdue since' : 'Due'} <time dateTime={dueOn}>{longDay(dueOn)}</time>
    </span>
  );
}

/** Closes what was due. */
export function DoneButton({ activity }: { activity: Activity }) {
  const update = useUpdateActivity();
  if (!activity.dueOn || activity.doneAt) return null;
  const close = async () => {
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
      onClick={() => void close()}
      aria-label={`Mark ${activity.subject} as done`}
    >
      <Check aria-hidden="true" className="size-3.5" />
      Done
    </Button>
  );
}
