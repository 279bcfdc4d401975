import type { Customer } from '@polaris/contracts';
import { useRemoveCustomer } from '../api/customers.ts';
import { ConfirmDialog } from '../primitives/confirm-dialog.tsx';
import { reportFailure } from './report-failure.ts';
import { useReportRemoved } from './use-report-removed.ts';

interface RemoveCustomerDialogProps {
  customer: Pick<Customer, 'id' | 'name'> | null;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveCustomerDialog({ customer, onClose, onRemoved }: RemoveCustomerDialogProps) {
  const remove = useRemoveCustomer();
  const reportRemoved = useReportRemoved();
  const confirm = async (id: number) => {
    try {
      await remove.mutateAsync(id);
      const description = 'Customer deleted successfully';
      reportRemoved({ kind: 'customer', recordId: id, description });
      onRemoved();
    } catch (error) {
      reportFailure(error);
    } finally {
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={customer !== null}
      title={`Delete ${customer?.name}?`}
      text="Are you sure you want to delete this customer? This action cannot be undone."
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={() => customer && void confirm(customer.id)}
      onCancel={onClose}
    />
  );
}
