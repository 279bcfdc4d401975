import { type AdminPurchase, dollars, purchaseStatusLabels } from '@polaris/contracts';
import { Link } from 'react-router';
import { usePurchasePages } from '../../api/admin-purchases.ts';
import { Select } from '../../primitives/select.tsx';
import { ListBody } from '../shared/list/list-body.tsx';
import { totalLabel } from '../shared/list/total-label.ts';
import { useAddressState } from '../shared/list/use-address-state.ts';
import { WindowedList } from '../shared/list/windowed-list.tsx';
import { longDate } from '../shared/record/format.ts';
import { customerPath } from '../shared/record/record-paths.ts';
import { ScreenHeader } from '../shared/record/screen-header.tsx';
import { PurchaseStatusBadge } from './purchase-status-badge.tsx';

const ROW_HEIGHT = 76;

/** Every purchase, also of accounts that are no customers of the CRM. */
export function PurchasesScreen() {
  const { value, setValue } = useAddressState('status');
  const status = value in purchaseStatusLabels ? (value as AdminPurchase['status']) : '';
  const purchases = usePurchasePages({ status });
  return (
    <>
      <ScreenHeader
        title="Purchases"
        text="Everything that was ordered or recorded as sold, newest first. A purchase is moved along on its customer's page."
      />
      <div className="xl:max-w-4xl">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <Select
            aria-label="Status"
            className="w-48"
            value={status}
            onChange={(event) => setValue(event.target.value)}
          >
            <option value="">All statuses</option>
            {Object.entries(purchaseStatusLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          {purchases.data && (
            <p className="text-sm text-muted tabular-nums">
              {totalLabel(purchases.data.total, purchases.data.capped)} in all
            </p>
          )}
        </div>
        <ListBody
          pages={purchases}
          noun="purchases"
          filtered={status !== ''}
          rowKeyOf={({ id }) => id}
          empty={{
            title: 'No purchases yet',
            text: 'What clients order, and the sales that you record on a customer, will appear here.',
          }}
        >
          {(items) => (
            <WindowedList
              label="Purchases"
              items={items}
              keyOf={({ id }) => id}
              estimate={ROW_HEIGHT}
            >
              {(purchase) => <PurchaseRow purchase={purchase} />}
            </WindowedList>
          )}
        </ListBody>
      </div>
    </>
  );
}

function PurchaseRow({ purchase }: { purchase: AdminPurchase }) {
  const { service, status, amount, owed, progress, purchaseDate } = purchase;
  return (
    <article className="border-b border-line px-1 py-3 text-sm leading-6">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-semibold wrap-anywhere">{service?.name ?? 'Service'}</h2>
        <PurchaseStatusBadge status={status} />
      </div>
      <p className="flex flex-wrap gap-x-4 text-muted">
        <span className="min-w-0 wrap-anywhere text-ink">
          <Buyer purchase={purchase} />
        </span>
        <span className="tabular-nums">{dollars(amount)}</span>
        <time dateTime={purchaseDate}>{longDate(purchaseDate)}</time>
        <span>{progress}% complete</span>
        {owed > 0 && <span className="text-accent tabular-nums">{dollars(owed)} owed</span>}
      </p>
    </article>
  );
}

/** The customer; else the account, which no customer is linked with. */
function Buyer({ purchase: { customer, buyer } }: { purchase: AdminPurchase }) {
  if (!customer) return buyer ? `${buyer.name} (${buyer.email})` : 'Deleted account';
  return (
    <Link
      to={customerPath(customer.id)}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {customer.name}
    </Link>
  );
}
