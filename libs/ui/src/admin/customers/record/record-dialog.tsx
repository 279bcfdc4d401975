import type { Customer } from '@polaris/contracts';
import { useLinkedAccount } from '../../../api/linked-accounts.ts';
import type { CustomerRecordParts } from './customer-record-parts.ts';

interface RecordDialogProps {
  /** Null while none is open. */
  dialog: 'book' | 'sell' | null;
  customer: Customer;
  parts: Pick<CustomerRecordParts, 'AppointmentDialog' | 'SaleDialog'>;
  onClose: () => void;
}

/** What the header's buttons open. */
export function RecordDialog({ dialog, customer, parts, onClose }: RecordDialogProps) {
  const { AppointmentDialog, SaleDialog } = parts;
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
  return null;
}
