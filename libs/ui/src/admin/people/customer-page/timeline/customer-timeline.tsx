import type { Activity, Customer } from '@polaris/contracts';
import { type RefObject, useState } from 'react';
import { useClientMessagePages } from '../../../../api/mail/client-messages.ts';
import { useMailPages } from '../../../../api/mail/mails.ts';
import { useCustomerActivityPages } from '../../../../api/people/activities.ts';
import { useAuditPages } from '../../../../api/office/audit.ts';
import { useContact } from '../../../../api/people/contacts.ts';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { useLinkedAccount } from '../../../../api/people/customers/linked-accounts.ts';
import { useCustomerPurchasePages } from '../../../../api/sales/purchases.ts';
import { useCustomerAppointmentPages } from '../../../../api/schedule/appointments.ts';
import { Button } from '../../../../primitives/button.tsx';
import { ErrorState, LoadingState } from '../../../../primitives/page-state.tsx';
import { RemoveActivityDialog } from '../../activities/remove-activity-dialog.tsx';
import { LoadMore } from '../../../shared/list/load-more.tsx';
import { useInlineEditing } from '../../../shared/form/use-inline-editing.ts';
import { TimelineList } from './timeline-list.tsx';
import { timelineOf } from './timeline.ts';

interface CustomerTimelineProps {
  customer: Customer;
  /** The ids of messages that were not read before. */
  newMessages: ReadonlySet<number>;
  /** Gets the focus when an entry is removed. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The customer's activities and everything else that was recorded about them, newest first. */
export function CustomerTimeline({ customer, newMessages, heading }: CustomerTimelineProps) {
  const [removing, setRemoving] = useState<Activity | null>(null);
  const activities = useCustomerActivityPages(customer.id);
  const total = activities.data?.total;
  return (
    <section aria-labelledby="history-title" className="min-w-0">
      <h2
        id="history-title"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-24 border-b border-line pb-3 text-base font-semibold"
      >
        Activity History{total ? ` (${total})` : ''}
      </h2>
      <TimelineBody
        customer={customer}
        newMessages={newMessages}
        activities={activities}
        heading={heading}
        onRemove={setRemoving}
      />
      <RemoveActivityDialog
        activity={removing}
        onClose={() => setRemoving(null)}
        onRemoved={() => heading.current?.focus()}
      />
    </section>
  );
}

interface TimelineBodyProps extends CustomerTimelineProps {
  activities: ReturnType<typeof useCustomerActivityPages>;
  onRemove: (activity: Activity) => void;
}

function TimelineBody(props: TimelineBodyProps) {
  const { customer, activities, newMessages, heading, onRemove } = props;
  const editing = useInlineEditing<Activity>(heading);
  const changes = useAuditPages({ relation: 'customers', recordId: customer.id });
  const contact = useContact(customer.convertedFromContactId);
  const delivered = useCustomerHistory(customer);
  if (activities.isPending) return <LoadingState text="Loading activities..." />;
  if (!activities.data) {
    return (
      <ErrorState
        level={3}
        title="The activities could not be loaded"
        text={errorMessage(activities.error)}
        action={<Button onClick={() => void activities.refetch()}>Try again</Button>}
      />
    );
  }
  const events = timelineOf({
    activities: activities.data.items,
    more: activities.hasNextPage,
    changes: changes.data?.items ?? [],
    contact: contact.data ?? undefined,
    ...delivered,
  });
  return (
    <>
      <TimelineList
        events={events}
        hasActivities={activities.data.total > 0}
        hint="What you log for this customer will appear here."
        newMessages={newMessages}
        editing={editing}
        onRemove={onRemove}
      />
      <LoadMore pages={activities} />
    </>
  );
}

/** Matches no mail; used for a customer without an address. */
const NOBODY = '@';

/** The newest purchases, appointments, mails and messages of a customer. */
function useCustomerHistory({ id, email }: Customer) {
  const { data: account } = useLinkedAccount(id);
  const purchases = useCustomerPurchasePages(id);
  const appointments = useCustomerAppointmentPages(id);
  const mails = useMailPages({ to: account?.email ?? email ?? NOBODY });
  const messages = useClientMessagePages(id).data?.items ?? [];
  return {
    messages,
    purchases: purchases.data?.items ?? [],
    appointments: appointments.data?.items ?? [],
    mails: mails.isPlaceholderData ? [] : (mails.data?.items ?? []),
  };
}
