import type { Activity, Customer } from '@polaris/contracts';
import { type RefObject, useState } from 'react';
import {
  useClientMessagePages,
  useNewClientMessages,
} from '../../../../api/mail/client-messages.ts';
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
import { useDeferredFocus } from '../../../shared/form/use-deferred-focus.ts';
import { TimelineList } from './timeline-list.tsx';
import { timelineOf } from './timeline.ts';

/** The customer's activities and everything else that was recorded about them, newest first. */
export function CustomerTimeline({ customer }: { customer: Customer }) {
  const [removing, setRemoving] = useState<Activity | null>(null);
  const { target: heading, focusTarget: focusHeading } = useDeferredFocus<HTMLHeadingElement>();
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

/** The newest purchases, appointments, mails and messages of a customer, and which messages are new. */
function useCustomerHistory({ id, email }: Customer) {
  const { data: account } = useLinkedAccount(id);
  const purchases = useCustomerPurchasePages(id);
  const appointments = useCustomerAppointmentPages(id);
  const mails = useMailPages({ to: account?.email ?? email ?? NOBODY });
  const messages = useClientMessagePages(id).data?.items ?? [];
  return {
    messages,
    newMessages: useNewClientMessages(id, messages),
    purchases: purchases.data?.items ?? [],
    appointments: appointments.data?.items ?? [],
    mails: mails.isPlaceholderData ? [] : (mails.data?.items ?? []),
  };
}
