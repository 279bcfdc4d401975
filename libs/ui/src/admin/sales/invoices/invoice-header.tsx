import type { InvoiceRecord } from '@polaris/contracts';
import { Link } from 'react-router';
import { CopyLink } from '../../shared/record/copy-link.tsx';
import { customerPath } from '../../shared/record/record-paths.ts';
import { InvoiceStateBadge } from './invoice-state-badge.tsx';

/** The number, the state, and the customer. */
export function InvoiceHeader({ invoice }: { invoice: InvoiceRecord }) {
  const { kind, number, customer } = invoice;
  const name = kind === 'invoice' ? 'Invoice' : 'Credit note';
  return (
    <header className="mb-8">
      <BackToInvoices />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-display text-3xl leading-9 tracking-tight">
          {number ? `${name} ${number}` : 'Draft invoice'}
        </h1>
        <InvoiceStateBadge invoice={invoice} />
        <CopyLink kind="invoices" id={invoice.id} />
      </div>
      {customer && (
        <p className="mt-1 text-sm leading-6 text-muted">
          For{' '}
          <Link
            to={customerPath(customer.id)}
            className="underline underline-offset-4 hover:text-ink"
          >
            {customer.name}
          </Link>
        </p>
      )}
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
