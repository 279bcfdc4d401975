import type { GridOrder } from '@polaris/contracts';
import clsx from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Checkbox } from '../../../../primitives/fields/checkbox.tsx';
import { focusRing } from '../../../../primitives/fields/control-style.ts';
import type { ColumnLayout, GridLayouts } from './grid-columns.tsx';

interface GridHeaderProps {
  columns: readonly { id: string }[];
  layouts: GridLayouts;
  template: string;
  order: GridOrder;
  selected: 'all' | 'some' | 'none';
  onSort: (order: GridOrder) => void;
  onSelectAll: () => void;
}

type Sorting = Required<Pick<ColumnLayout, 'sort'>> & Pick<ColumnLayout, 'largestFirst'>;

function nextOrder({ sort, largestFirst }: Sorting, order: GridOrder): GridOrder {
  if (order === sort) return `-${sort}`;
  if (order === `-${sort}`) return sort;
  return largestFirst ? `-${sort}` : sort;
}

/** The sortable column headers, and the checkbox that selects all loaded rows. */
export function GridHeader(props: GridHeaderProps) {
  const { columns, layouts, template, order, selected, onSort, onSelectAll } = props;
  return (
    <div
      role="row"
      aria-rowindex={1}
      style={{ gridTemplateColumns: template }}
      className="sticky top-(--header-height,65px) z-[5] grid min-h-9 items-center gap-x-4 border-b border-line-strong bg-surface text-xs font-semibold text-muted"
    >
      <span role="columnheader" className="pl-2">
        <Checkbox
          aria-label="Select all loaded customers"
          checked={selected === 'all'}
          ref={(box) => {
            if (box) box.indeterminate = selected === 'some';
          }}
          onChange={onSelectAll}
        />
      </span>
      {columns.map(({ id }) => (
        <ColumnHeader key={id} layout={layouts[id]!} order={order} onSort={onSort} />
      ))}
      <span role="columnheader" aria-label="Actions">
        <span className="sr-only">Actions</span>
      </span>
    </div>
  );
}

type ColumnHeaderProps = Pick<GridHeaderProps, 'order' | 'onSort'> & { layout: ColumnLayout };

function ColumnHeader({ layout, order, onSort }: ColumnHeaderProps) {
  const { label, sort, isNumber, largestFirst } = layout;
  const isSorted = sort !== undefined && (order === sort || order === `-${sort}`);
  const direction = order.startsWith('-') ? 'descending' : 'ascending';
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <span
      role="columnheader"
      aria-sort={isSorted ? direction : undefined}
      className={clsx('min-w-0', isNumber && 'text-right')}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => onSort(nextOrder({ sort, ...(largestFirst && { largestFirst }) }, order))}
          className={clsx(
            'inline-flex min-h-8 max-w-full cursor-pointer items-center gap-1 rounded-sm hover:text-ink',
            isSorted && 'text-ink',
            focusRing,
          )}
        >
          <span className="truncate">{label}</span>
          {isSorted && <Arrow aria-hidden="true" className="size-3.5 shrink-0" />}
        </button>
      ) : (
        <span className="block truncate">{label}</span>
      )}
    </span>
  );
}
