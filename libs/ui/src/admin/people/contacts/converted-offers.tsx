import { dollars } from '@polaris/contracts';
import { Link } from 'react-router';
import { useOfferPages } from '../../../api/sales/offers.ts';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { OfferStateBadge } from '../../sales/offers/offer-state-badge.tsx';
import { offerPath } from '../../shared/record/record-paths.ts';

/** The newest ones are what a submission led to. */
const MOST = 3;

/** Offers to the customer of a converted submission. */
export function ConvertedOffers({ customerId }: { customerId: number }) {
  const offers = useOfferPages({ customerId: String(customerId) }).data?.items ?? [];
  if (offers.length === 0) return null;
  return (
    <ul aria-label="Offers" className="grid gap-1 text-sm leading-6">
      {offers.slice(0, MOST).map(({ id, title, state, total }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3">
          <Link
            to={offerPath(id)}
            className={`rounded-sm font-semibold wrap-anywhere underline underline-offset-4 ${focusRing}`}
          >
            {title}
          </Link>
          <span className="text-muted tabular-nums">{dollars(total)}</span>
          <OfferStateBadge state={state} />
        </li>
      ))}
    </ul>
  );
}
