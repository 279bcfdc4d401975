import type { Customer } from '@polaris/contracts';
import { useRemoveCustomer } from '../../../api/people/customers/customers.ts';
import { reportFailureWithStatus } from '../../shared/feedback/report-failure.ts';
import { RemoveDialog, type RemoveDialogState } from '../../shared/feedback/remove-dialog.tsx';

interface RemoveCustomerDialogProps extends RemoveDialogState {
  customer: Pick<Customer, 'id' | 'name'> | null;
}

export function RemoveCustomerDialog({ customer, ...state }: RemoveCustomerDialogProps) {
  return (
    <RemoveDialog
      {...state}
      recordId={customer?.id}
      title={`Delete ${customer?.name}?`}
      text="Are you sure you want to delete this customer? This action cannot be undone."
      done={{ kind: 'customer', description: 'Customer deleted successfully' }}
      removal={useRemoveCustomer()}
      onFailure={reportFailureWithStatus}
    />
  );
}
