import type { Today } from '@polaris/contracts';
import { OrderEntry } from '../sales/purchases/order-entry.tsx';
import { UrgentOffers } from '../sales/offers/urgent-offers.tsx';
import { WaitingMonths } from '../sales/retainers/waiting-months.tsx';
import { Part } from '../shared/list/today-part.tsx';

/** New orders, months without an invoice, and offers that need a word. Stays mounted while empty, as it moves the focus on. */
export function TodaySales({ today: { day, orders, waitingMonths, offers } }: { today: Today }) {
  return (
    <>
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
