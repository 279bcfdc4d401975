import type { Customer } from '@polaris/contracts';
import { useCustomerAppointmentPages } from '../../../api/appointments.ts';
import { useCustomerPurchasePages } from '../../../api/purchases.ts';
import { useLinkedAccount } from '../../../api/customers/linked-accounts.ts';
import { useMailPages } from '../../../api/mails.ts';

/** An address without any mail, for a customer who has no address. */
const NOBODY = '@';

/** The newest purchases, appointments and mails of a customer. */
export function useCustomerHistory({ id, email }: Customer) {
  const { data: account } = useLinkedAccount(id);
  const purchases = useCustomerPurchasePages(id);
  const appointments = useCustomerAppointmentPages(id);
  const mails = useMailPages({ to: account?.email ?? email ?? NOBODY });
  return {
    purchases: purchases.data?.items ?? [],
    appointments: appointments.data?.items ?? [],
    mails: mails.isPlaceholderData ? [] : (mails.data?.items ?? []),
  };
}
