import { type AdminPurchase, dollars, purchaseStatusLabels, totalOf } from '@polaris/contracts';
import { Link, Navigate } from 'react-router';
import { usePurchasePages } from '../../../api/sales/purchases.ts';
import { CopyLinkIcon } from '../../shared/record/copy-link.tsx';
import { useLinkedId } from '../../shared/list/linked-record.tsx';
import { FilteredList } from '../../shared/list/filtered-list.tsx';
import { useListFilter } from '../../shared/filters/list-filters.tsx';
import { Matched } from '../../shared/list/matched.tsx';
import { ShownTotals } from '../../shared/list/shown-totals.tsx';
import { totalLabel } from '../../shared/list/total-label.ts';
import { WindowedList, idOfRecord } from '../../shared/list/windowed-list.tsx';
import { longDate } from '../../shared/record/format.ts';
import { customerPath, purchasePath } from '../../shared/record/record-paths.ts';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { NewSale } from './new-sale.tsx';
import { PurchaseStatusBadge } from './purchase-status-badge.tsx';

const ROW_HEIGHT = 76;

/** All purchases, including those of accounts without a customer. */
export function PurchasesScreen() {
  const id = useLinkedId();
  // Supports older links, from before purchases had their own pages.
  if (id) return <Navigate to={purchasePath(id)} replace />;
  return (
    <>
      <ScreenHeader title="Purchases" />
      <div className="xl:max-w-4xl">
        <PurchaseList />
      </div>
      <NewSale />
    </>
  );
}

function PurchaseList() {
  const list = useListFilter('status', purchaseStatusLabels);
  const { q, kind: status } = list.filter;
  const purchases = usePurchasePages({ q, status });
  const none = {
    title: 'No purchases yet',
    text: 'Orders and recorded sales will appear here.',
  };
  return (
    <FilteredList
      noun="purchases"
      placeholder="Service, name or email"
      kinds={{ label: 'Status', all: 'All statuses', options: purchaseStatusLabels }}
      list={list}
      pages={purchases}
      empty={none}
    >
      {(items) => (
        <>
          {purchases.data && (
            <p className="mb-2 flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
              <span>{totalLabel(purchases.data.total, purchases.data.capped)} in all</span>
              <ShownTotals
                amounts={{
                  Total: items.map(totalOf),
                  Owed: items.map(({ owed }) => owed),
                }}
                isPart={purchases.hasNextPage}
              />
            </p>
          )}
          <WindowedList
            label="Purchases"
            items={items}
            keyOf={idOfRecord}
            estimatedRowHeight={ROW_HEIGHT}
          >
            {(purchase) => <PurchaseRow purchase={purchase} query={q} />}
          </WindowedList>
        </>
      )}
    </FilteredList>
  );
}

interface PurchaseRowProps {
  purchase: AdminPurchase;
  /** The search text, to be highlighted. */
  query: string;
}

function PurchaseRow({ purchase, query }: PurchaseRowProps) {
  const { service, status, owed, progress, purchaseDate } = purchase;
  return (
    <article className="border-b border-line px-1 py-3 text-sm leading-6">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-semibold wrap-anywhere">
          <Link
            to={purchasePath(purchase.id)}
            className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            <Matched text={service?.name ?? 'Service'} query={query} />
          </Link>
        </h2>
        <PurchaseStatusBadge status={status} />
      </div>
      <div className="flex items-start justify-between gap-3">
        <p className="flex min-w-0 flex-wrap gap-x-4 text-muted">
          <span className="min-w-0 wrap-anywhere text-ink">
            <Buyer purchase={purchase} query={query} />
          </span>
          <span className="tabular-nums">{dollars(totalOf(purchase))}</span>
          <time dateTime={purchaseDate}>{longDate(purchaseDate)}</time>
          <span>{progress}% complete</span>
          {owed > 0 && <span className="text-accent tabular-nums">{dollars(owed)} owed</span>}
        </p>
        <CopyLinkIcon
          kind="purchases"
          id={purchase.id}
          name={service?.name ?? 'Service'}
          className="-my-1.5"
        />
      </div>
    </article>
  );
}

/** The customer, or else the account. */
function Buyer({ purchase: { customer, buyer }, query }: PurchaseRowProps) {
  if (!customer)
    return buyer ? (
      <Matched text={`${buyer.name} (${buyer.email})`} query={query} />
    ) : (
      'Deleted account'
    );
  return (
    <Link
      to={customerPath(customer.id)}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      <Matched text={customer.name} query={query} />
    </Link>
  );
}
