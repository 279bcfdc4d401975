import { offerStateLabels } from '@polaris/contracts';
import { NEW_OFFER_PATH } from '@polaris/contracts/admin-screens';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useOfferPages } from '../../../api/sales/offers.ts';
import { buttonStyle } from '../../../primitives/button.tsx';
import { useListFilter } from '../../shared/filters/list-filters.tsx';
import { FilteredList } from '../../shared/list/filtered-list.tsx';
import { totalLabel } from '../../shared/list/total-label.ts';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { OfferEntry } from './offer-entry.tsx';

const NONE =
  'An offer is what you propose before there is an order: what the client gets, what it costs and when it is paid. The client reads it by a private link, chooses, and accepts it by name. That makes the purchase and its invoice.';

/** What was proposed: drafts, offers that wait for an answer, and those that got one. */
export function OffersScreen() {
  const list = useListFilter('state', offerStateLabels);
  const offers = useOfferPages({ q: list.filter.q, state: list.filter.kind });
  return (
    <>
      <ScreenHeader
        title="Offers"
        actions={
          <Link to={NEW_OFFER_PATH} className={buttonStyle({})}>
            <Plus aria-hidden="true" className="size-4" />
            New Offer
          </Link>
        }
      />
      <section aria-labelledby="offers-title" className="xl:max-w-5xl">
        <h2 id="offers-title" className="mb-4 text-base font-semibold text-ink">
          All Offers
          {offers.data && ` (${totalLabel(offers.data.total, offers.data.capped)})`}
        </h2>
        <FilteredList
          noun="offers"
          placeholder="Title, buyer or customer"
          kinds={{ label: 'State', all: 'All', options: offerStateLabels }}
          list={list}
          pages={offers}
          empty={{
            title: 'No offers yet',
            text: NONE,
            action: (
              <Link to={NEW_OFFER_PATH} className={buttonStyle()}>
                Write an offer
              </Link>
            ),
          }}
        >
          {(items) => (
            <ul aria-label="Offers" className="border-t border-line">
              {items.map((offer) => (
                <OfferEntry key={offer.id} offer={offer} query={list.filter.q} />
              ))}
            </ul>
          )}
        </FilteredList>
      </section>
    </>
  );
}
