import type { Customer } from '@polaris/contracts';
import { useCustomerAppointmentPages } from '../../../api/admin-appointments.ts';
import { useCustomerPurchasePages } from '../../../api/admin-purchases.ts';
import { useLinkedAccount } from '../../../api/linked-accounts.ts';
import { useMailPages } from '../../../api/mails.ts';

/** No mail was ever sent there. */
const NOBODY = '@';

/** What a customer has bought, when they are met and what they were written, the newest of each. */
export function useDelivered({ id, email }: Customer) {
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
