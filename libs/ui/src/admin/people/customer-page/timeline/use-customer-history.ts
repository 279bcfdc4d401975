import type { Customer } from '@polaris/contracts';
import { useCustomerAppointmentPages } from '../../../../api/schedule/appointments.ts';
import {
  useClientMessagePages,
  useNewClientMessages,
} from '../../../../api/mail/client-messages.ts';
import { useCustomerPurchasePages } from '../../../../api/sales/purchases.ts';
import { useLinkedAccount } from '../../../../api/people/customers/linked-accounts.ts';
import { useMailPages } from '../../../../api/mail/mails.ts';

/** An address without any mail, for a customer who has no address. */
const NOBODY = '@';

/** The newest purchases, appointments, mails and messages of a customer, and which messages are new. */
export function useCustomerHistory({ id, email }: Customer) {
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
