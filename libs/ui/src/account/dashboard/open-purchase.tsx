import {
  type SumLine as Line,
  dueText,
  sumLine,
  sumsOfPurchase,
  totalOf,
} from '@polaris/contracts';
import type { DatedPurchase } from '../../api/site/account/purchases.ts';
import type { ReactNode } from 'react';
import { SumLine } from '../../primitives/sum-line.tsx';
import { ClientNextStep, clientNextStep } from './next-step.tsx';
import { PayDue } from './payment/payment-state.tsx';
import { usePendingPayment } from './payment/pending-payment.ts';
import { PurchaseHeading } from './purchase-heading.tsx';

interface OpenPurchaseProps {
  purchase: DatedPurchase;
  /** For example "within one business day". */
  replyTime: string;
  /** The number of unread messages that the next step may name. */
  unread: number;
  /** Beside the name. */
  aside?: ReactNode;
  /** Below the name, such as the progress. */
  progress?: ReactNode;
  /** Below the next step. */
  children?: ReactNode;
}

/** A purchase with its next step and amount due. */
export function OpenPurchase({
  purchase: read,
  replyTime,
  unread,
  aside,
  progress,
  children,
}: OpenPurchaseProps) {
  const pendingId = usePendingPayment();
  // The client has just returned from the checkout page of one purchase.
  const purchase = read.id === pendingId ? { ...read, paymentPending: true } : read;
  const step = clientNextStep(purchase, { replyTime, unread });
  return (
    <li className="flex flex-col items-start gap-3 rounded-sm border border-line-strong bg-raised p-5">
      <PurchaseHeading isBold purchase={purchase}>
        {aside}
      </PurchaseHeading>
      {progress}
      {step && <ClientNextStep purchase={purchase} step={step} />}
      {children}
      {purchase.owed > 0 && <SumLine {...dueLine(purchase)} />}
      {step?.action !== 'pay' && <PayDue purchase={purchase} />}
    </li>
  );
}

/** By a plan, what is due now and next; the page of the purchase has the rest. */
function dueLine(purchase: DatedPurchase): Line {
  const due = dueText(purchase, totalOf(purchase));
  return due ? { texts: [due], isOpen: true } : sumLine(sumsOfPurchase(purchase));
}
