import {
  type AdminPurchase,
  type OwnerAction,
  ownerActionLabels,
  recordPayment,
} from '@polaris/contracts';
import { Suspense, lazy, useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonStyle } from '../../../primitives/button.tsx';
import { purchasePath } from '../../shared/record/record-paths.ts';
import { CreateInvoice } from './create-invoice.tsx';
import { purchaseSections } from './owner-step.ts';
import { PurchaseSteps } from './purchase-steps.tsx';

/** Forms are large, and the dashboard does not need them at first. */
const PaymentDialog = lazy(() =>
  import('../../shared/payment/payment-dialog.tsx').then((module) => ({
    default: module.PaymentDialog,
  })),
);

interface OwnerStepButtonProps {
  purchase: AdminPurchase;
  action: OwnerAction;
  /** Quieter in a list. */
  variant?: 'primary' | 'secondary';
}

/** Does the owner's next step with a purchase, or leads to where it is done. */
export function OwnerStepButton({ purchase, action, variant = 'primary' }: OwnerStepButtonProps) {
  const name = purchase.service?.name ?? 'Service';
  if (action === 'recordPayment')
    return <RecordPayment purchase={purchase} name={name} variant={variant} />;
  if (action === 'invoice')
    return <CreateInvoice purchaseId={purchase.id} name={name} variant={variant} />;
  if (action === 'start' || action === 'complete')
    return <PurchaseSteps purchase={purchase} variant={variant} />;
  return (
    <Link
      to={`${purchasePath(purchase.id)}#${targets[action]}`}
      className={buttonStyle({ size: 'sm', variant: isLook(action) ? 'secondary' : variant })}
      aria-label={`${ownerActionLabels[action]}: ${name}`}
    >
      {ownerActionLabels[action]}
    </Link>
  );
}

const { step, sessions, messages, money } = purchaseSections;

const targets = {
  finish: step,
  plan: step,
  refund: money,
  answer: messages,
  write: messages,
  session: sessions,
  book: sessions,
} as const;

/** Whether there is nothing to do but to look. */
const isLook = (action: OwnerAction): boolean => action === 'session' || action === 'book';

interface RecordPaymentProps {
  purchase: AdminPurchase;
  name: string;
  variant: 'primary' | 'secondary';
}

function RecordPayment({ purchase, name, variant }: RecordPaymentProps) {
  const [recording, setRecording] = useState(false);
  const { id, owed, dueNow } = purchase;
  return (
    <>
      <Button
        mutates
        size="sm"
        variant={variant}
        onClick={() => setRecording(true)}
        aria-label={`Record a payment: ${name}`}
      >
        {ownerActionLabels.recordPayment}
      </Button>
      {recording && (
        <Suspense>
          <PaymentDialog
            payable={{ endpoint: recordPayment, id, owed: dueNow || owed }}
            name={name}
            hint="The client gets a receipt by email, if there is an address."
            onClose={() => setRecording(false)}
          />
        </Suspense>
      )}
    </>
  );
}
