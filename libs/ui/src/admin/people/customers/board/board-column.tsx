import {
  type CustomerStatus,
  type GridCustomer,
  customerStatusLabels,
  dollars,
} from '@polaris/contracts';
import clsx from 'clsx';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { useColumnPages } from '../../../../api/people/customers/board.ts';
import { Button } from '../../../../primitives/button.tsx';
import { Skeleton } from '../../../../primitives/skeleton.tsx';
import { LoadMore } from '../../../shared/list/load-more.tsx';
import { sumOf } from '../../../shared/payment/sum-of.ts';
import { totalLabel } from '../../../shared/list/total-label.ts';
import { CustomerStatusBadge } from '../customer-status-badge.tsx';
import { BoardCard, type BoardCardProps } from './board-card.tsx';

interface BoardColumnProps extends Omit<BoardCardProps, 'customer' | 'query'> {
  status: CustomerStatus;
  query: Record<string, string>;
}

/** The customers of one status, a page at a time. */
export function BoardColumn(props: BoardColumnProps) {
  const { status, query, moves } = props;
  const pages = useColumnPages(query, status);
  const { data } = pages;
  const shown = cardsIn(status, data?.items ?? [], moves.sent);
  const { moving } = moves;
  const isTarget = moving?.to === status && !shown.some(({ id }) => id === moving.id);
  const label = customerStatusLabels[status];
  const value = sumOf(shown.map(({ totalValue }) => totalValue));
  const total = data && data.total + shown.length - data.items.length;
  return (
    <section
      aria-labelledby={`board-${status}`}
      aria-busy={pages.isPlaceholderData}
      data-status={status}
      className={clsx(
        'flex min-h-40 min-w-0 snap-start scroll-ml-4 flex-col gap-2 rounded-sm border p-2',
        isTarget ? 'border-accent bg-accent-soft' : 'border-transparent bg-sunken',
      )}
    >
      <h3 id={`board-${status}`} className="flex items-center justify-between gap-2 px-1 py-1">
        <CustomerStatusBadge status={status} />
        {total !== undefined && (
          <span className="flex gap-2 text-sm font-normal text-muted tabular-nums">
            {value > 0 && (
              <span className="text-ink">
                <span className="sr-only">Value </span>
                {dollars(value)}
                {pages.hasNextPage && '+'}
              </span>
            )}
            {totalLabel(total, data?.capped)}
          </span>
        )}
      </h3>
      {pages.isPending && <ColumnSkeleton text={`Loading ${label}...`} />}
      {pages.isError && !data && (
        <div role="alert" className="flex flex-col items-start gap-2 p-1 text-sm text-danger">
          {errorMessage(pages.error)}
          <Button variant="secondary" size="sm" onClick={() => void pages.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data && shown.length === 0 && <p className="px-1 text-sm text-muted">No customers</p>}
      <ul aria-label={label} className="flex flex-col gap-2 empty:hidden">
        {shown.map((customer) => (
          <li key={customer.id} data-row={customer.id}>
            <BoardCard {...props} customer={customer} query={query['q'] ?? ''} />
          </li>
        ))}
      </ul>
      <LoadMore pages={pages} />
    </section>
  );
}

/** Includes customers being moved here, and omits those being moved away. */
function cardsIn(
  status: CustomerStatus,
  items: readonly GridCustomer[],
  sent: readonly GridCustomer[],
): GridCustomer[] {
  const leaves = (id: number) => sent.some((one) => one.id === id && one.status !== status);
  const staying = items.filter((one) => one.status === status && !leaves(one.id));
  const there = new Set(staying.map(({ id }) => id));
  return [...sent.filter((one) => one.status === status && !there.has(one.id)), ...staying];
}

function ColumnSkeleton({ text }: { text: string }) {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">{text}</span>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-24 w-full" />
      ))}
    </div>
  );
}
