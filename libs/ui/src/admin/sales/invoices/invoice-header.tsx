import type { InvoiceRecord } from '@polaris/contracts';
import { Link } from 'react-router';
import { CopyPaymentLink } from '../../shared/payment/copy-payment-link.tsx';
import { customerPath, purchasePath } from '../../shared/record/record-paths.ts';
import { InvoiceStateBadge } from './invoice-state-badge.tsx';

const link = 'underline underline-offset-4 hover:text-ink';

/** The number, the state, the customer, and the purchase. */
export function InvoiceHeader({ invoice }: { invoice: InvoiceRecord }) {
  const { kind, number, customer, purchaseId, serviceName } = invoice;
  const name = kind === 'invoice' ? 'Invoice' : 'Credit note';
  return (
    <header className="mb-8">
      <BackToInvoices />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-display text-3xl leading-9 tracking-tight">
          {number ? `${name} ${number}` : 'Draft invoice'}
        </h1>
        <InvoiceStateBadge invoice={invoice} />
        <CopyPaymentLink of="invoice" id={invoice.id} owed={number === null ? 0 : invoice.owed} />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm leading-6 text-muted">
        {customer && (
          <span>
            For{' '}
            <Link to={customerPath(customer.id)} className={link}>
              {customer.name}
            </Link>
          </span>
        )}
        {purchaseId !== null && (
          <Link to={purchasePath(purchaseId)} className={link}>
            {serviceName ?? `Purchase ${purchaseId}`}
          </Link>
        )}
      </p>
    </header>
  );
}

export const BackToInvoices = () => (
  <p className="text-sm leading-6">
    <Link
      to="/admin/invoices"
      className="inline-flex min-h-9 items-center gap-2 text-muted hover:text-ink"
    >
      <span aria-hidden="true">←</span> Back to Invoices
    </Link>
  </p>
);
