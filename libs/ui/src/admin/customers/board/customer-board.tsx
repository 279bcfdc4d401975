import type { CustomerStatus } from '@polaris/contracts';
import clsx from 'clsx';
import { sentence } from '../../../api/client/api-error.ts';
import { useBoardTotal } from '../../../api/customers/board.ts';
import { Button } from '../../../primitives/button.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { ListShortcuts } from '../../shared/list/list-shortcuts.tsx';
import { totalLabel } from '../../shared/list/total-label.ts';
import type { CustomerGridProps } from '../grid/customer-grid.tsx';
import { statusesIn } from '../grid/grid-address.ts';
import { GridToolbar } from '../grid/grid-toolbar.tsx';
import { CustomerPreview } from '../grid/customer-preview.tsx';
import type { BoardCardProps } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { pressOnBoard, useBoardPreview } from './use-board-preview.ts';
import { useBoardMoves } from './use-board-moves.ts';

/** In the usual order. */
const allStatuses: readonly CustomerStatus[] = [
  'potential',
  'active',
  'on_hold',
  'completed',
  'inactive',
];

type CustomerBoardProps = Omit<CustomerGridProps, 'onRemove'>;

/** The customers in a column for each status, between which they are moved. */
export function CustomerBoard({ view, heading, panels, arePanelsOpen }: CustomerBoardProps) {
  const total = useBoardTotal(view.query);
  const preview = useBoardPreview();
  const isBeside = arePanelsOpen || (panels !== null && preview.customer !== null);
  return (
    <div className={clsx(isBeside && 'grid grid-cols-[minmax(0,1fr)_340px] items-start gap-x-8')}>
      {panels && (
        <div className={isBeside ? 'order-2 flex flex-col gap-4' : 'mb-4 flex gap-3'}>
          {preview.customer && (
            <CustomerPreview customer={preview.customer} onClose={preview.close} />
          )}
          {panels}
        </div>
      )}
      <section aria-labelledby="customers-title" className="min-w-0">
        <h2
          id="customers-title"
          ref={heading}
          tabIndex={-1}
          aria-live="polite"
          className="mb-4 text-base font-semibold text-ink"
        >
          Your Customers
          {total.data && ` (${totalLabel(total.data.total, total.data.capped)})`}
        </h2>
        <GridToolbar view={view} />
        <BoardBody
          view={view}
          total={total}
          previewedId={preview.customer?.id ?? null}
          onPreview={panels ? preview.toggle : undefined}
        />
      </section>
    </div>
  );
}

interface BoardBodyProps extends Pick<BoardCardProps, 'previewedId' | 'onPreview'> {
  view: CustomerBoardProps['view'];
  total: ReturnType<typeof useBoardTotal>;
}

function BoardBody({ view, total, ...previewing }: BoardBodyProps) {
  if (total.isPending) return <LoadingState text="Loading customers..." />;
  if (!total.data)
    return (
      <ErrorState
        level={3}
        title="The customers could not be loaded"
        text={sentence(total.error)}
        action={<Button onClick={() => void total.refetch()}>Try again</Button>}
      />
    );
  if (total.data.total === 0)
    return view.isFiltered ? (
      <EmptyState level={3} title="Nothing matches" text="Try a different search or filter." />
    ) : (
      <EmptyState
        level={3}
        title="No customers yet"
        text="Add your first customer, or convert a contact."
      />
    );
  return <Board view={view} {...previewing} />;
}

function Board({ view: { values, query }, ...previewing }: Omit<BoardBodyProps, 'total'>) {
  const moves = useBoardMoves();
  const chosen = statusesIn(values);
  const statuses = allStatuses.filter((one) => chosen.length === 0 || chosen.includes(one));
  return (
    <div data-list="board">
      <ListShortcuts noun="customers" />
      <p className="mb-3 text-sm leading-6 text-muted max-md:sr-only">
        Drag a card to another column. With the keyboard, on its handle: arrow keys choose the
        column, Enter moves it, Escape cancels.
      </p>
      <p role="status" className="sr-only">
        {moves.spoken}
      </p>
      <div
        data-board=""
        onKeyDown={pressOnBoard}
        className="-mx-4 grid snap-x snap-proximity auto-cols-[minmax(78%,1fr)] grid-flow-col items-stretch gap-3 overflow-x-auto px-4 pb-2 sm:auto-cols-[minmax(220px,1fr)] md:mx-0 md:px-0"
      >
        {statuses.map((status) => (
          <BoardColumn key={status} {...{ status, statuses, query, moves }} {...previewing} />
        ))}
      </div>
    </div>
  );
}
