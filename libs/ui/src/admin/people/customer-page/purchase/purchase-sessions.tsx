import type { AdminPurchase, Customer } from '@polaris/contracts';
import { useLinkedAccount } from '../../../../api/people/customers/linked-accounts.ts';
import { usePurchaseAppointmentPages } from '../../../../api/schedule/appointments.ts';
import { AppointmentList } from '../../../schedule/appointments/appointment-list.tsx';
import { Section } from './section.tsx';

interface PurchaseSessionsProps {
  purchase: AdminPurchase;
  customer: Customer;
}

/** The sessions that are part of the purchase. */
export function PurchaseSessions({ purchase, customer }: PurchaseSessionsProps) {
  const { data: account } = useLinkedAccount(customer.id);
  const appointments = usePurchaseAppointmentPages(purchase.id);
  return (
    <Section title="Sessions">
      <AppointmentList
        appointments={appointments}
        attendee={{ customer, account }}
        purchaseId={purchase.id}
      />
    </Section>
  );
}
