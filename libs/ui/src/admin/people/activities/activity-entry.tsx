import { type Activity, activityTypeLabels } from '@polaris/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../primitives/badge.tsx';
import { ActivityDueBadge } from './activity-due-badge.tsx';
import { ActivityEditForm } from './activity-edit-form.tsx';
import { DoneActivityButton } from './done-activity-button.tsx';
import { ByAssistant } from '../../shared/record/by-assistant.tsx';
import { EntryActions } from '../../shared/record/entry-actions.tsx';
import { Matched } from '../../shared/list/matched.tsx';
import { dateAndTime } from '../../shared/record/format.ts';
import { customerPath } from '../../shared/record/record-paths.ts';

interface ActivityEntryProps {
  activity: Activity;
  /** Links to the customer; left out on the customer's own page. */
  withCustomer?: boolean;
  query?: string | undefined;
  editing: boolean;
  onEdit: (activity: Activity) => void;
  onClose: (id: number) => void;
  onRemove: (activity: Activity) => void;
  /** Shown next to the time. */
  aside?: ReactNode;
}

/** One activity of a list: its text, or its form while it is edited. */
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

function Summary(props: ActivityEntryProps) {
  const { activity, withCustomer = false, query, onEdit, onRemove, aside } = props;
  const { id, customerId, customer, type, subject, description, createdAt, via } = activity;
  return (
    <article aria-label={`Activity ${id}: ${subject}`} className="group/row">
      <div className="flex items-start justify-between gap-3">
        <h3
          tabIndex={-1}
          data-card-name=""
          className="min-w-0 text-base leading-6 font-semibold wrap-anywhere"
        >
          <Matched text={subject} query={query} />
        </h3>
        <span className="flex shrink-0 items-center gap-2">
          <EntryActions
            kind="activities"
            id={id}
            name={subject}
            onEdit={() => onEdit(activity)}
            onRemove={() => onRemove(activity)}
          />
          <Badge>{activityTypeLabels[type]}</Badge>
        </span>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm leading-6 text-muted">
        {withCustomer && (
          <Link
            to={customerPath(customerId)}
            className="wrap-anywhere text-ink underline underline-offset-4"
          >
            {customer.name}
          </Link>
        )}
        <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
        <ByAssistant via={via} />
        <ActivityDueBadge activity={activity} />
        {aside}
      </p>
      {description && (
        <p className="mt-2 text-sm leading-6 wrap-anywhere whitespace-pre-wrap">
          <Matched text={description} query={query} />
        </p>
      )}
      {activity.dueOn && (
        <div className="mt-1 -mb-1 -ml-3">
          <DoneActivityButton activity={activity} />
        </div>
      )}
    </article>
  );
}
