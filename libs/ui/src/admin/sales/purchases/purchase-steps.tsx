import { type AdminPurchase, purchaseTransitions } from '@polaris/contracts';
import { useState } from 'react';
import { useMovePurchase } from '../../../api/sales/purchases.ts';
import { Button } from '../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../../shared/feedback/undo-toast.ts';
import { completionWarning } from './completion-warning.ts';

/** Labels of the next steps; canceling is final and needs the form. */
const steps = { pending: '', active: 'Start', completed: 'Complete', cancelled: '' } as const;

interface PurchaseStepsProps {
  purchase: AdminPurchase;
  variant?: 'primary' | 'secondary' | 'ghost';
}

/** Starts or completes a purchase with one click. Asks first if a session or an amount owed stays open. */
export function PurchaseSteps({ purchase, variant = 'ghost' }: PurchaseStepsProps) {
  const { isPending, move } = useMoving(purchase);
  const [asking, setAsking] = useState(false);
  const { status } = purchase;
  const next = purchaseTransitions[status].find((one) => steps[one] !== '');
  if (!next || status === 'completed') return null;
  const warning = next === 'completed' ? completionWarning(purchase) : null;
  const name = purchase.service?.name ?? 'Service';
  return (
    <>
      <Button
        mutates
        variant={variant}
        size="sm"
        pending={isPending}
        onClick={() => (warning === null ? void move(next) : setAsking(true))}
        aria-label={`${steps[next]}: ${name}`}
      >
        {steps[next]}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Complete ${name}?`}
        text={warning}
        confirmLabel="Complete"
        pending={isPending}
        onConfirm={() => void move(next).finally(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function useMoving({ id, version, progress }: AdminPurchase) {
  const { mutateAsync, isPending } = useMovePurchase();
  const reopen = async (done: AdminPurchase) => {
    try {
      const opened = await mutateAsync({ id, status: 'active', version: done.version });
      await mutateAsync({ id, progress, version: opened.version });
      reportSuccess('Purchase reopened');
    } catch (error) {
      reportFailure(error);
    }
  };
  const move = async (next: AdminPurchase['status']) => {
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
  return { isPending, move };
}
