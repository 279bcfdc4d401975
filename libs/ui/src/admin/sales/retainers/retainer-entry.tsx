import { type Retainer, dollars } from '@polaris/contracts';
import { Link } from 'react-router';
import { Badge } from '../../../primitives/badge.tsx';
import { Matched } from '../../shared/list/matched.tsx';
import { customerPath, retainerPath } from '../../shared/record/record-paths.ts';
import { RetainerStateBadge } from './retainer-state-badge.tsx';
import { nextInvoiceText, waitingText } from './retainer-texts.ts';

interface RetainerEntryProps {
  retainer: Retainer;
  /** The search text. */
  query: string;
}

/** A row that links to the retainer, stacked on a phone. */
export function RetainerEntry({ retainer, query }: RetainerEntryProps) {
  const { id, title, customer, amount, state, waiting } = retainer;
  return (
    <li
      data-row={id}
      className="relative grid gap-x-6 gap-y-1 border-b border-line px-1 py-4 hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <Link
          to={retainerPath(id)}
          className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-accent"
        >
          <Matched text={title} query={query} />
        </Link>
        {customer && (
          <p className="text-sm leading-6 wrap-anywhere">
            <Link
              to={customerPath(customer.id)}
              className="relative underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              <Matched text={customer.name} query={query} />
            </Link>
          </p>
        )}
        <p className="text-sm leading-6 text-muted">{nextInvoiceText(retainer)}</p>
      </div>
      <div className="flex flex-row-reverse items-center justify-end gap-3 sm:flex-col sm:items-end sm:gap-2">
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {dollars(amount)} <span className="text-sm font-normal text-muted">a month</span>
        </span>
        <span className="flex flex-wrap gap-2">
          {waiting > 0 && <Badge tone="warn">{waitingText(waiting)}</Badge>}
          <RetainerStateBadge state={state} />
        </span>
      </div>
    </li>
  );
}
