import type { Customer } from '@polaris/contracts';
import { useLinkedAccount } from '../../../api/people/customers/linked-accounts.ts';
import { AppointmentDialog } from '../../schedule/appointments/appointment-dialog.tsx';
import { SaleDialog } from '../../sales/purchases/sale-dialog.tsx';
import { AskCustomerDialog } from '../../site/testimonials/ask-customer-dialog.tsx';

export type RecordDialogKind = 'book' | 'sell' | 'testimonial';

interface RecordDialogProps {
  /** Null while none is open. */
  dialog: RecordDialogKind | null;
  customer: Customer;
  onClose: () => void;
}

/** The dialogs of the header's buttons. */
export function RecordDialog({ dialog, customer, onClose }: RecordDialogProps) {
  const { data: account } = useLinkedAccount(customer.id);
  if (dialog === 'book')
    return (
      <AppointmentDialog
        appointment={undefined}
        attendee={{ customer, account }}
        onClose={onClose}
      />
    );
  if (dialog === 'sell')
    return (
      <SaleDialog
        customerId={customer.id}
        hasAccount={account === undefined ? undefined : account !== null}
        onClose={onClose}
      />
    );
  if (dialog === 'testimonial')
    return <AskCustomerDialog open customer={customer} onClose={onClose} />;
  return null;
}
