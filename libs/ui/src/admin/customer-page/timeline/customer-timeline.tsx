import type { Activity, Customer } from '@polaris/contracts';
import { type RefObject, useState } from 'react';
import { useCustomerActivityPages } from '../../../api/activities.ts';
import { useAuditPages } from '../../../api/audit.ts';
import { useContact } from '../../../api/contacts.ts';
import { sentence } from '../../../api/client/api-error.ts';
import { Button } from '../../../primitives/button.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { ActivityEntry } from '../../activities/activity-entry.tsx';
import { RemoveActivityDialog } from '../../activities/remove-activity-dialog.tsx';
import { MailStatusBadge } from '../../mail/mail-status-badge.tsx';
import { LoadMore } from '../../shared/list/load-more.tsx';
import { useAddressState } from '../../shared/filters/use-address-state.ts';
import { useInlineEditing } from '../../shared/form/use-inline-editing.ts';
import { useHeadingFocus } from '../../shared/form/use-heading-focus.ts';
import { TimelineFilterBar } from './timeline-filter-bar.tsx';
import { isShown, toFilter } from './timeline-filter.ts';
import { TimelineEventEntry, keyOf } from './timeline-event.tsx';
import { timelineOf } from './timeline.ts';
import { useCustomerHistory } from './use-customer-history.ts';

/** The customer's activities and everything else that was recorded about them, newest first. */
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

function TimelineBody(props: TimelineBodyProps) {
  const { customer, activities, heading, onRemove } = props;
  const editing = useInlineEditing<Activity>(heading);
  const changes = useAuditPages({ relation: 'customers', recordId: customer.id });
  const contact = useContact(customer.convertedFromContactId);
  const { newMessages, ...delivered } = useCustomerHistory(customer);
  const shown = useAddressState('timeline');
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
  const filter = toFilter(shown.value);
  const all = timelineOf({
    activities: activities.data.items,
    more: activities.hasNextPage,
    changes: changes.data?.items ?? [],
    contact: contact.data ?? undefined,
    ...delivered,
  });
  const events = all.filter((event) => isShown(event, filter));
  return (
    <>
      {all.length > 0 && <TimelineFilterBar filter={filter} onFilter={shown.setValue} />}
      {activities.data.total === 0 && all.length > 0 && (
        <h3 className="border-b border-line py-4 text-sm leading-6 text-muted">
          No activities recorded yet
        </h3>
      )}
      {all.length > 0 && events.length === 0 && (
        <p className="py-8 text-sm leading-6 text-muted">Nothing of this kind yet.</p>
      )}
      {all.length === 0 && (
        <EmptyState
          level={3}
          title="No activities recorded yet"
          text="What you log for this customer will appear here."
          className="py-8"
        />
      )}
      <ol className="empty:hidden">
        {events.map((event) => (
          <li key={keyOf(event)}>
            {event.kind === 'activity' ? (
              <ActivityEntry
                activity={event.activity}
                editing={editing.ids.includes(event.activity.id)}
                onEdit={editing.edit}
                onClose={editing.close}
                onRemove={onRemove}
                aside={event.mail && <MailStatusBadge status={event.mail.status} />}
              />
            ) : (
              <TimelineEventEntry event={event} newMessages={newMessages} />
            )}
          </li>
        ))}
      </ol>
      <LoadMore pages={activities} />
    </>
  );
}
