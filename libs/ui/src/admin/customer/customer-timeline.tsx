import { type Activity, type Customer, customerStatusLabels } from '@polaris/contracts';
import { type ReactNode, type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { useCustomerActivityPages } from '../../api/activities.ts';
import { useAuditPages } from '../../api/audit.ts';
import { useContact } from '../../api/contacts.ts';
import { sentence } from '../../api/api-error.ts';
import { Button } from '../../primitives/button.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../primitives/page-state.tsx';
import { ActivityEntry } from '../activity-entry.tsx';
import { LoadMore } from '../load-more.tsx';
import { RemoveActivityDialog } from '../remove-activity-dialog.tsx';
import { dateAndTime } from '../text.ts';
import { useEditing } from '../use-editing.ts';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { type TimelineEvent, timelineOf } from './timeline.ts';

/** What happened with a customer: activities, the message it began with, changes of status. */
export function CustomerTimeline({ customer }: { customer: Customer }) {
  const [removing, setRemoving] = useState<Activity | null>(null);
  const { heading, focusHeading } = useHeadingFocus();
  const activities = useCustomerActivityPages(customer.id);
  const total = activities.data?.total;
  return (
    <section aria-labelledby="history-title" className="min-w-0">
      <h2
        id="history-title"
        ref={heading}
        tabIndex={-1}
        className="border-b border-line pb-3 text-base font-semibold"
      >
        Activity History{total ? ` (${total})` : ''}
      </h2>
      <TimelineBody
        customer={customer}
        activities={activities}
        heading={heading}
        onRemove={setRemoving}
      />
      <RemoveActivityDialog
        activity={removing}
        onClose={() => setRemoving(null)}
        onRemoved={focusHeading}
      />
    </section>
  );
}

interface TimelineBodyProps {
  customer: Customer;
  activities: ReturnType<typeof useCustomerActivityPages>;
  heading: RefObject<HTMLHeadingElement | null>;
  onRemove: (activity: Activity) => void;
}

function TimelineBody({ customer, activities, heading, onRemove }: TimelineBodyProps) {
  const editing = useEditing<Activity>(heading);
  const changes = useAuditPages({ relation: 'customers', recordId: customer.id });
  const contact = useContact(customer.convertedFromContactId);
  if (activities.isPending) return <LoadingState text="Loading activities..." />;
  if (!activities.data) {
    return (
      <ErrorState
        level={3}
        title="The activities could not be loaded"
        text={sentence(activities.error)}
        action={<Button onClick={() => void activities.refetch()}>Try again</Button>}
      />
    );
  }
  const events = timelineOf({
    activities: activities.data.items,
    more: activities.hasNextPage,
    changes: changes.data?.items ?? [],
    contact: contact.data ?? undefined,
  });
  return (
    <>
      {activities.data.total === 0 && (
        <EmptyState
          level={3}
          title="No activities recorded yet"
          text="What you log for this customer will appear here."
          className="py-8"
        />
      )}
      <ol>
        {events.map((event) => (
          <li key={keyOf(event)}>
            {event.kind === 'activity' ? (
              <ActivityEntry
                activity={event.activity}
                editing={editing.ids.includes(event.activity.id)}
                onEdit={editing.edit}
                onClose={editing.close}
                onRemove={onRemove}
              />
            ) : (
              <Happening event={event} />
            )}
          </li>
        ))}
      </ol>
      <LoadMore pages={activities} />
    </>
  );
}

function keyOf(event: TimelineEvent): string {
  if (event.kind === 'activity') return `activity-${event.activity.id}`;
  return event.kind === 'status' ? `status-${event.id}` : 'submission';
}

function Happening({ event }: { event: Exclude<TimelineEvent, { kind: 'activity' }> }) {
  if (event.kind === 'status')
    return (
      <Line at={event.at}>
        Status changed from {customerStatusLabels[event.from]} to {customerStatusLabels[event.to]}
      </Line>
    );
  const { id, message } = event.contact;
  return (
    <Line at={event.at}>
      <Link to={`/admin/contacts?highlight=${id}`} className="underline underline-offset-4">
        Original submission
      </Link>
      <span className="mt-2 block wrap-anywhere whitespace-pre-wrap">{message}</span>
    </Line>
  );
}

function Line({ at, children }: { at: string; children: ReactNode }) {
  return (
    <div className="border-b border-l-2 border-b-line border-l-accent py-4 pl-4 text-sm leading-6">
      <time dateTime={at} className="block text-muted">
        {dateAndTime(at)}
      </time>
      {children}
    </div>
  );
}
