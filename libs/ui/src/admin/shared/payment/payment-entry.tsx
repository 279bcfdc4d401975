import {
  type AdminPayment,
  dollars,
  fromCents,
  paymentMethodLabels,
  paymentStatusLabels,
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

interface PaymentEntryProps {
  payment: AdminPayment;
  /** What it is for, to tell one button from another. */
  name: string;
  /** Whether the client is mailed about a refund. */
  isMailed?: boolean;
}

/** A payment, what went back of it, and the button that refunds it. */
export function PaymentEntry({ payment, name, isMailed = false }: PaymentEntryProps) {
  const [refunding, setRefunding] = useState(false);
  const { amount, method, status, paidAt, note, refunded, refundPending } = payment;
  const left = refundable(payment);
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
        <Badge tone={tones[status]}>{paymentStatusLabels[status]}</Badge>
        {left > 0 && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => setRefunding(true)}
            aria-label={`Refund ${dollars(amount)} for ${name}`}
          >
            Refund
          </Button>
        )}
      </div>
      {refunded > 0 && <p className="text-muted">{dollars(refunded)} refunded</p>}
      {refundPending > 0 && (
        <p className="text-muted">{dollars(refundPending)} is being refunded</p>
      )}
      {note && <p className="wrap-anywhere whitespace-pre-wrap text-muted">{note}</p>}
      {refunding && (
        <RefundDialog
          payment={payment}
          left={left}
          name={name}
          isMailed={isMailed}
          onClose={() => setRefunding(false)}
        />
      )}
    </li>
  );
}

/** Dollars that can still be refunded. */
function refundable({ amount, paidAt, refunded, refundPending }: AdminPayment): number {
  if (paidAt === null) return 0;
  return fromCents(toCents(amount) - toCents(refunded) - toCents(refundPending));
}
