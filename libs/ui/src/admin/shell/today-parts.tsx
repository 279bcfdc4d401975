import type { Today } from '@polaris/contracts';
import { useState } from 'react';
import { Skeleton } from '../../primitives/skeleton.tsx';
import { OrderEntry } from '../sales/purchases/order-entry.tsx';
import { UrgentOffers } from '../sales/offers/urgent-offers.tsx';
import { WaitingMonths } from '../sales/retainers/waiting-months.tsx';
import { Part } from '../shared/list/today-part.tsx';
import { lazyPart } from './lazy-part.tsx';

const NoDrafts = () => (
  <p className="text-sm text-muted">
    What waits to be approved could not be shown. Reload the page to try again.
  </p>
);

const TodayDrafts = lazyPart(
  () =>
    import('../office/assistants/drafts/today-drafts.tsx').then(
      (module) => module.TodayDrafts,
      () => NoDrafts,
    ),
  <Skeleton className="h-16.5" />,
);

/** What waits to be approved, new orders, months without an invoice, and offers that need a word. Stays mounted while empty, as it moves the focus on. */
export function TodayParts({ today }: { today: Today }) {
  const { day, waitingDrafts, orders, waitingMonths, offers } = today;
  const [hadDrafts, setHadDrafts] = useState(false);
  if (waitingDrafts > 0 && !hadDrafts) setHadDrafts(true);
  return (
    <>
      {hadDrafts && <TodayDrafts />}
      {orders.total > 0 && (
        <Part title="New orders" more={[{ page: orders, to: '/admin/purchases' }]}>
          <ul>
            {orders.items.map((order) => (
              <OrderEntry key={order.id} order={order} />
            ))}
          </ul>
        </Part>
      )}
      {waitingMonths > 0 && <WaitingMonths />}
      <Part
        title="Offers"
        isHidden={offers.total === 0}
        more={[{ page: offers, to: '/admin/offers?state=sent' }]}
      >
        <UrgentOffers offers={offers.items} day={day} />
      </Part>
    </>
  );
}
