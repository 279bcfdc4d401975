import type { Offer } from '@polaris/contracts';
import { Link } from 'react-router';
import { Badge } from '../../../primitives/badge.tsx';
import { Matched } from '../../shared/list/matched.tsx';
import { dollarsAndCents, isoDay, longDate } from '../../shared/record/format.ts';
import { customerPath, offerPath } from '../../shared/record/record-paths.ts';
import { OfferStateBadge } from './offer-state-badge.tsx';
import { endText } from './offer-state.ts';

interface OfferEntryProps {
  offer: Offer;
  /** The search text. */
  query: string;
}

/** A row that links to the offer, stacked on a phone. */
export function OfferEntry({ offer, query }: OfferEntryProps) {
  const { id, title, buyer, customer, total, state, sentAt, openedAt, createdAt, hasDraft } = offer;
  const { isMonthly } = offer;
  const ends = endText(offer, isoDay());
  return (
    <li
      data-row={id}
      className="relative grid gap-x-6 gap-y-1 border-b border-line px-1 py-4 hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <Link
          to={offerPath(id)}
          className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-accent"
        >
          <Matched text={title} query={query} />
        </Link>
        <p className="text-sm leading-6 wrap-anywhere">
          <Matched text={buyer} query={query} />
          {customer && customer.name !== buyer && (
            <>
              {' · '}
              <Link
                to={customerPath(customer.id)}
                className="relative underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                <Matched text={customer.name} query={query} />
              </Link>
            </>
          )}
        </p>
        <p className="text-sm leading-6 text-muted">
          {sentAt ? `Sent ${longDate(sentAt)}` : `Drafted ${longDate(createdAt)}`}
          {state === 'sent' && !openedAt && ' · Not opened yet'}
          {hasDraft && sentAt && ' · New version not sent'}
        </p>
      </div>
      <div className="flex flex-row-reverse items-center justify-end gap-3 sm:flex-col sm:items-end sm:gap-2">
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {dollarsAndCents(total)}
          {isMonthly && <span className="text-sm font-normal text-muted"> a month</span>}
        </span>
        <span className="flex flex-wrap gap-2">
          {ends && <Badge tone="warn">{ends}</Badge>}
          <OfferStateBadge state={state} />
        </span>
      </div>
    </li>
  );
}
