import {
  dayText,
  dollars,
  dueText,
  paymentMethodLabels,
  sumLine,
  sumsOfPurchase,
  totalOf,
} from '@polaris/contracts';
import { partEntries } from '../../../api/sales/part-entries.ts';
import type { DatedPayment, DatedPurchasePage } from '../../../api/site/account/purchases.ts';
import { InvoiceRow } from '../own-invoices.tsx';
import { PayDue } from '../payment/payment-state.tsx';
import { PartList } from '../../../primitives/part-list.tsx';
import { SumLine } from '../../../primitives/sum-line.tsx';
import { DashboardSection } from '../section.tsx';

interface PurchaseMoneyProps {
  purchase: DatedPurchasePage;
  /** Whether how to pay is shown elsewhere, as the next step. */
  isPaidAbove: boolean;
}

/** The amounts due and paid for a purchase, and its invoices. */
export function PurchaseMoney({ purchase, isPaidAbove }: PurchaseMoneyProps) {
  const { payments, invoices, amount, parts } = purchase;
  const due = dueText(purchase, totalOf(purchase));
  return (
    <DashboardSection title="Money">
      <div className="flex flex-col items-start gap-3">
        {amount === 0 ? <p className="text-sm leading-6">Nothing to pay.</p> : null}
        <SumLine {...sumLine(sumsOfPurchase(purchase))} />
        {due && <p className="text-sm leading-6 font-semibold tabular-nums">{due}</p>}
        {parts.length > 0 && <PartList parts={partEntries(parts)} />}
        {!isPaidAbove && <PayDue purchase={purchase} />}
      </div>
      {payments.length > 0 && (
        <ul aria-label="Payments" className="mt-5">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {invoices.length > 0 && (
        <ul aria-label="Invoices" className="mt-5">
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </DashboardSection>
  );
}

function PaymentRow({ payment: { amount, method, paidOn, refunded } }: { payment: DatedPayment }) {
  return (
    <li className="border-t border-line py-4 text-sm leading-6">
      <p className="flex items-baseline justify-between gap-6">
        <span>Payment received</span>
        <span className="tabular-nums">{dollars(amount)}</span>
      </p>
      <p className="text-muted">
        {dayText(paidOn)}, {paymentMethodLabels[method].toLowerCase()}
        {refunded > 0 && `, ${dollars(refunded)} refunded`}
      </p>
    </li>
  );
}
