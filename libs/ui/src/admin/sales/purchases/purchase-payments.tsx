import { type AdminPurchase, dollars, recordPayment } from '@polaris/contracts';
import { useState } from 'react';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { PaymentEntry } from '../../shared/payment/payment-entry.tsx';
import { PaymentDialog } from '../../shared/payment/payment-dialog.tsx';
import { CreateInvoice } from './create-invoice.tsx';

interface PurchasePaymentsProps {
  purchase: AdminPurchase;
}

/** The balance of a purchase, its payments, and a button to record another. */
export function PurchasePayments({ purchase }: PurchasePaymentsProps) {
  const [recording, setRecording] = useState(false);
  const { invoiced, paid, refunded, owed, payments, refundDue } = purchase;
  const name = purchase.service?.name ?? 'Service';
  if (paid === 0 && owed === 0 && payments.length === 0) return null;
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums">
        {invoiced !== null && <span>Invoiced {dollars(invoiced)}</span>}
        <span>Paid {dollars(paid)}</span>
        {refunded > 0 && <span>Refunded {dollars(refunded)}</span>}
        <span className={owed > 0 ? 'font-semibold' : 'text-muted'}>Owed {dollars(owed)}</span>
        {refundDue && <Badge tone="danger">Refund due</Badge>}
      </p>
      {payments.length > 0 && (
        <ul aria-label={`Payments for ${name}`} className="w-full border-l-2 border-line pl-3">
          {payments.map((payment) => (
            <PaymentEntry key={payment.id} payment={payment} name={name} purchaseId={purchase.id} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {owed > 0 && (
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
        {purchase.status !== 'cancelled' && <CreateInvoice purchaseId={purchase.id} name={name} />}
      </div>
      {recording && (
        <PaymentDialog
          payable={{ endpoint: recordPayment, id: purchase.id, owed }}
          name={name}
          hint="The client gets a receipt by email, if there is an address."
          onClose={() => setRecording(false)}
        />
      )}
    </div>
  );
}
