import type { OfferRecord } from '@polaris/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../primitives/badge.tsx';
import { isoDay } from '../../shared/record/format.ts';
import {
  customerPath,
  offerPath,
  purchasePath,
  retainerPath,
} from '../../shared/record/record-paths.ts';
import { OfferStateBadge } from './offer-state-badge.tsx';
import { endText, nextText } from './offer-state.ts';

const link = 'underline underline-offset-4 hover:text-ink';

interface OfferHeaderProps {
  offer: OfferRecord;
  /** What can be done with it. */
  children?: ReactNode;
}

/** The title, the state, the customer, and what happens next. */
export function OfferHeader({ offer, children }: OfferHeaderProps) {
  const { title, state, customer, purchaseId, retainerId, serviceName, follows } = offer;
  const ends = endText(offer, isoDay());
  return (
    <header className="mb-8">
      <BackToOffers />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="font-display text-3xl leading-9 tracking-tight wrap-anywhere">
              {title}
            </h1>
            <OfferStateBadge state={state} />
            {ends && <Badge tone="warn">{ends}</Badge>}
          </div>
          <p className="mt-1 text-base leading-7 wrap-anywhere">{nextText(offer)}</p>
          <p className="flex flex-wrap gap-x-4 text-sm leading-6 text-muted">
            {customer && (
              <span>
                For{' '}
                <Link to={customerPath(customer.id)} className={link}>
                  {customer.name}
                </Link>
              </span>
            )}
            {purchaseId !== null && (
              <Link
                to={purchasePath(purchaseId)}
                aria-label={`${serviceName}, the purchase`}
                className={link}
              >
                {serviceName}
              </Link>
            )}
            {retainerId !== null && (
              <Link to={retainerPath(retainerId)} className={link}>
                Retainer {retainerId}
              </Link>
            )}
            {follows && (
              <span>
                Follows{' '}
                <Link to={offerPath(follows.id)} className={link}>
                  {follows.title}
                </Link>
              </span>
            )}
          </p>
        </div>
        {children}
      </div>
    </header>
  );
}

export const BackToOffers = () => (
  <p className="text-sm leading-6">
    <Link
      to="/admin/offers"
      className="inline-flex min-h-9 items-center gap-2 text-muted hover:text-ink"
    >
      <span aria-hidden="true">←</span> Back to Offers
    </Link>
  </p>
);
