import {
  type AdminPayment,
  type DisputeState,
  type RefundSource,
  disputeLabels,
  dollars,
  fromCents,
  paymentMethodLabels,
  paymentStatusText,
  toCents,
} from '@polaris/contracts';
import { useState } from 'react';
import { Badge, type BadgeTone } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { longDate } from '../record/format.ts';
import { RefundDialog } from './refund-dialog.tsx';

const tones: Record<AdminPayment['status'], BadgeTone> = {
  open: 'neutral',
  processing: 'info',
  paid: 'success',
  failed: 'danger',
  expired: 'neutral',
  partially_refunded: 'warn',
  refunded: 'neutral',
};

const disputeTones: Record<DisputeState, BadgeTone> = {
  open: 'danger',
  won: 'neutral',
  lost: 'danger',
};

/** Reversals other than refunds. */
const elsewhere: Record<RefundSource, string> = {
  owner: '',
  provider: 'in the Stripe dashboard',
  dispute: 'by a lost dispute',
};

interface PaymentEntryProps {
  payment: AdminPayment;
  /** What it is for, to distinguish buttons. */
  name: string;
  /** Null or undefined if the payment is for no purchase. */
  purchaseId?: number | null;
}

/** A payment with refunds, and the button that refunds it. */
export function PaymentEntry({ payment, name, purchaseId = null }: PaymentEntryProps) {
  const [refunding, setRefunding] = useState(false);
  const { amount, method, status, paidAt, note, refunded, refundPending, dispute } = payment;
  const remaining = refundable(payment);
  return (
    <li className="py-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">{dollars(amount)}</span>
        <span className="text-muted">{paymentMethodLabels[method]}</span>
        {paidAt && (
          <time dateTime={paidAt} className="text-muted">
            {longDate(paidAt)}
          </time>
        )}
        <Badge tone={tones[status]}>{paymentStatusText(payment)}</Badge>
        {dispute && <Badge tone={disputeTones[dispute]}>{disputeLabels[dispute]}</Badge>}
        {remaining > 0 && (
          <Button
            mutates
            variant="secondary"
            size="sm"
            onClick={() => setRefunding(true)}
            aria-label={`Refund ${dollars(amount)} for ${name}`}
          >
            Refund
          </Button>
        )}
      </div>
      {refunded > 0 && <p className="text-muted">{refundsText(payment)}</p>}
      {dispute === 'open' && (
        <p className="text-danger">
          The client disputes this payment at the bank. Answer in the Stripe dashboard.
        </p>
      )}
      {refundPending > 0 && (
        <p className="text-muted">{dollars(refundPending)} is being refunded</p>
      )}
      {note && <p className="wrap-anywhere whitespace-pre-wrap text-muted">{note}</p>}
      {refunding && (
        <RefundDialog
          payment={payment}
          purchaseId={purchaseId}
          left={remaining}
          name={name}
          onClose={() => setRefunding(false)}
        />
      )}
    </li>
  );
}

/** Refunds, reversals, and amounts to be paid again: "$20 refunded". */
function refundsText({ refunded, refunds }: AdminPayment): string {
  const others = refunds
    .filter(({ source }) => source !== 'owner')
    .map(({ source, amount }) => `${dollars(amount)} ${elsewhere[source]}`);
  const stillOwed = refunds
    .filter((refund) => refund.stillOwed)
    .reduce((cents, { amount }) => cents + toCents(amount), 0);
  if (stillOwed > 0) others.push(`${dollars(fromCents(stillOwed))} to be paid again`);
  const text = `${dollars(refunded)} refunded`;
  return others.length ? `${text} (${others.join(', ')})` : text;
}

/** Dollars that can still be refunded. */
function refundable({ amount, paidAt, refunded, refundPending }: AdminPayment): number {
  if (paidAt === null) return 0;
  return fromCents(toCents(amount) - toCents(refunded) - toCents(refundPending));
}
