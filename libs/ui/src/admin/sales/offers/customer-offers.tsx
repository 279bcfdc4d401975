import { type Offer, dollars } from '@polaris/contracts';
import { Link } from 'react-router';
import { useOfferPages } from '../../../api/sales/offers.ts';
import { Badge } from '../../../primitives/badge.tsx';
import { buttonStyle } from '../../../primitives/button.tsx';
import { ListBody } from '../../shared/list/list-body.tsx';
import { isoDay, longDate } from '../../shared/record/format.ts';
import { newOfferPath, offerPath } from '../../shared/record/record-paths.ts';
import { OfferStateBadge } from './offer-state-badge.tsx';
import { endText } from './offer-state.ts';

/** What was offered to a customer, and the way to another offer. */
export function CustomerOffers({ customerId }: { customerId: number }) {
  const offers = useOfferPages({ customerId: String(customerId) });
  return (
    <>
      <Link to={newOfferPath(customerId)} className={buttonStyle({ variant: 'secondary' })}>
        New Offer
      </Link>
      <ListBody pages={offers} noun="offers" empty={null}>
        {(items) => (
          <ul aria-label="Offers" className="mt-2">
            {items.map((offer) => (
              <Entry key={offer.id} offer={offer} />
            ))}
          </ul>
        )}
      </ListBody>
    </>
  );
}

function Entry({ offer }: { offer: Offer }) {
  const { id, title, state, total, sentAt, createdAt } = offer;
  const ends = endText(offer, isoDay());
  return (
    <li className="border-b border-line py-3 text-sm leading-6">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-semibold wrap-anywhere">
          <Link
            to={offerPath(id)}
            className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {title}
          </Link>
        </h3>
        <span className="flex flex-wrap justify-end gap-2">
          {ends && <Badge tone="warn">{ends}</Badge>}
          <OfferStateBadge state={state} />
        </span>
      </div>
      <p className="flex flex-wrap gap-x-4 text-muted">
        <span className="tabular-nums">{dollars(total)}</span>
        <span>{sentAt ? `Sent ${longDate(sentAt)}` : `Drafted ${longDate(createdAt)}`}</span>
      </p>
    </li>
  );
}
