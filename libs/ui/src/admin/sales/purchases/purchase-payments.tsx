import {
  type AdminPurchase,
  type OwnerAction,
  recordPayment,
  sumLine,
  sumsOfPurchase,
} from '@polaris/contracts';
import { useState } from 'react';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { SumLine } from '../../../primitives/sum-line.tsx';
import { PaymentEntry } from '../../shared/payment/payment-entry.tsx';
import { PaymentDialog } from '../../shared/payment/payment-dialog.tsx';
import { CreateInvoice } from './create-invoice.tsx';

interface PurchasePaymentsProps {
  purchase: AdminPurchase;
  /** The action whose button the page shows as the next step. */
  next?: OwnerAction | null;
}

/** The balance of a purchase, its payments, and a button to record another. */
export function PurchasePayments({ purchase, next = null }: PurchasePaymentsProps) {
  const [recording, setRecording] = useState(false);
  const { paid, owed, dueNow, payments, refundDue } = purchase;
  const name = purchase.service?.name ?? 'Service';
  if (paid === 0 && owed === 0 && payments.length === 0) return null;
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <SumLine {...sumLine(sumsOfPurchase(purchase))} />
        {refundDue && <Badge tone="danger">Refund due</Badge>}
      </div>
      {payments.length > 0 && (
        <ul aria-label={`Payments for ${name}`} className="w-full border-l-2 border-line pl-3">
          {payments.map((payment) => (
            <PaymentEntry key={payment.id} payment={payment} name={name} purchaseId={purchase.id} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {owed > 0 && next !== 'recordPayment' && (
          <Button
            mutates
            variant="secondary"
            size="sm"
            onClick={() => setRecording(true)}
            aria-label={`Record a payment: ${name}`}
          >
            Record a payment
          </Button>
        )}
        {isInvoiceable(purchase) && next !== 'invoice' && (
          <CreateInvoice purchaseId={purchase.id} name={name} />
        )}
      </div>
      {recording && (
        <PaymentDialog
          payable={{ endpoint: recordPayment, id: purchase.id, owed: dueNow || owed }}
          name={name}
          hint="The client gets a receipt by email, if there is an address."
          onClose={() => setRecording(false)}
        />
      )}
    </div>
  );
}

/** It has one open invoice at most. */
const isInvoiceable = ({ status, invoiceNumber }: AdminPurchase): boolean =>
  status !== 'cancelled' && invoiceNumber === null;
