import { type AdminPurchase, purchaseTransitions } from '@polaris/contracts';
import { useMovePurchase } from '../../../api/sales/purchases.ts';
import { Button } from '../../../primitives/button.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../../shared/feedback/undo-toast.ts';

/** Labels of the next steps; canceling is final and needs the form. */
const steps = { pending: '', active: 'Start', completed: 'Complete', cancelled: '' } as const;

/** Starts or completes a purchase with one click. */
export function PurchaseSteps({ purchase }: { purchase: AdminPurchase }) {
  const { mutateAsync, isPending } = useMovePurchase();
  const { id, status, version, progress } = purchase;
  const next = purchaseTransitions[status].find((one) => steps[one] !== '');
  if (!next || status === 'completed') return null;
  const reopen = async (done: AdminPurchase) => {
    try {
      const opened = await mutateAsync({ id, status: 'active', version: done.version });
      await mutateAsync({ id, progress, version: opened.version });
      reportSuccess('Purchase reopened');
    } catch (error) {
      reportFailure(error);
    }
  };
  const move = async () => {
    try {
      const moved = await mutateAsync({ id, status: next, version });
      if (next !== 'completed') return reportSuccess('Purchase updated');
      toastWithUndo({
        title: 'Success',
        description: 'Purchase updated',
        altText: 'Reopen it by its status',
        undo: () => reopen(moved),
      });
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={isPending}
      onClick={() => void move()}
      aria-label={`${steps[next]}: ${purchase.service?.name ?? 'Service'}`}
    >
      {steps[next]}
    </Button>
  );
}
