import type { Invoice } from '@polaris/contracts';
import { Link } from 'react-router';
import { Matched } from '../../shared/list/matched.tsx';
import { dollarsAndCents, longDate, longDay } from '../../shared/record/format.ts';
import { invoicePath } from '../../shared/record/record-paths.ts';
import { InvoiceStateBadge } from './invoice-state-badge.tsx';

interface InvoiceEntryProps {
  invoice: Invoice;
  /** The search text. */
  query: string;
}

/** A row that links to the record, stacked on a phone. */
export function InvoiceEntry({ invoice, query }: InvoiceEntryProps) {
  const { id, number, buyer, total, issuedOn, dueOn, createdAt } = invoice;
  return (
    <li
      data-row={id}
      className="relative grid gap-x-6 gap-y-1 border-b border-line px-1 py-4 hover:bg-sunken sm:grid-cols-[128px_minmax(0,1fr)_auto]"
    >
      <Link
        to={invoicePath(id)}
        className="font-semibold tabular-nums after:absolute after:inset-0 hover:text-accent"
      >
        {number ? <Matched text={number} query={query} /> : 'Draft'}
        {!number && <span className="sr-only"> for {buyer.name}</span>}
      </Link>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <Matched text={buyer.name} query={query} />
        </p>
        <p className="mt-1 text-sm leading-6 text-muted">
          {issuedOn ? `Issued ${longDay(issuedOn)}` : `Drafted ${longDate(createdAt)}`}
          {dueOn && `, due ${longDay(dueOn)}`}
        </p>
      </div>
      <div className="flex flex-row-reverse items-center justify-end gap-3 sm:flex-col sm:items-end sm:gap-2">
        <span className="font-semibold tabular-nums">{dollarsAndCents(total)}</span>
        <InvoiceStateBadge invoice={invoice} />
      </div>
    </li>
  );
}
