import type { CustomerStatus } from '@polaris/contracts';
import clsx from 'clsx';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { useBoardTotal } from '../../../../api/people/customers/board.ts';
import { Button } from '../../../../primitives/button.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../../primitives/page-state.tsx';
import { ListShortcuts } from '../../../shared/list/list-shortcuts.tsx';
import { totalLabel } from '../../../shared/list/total-label.ts';
import { ListHeading } from '../../../shared/list/record-section.tsx';
import { useIsWide } from '../../../../primitives/use-is-wide.ts';
import { type CustomersProps, besideList, besideScrolling } from '../grid/customer-grid.tsx';
import { statusesIn } from '../grid/grid-address.ts';
import { GridToolbar } from '../grid/grid-toolbar.tsx';
import { CustomerPreview } from '../grid/customer-preview.tsx';
import type { BoardCardProps } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { pressOnBoard, useBoardPreview } from './use-board-preview.ts';
import { useBoardMoves } from './use-board-moves.ts';

/** In the default order of the columns. */
const allStatuses: readonly CustomerStatus[] = [
  'potential',
  'active',
  'on_hold',
  'completed',
  'inactive',
];

/** The customers in a column for each status, between which they are moved. */
export function CustomerBoard(props: CustomersProps) {
  const { view, heading, bar, tools, panels, arePanelsOpen, empty } = props;
  const total = useBoardTotal(view.query);
  const preview = useBoardPreview();
  const isWide = useIsWide();
  const isPreviewed = isWide && preview.customer !== null;
  return (
    <section aria-labelledby="customers-title" className="min-w-0">
      <ListHeading id="customers-title" ref={heading} bar={bar}>
        Your Customers
        {total.data && ` (${totalLabel(total.data.total, total.data.capped)})`}
      </ListHeading>
      <GridToolbar view={view} tools={tools} />
      <div className={clsx(isWide && (isPreviewed || arePanelsOpen) && besideList)}>
        <div
          className={clsx(
            'flex flex-col gap-4',
            isWide ? `order-2 ${besideScrolling}` : arePanelsOpen && 'mb-4',
          )}
        >
          {isPreviewed && <CustomerPreview customer={preview.customer!} onClose={preview.close} />}
          {panels}
        </div>
        <div className="min-w-0">
          <BoardBody
            {...{ view, total, empty }}
            previewedId={preview.customer?.id ?? null}
            onPreview={isWide ? preview.toggle : undefined}
          />
        </div>
      </div>
    </section>
  );
}

interface BoardBodyProps
  extends
    Pick<CustomersProps, 'view' | 'empty'>,
    Pick<BoardCardProps, 'previewedId' | 'onPreview'> {
  total: ReturnType<typeof useBoardTotal>;
}

function BoardBody({ view, total, empty, ...previewing }: BoardBodyProps) {
  if (total.isPending) return <LoadingState text="Loading customers..." />;
  if (!total.data)
    return (
      <ErrorState
        level={3}
        title="The customers could not be loaded"
        text={errorMessage(total.error)}
        action={<Button onClick={() => void total.refetch()}>Try again</Button>}
      />
    );
  if (total.data.total === 0)
    return view.isFiltered ? (
      <EmptyState level={3} title="Nothing matches" text="Try a different search or filter." />
    ) : (
      <EmptyState level={3} {...empty} />
    );
  return <Board view={view} {...previewing} />;
}

function Board({
  view: { values, query },
  ...previewing
}: Omit<BoardBodyProps, 'total' | 'empty'>) {
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
        className="relative -mx-4 grid snap-x snap-proximity auto-cols-[minmax(78%,1fr)] grid-flow-col items-stretch gap-3 overflow-x-auto px-4 pb-2 sm:auto-cols-[minmax(220px,1fr)] md:mx-0 md:px-0"
      >
        {statuses.map((status) => (
          <BoardColumn key={status} {...{ status, statuses, query, moves }} {...previewing} />
        ))}
      </div>
    </div>
  );
}
