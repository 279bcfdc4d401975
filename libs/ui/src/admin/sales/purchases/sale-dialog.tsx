import { errorMessage } from '../../../api/client/api-error.ts';
import { useBusinessProfile } from '../../../api/sales/business-profile.ts';
import { useServices } from '../../../api/sales/services.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { leaveOrAsk } from '../../shared/form/unsaved.ts';
import { SaleForm } from './sale-form.tsx';
import { useSaleForm } from './use-sale-form.ts';

interface SaleDialogProps {
  customerId: number;
  /** Undefined while it is not known. */
  hasAccount: boolean | undefined;
  onClose: () => void;
}

/** Open while it is mounted. Closing asks only about this form, as others may be on the page. */
export function SaleDialog({ customerId, hasAccount, onClose }: SaleDialogProps) {
  const { form, saving } = useSaleForm(customerId, onClose);
  const services = useServices();
  const tax = useBusinessProfile().data;
  const offered = services.data?.items.filter(({ isActive }) => isActive);
  const failed = services.data ? null : services.error;
  return (
    <Dialog
      open
      onClose={() => leaveOrAsk(onClose, saving.isDirty)}
      title="Record a Sale"
      description="For an order that you agreed on directly. Nothing is charged, and no confirmation is emailed."
    >
      {offered?.length !== 0 && !failed && (
        <SaleForm
          form={form}
          saving={saving}
          services={offered}
          tax={tax}
          hasAccount={hasAccount}
          onClose={onClose}
        />
      )}
      {offered?.length === 0 && (
        <p className="text-sm leading-6 text-muted">
          No services available at the moment. Add one, or make one active, to record its sale.
        </p>
      )}
      {failed && (
        <>
          <Alert>{errorMessage(failed)}</Alert>
          <div>
            <Button onClick={() => void services.refetch()}>Try again</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
