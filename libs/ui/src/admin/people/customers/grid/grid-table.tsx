import type { CustomField, GridCustomer, GridOrder } from '@polaris/contracts';
import { useTable } from '@tanstack/react-table';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ScrollPositionsContext } from '../../../../api/client/history/scroll-positions.ts';
import { usePrepended, useTop } from '../../../shared/list/windowed-list.tsx';
import type { ShownColumns } from './column-choice.ts';
import {
  type GridLayouts,
  fittingColumns,
  gridColumnsFor,
  gridFeatures,
  gridLayoutsFor,
  gridTemplateOf,
} from './grid-columns.tsx';
import { GridHeader } from './grid-header.tsx';
import { GridRow, type RowHandlers } from './grid-row.tsx';
import { pressInGrid } from './use-grid-keys.ts';

/** Pixels. */
const ROW_HEIGHT = 36;
const OVERSCAN = 12;

interface GridTableProps extends RowHandlers {
  customers: readonly GridCustomer[];
  /** The total, loaded or not. */
  total: number;
  columns: ShownColumns;
  /** The custom fields available as columns. */
  fields: readonly CustomField[];
  /** The search text, highlighted in the rows. */
  query: string;
  order: GridOrder;
  editingIds: readonly number[];
  selectedIds: ReadonlySet<number>;
  previewedId: number | null;
  onSort: (order: GridOrder) => void;
  onSelectAll: () => void;
}

const idOf = ({ id }: GridCustomer): string => String(id);

/** The virtualized table of customers. */
export function GridTable(props: GridTableProps) {
  const {
    customers,
    total,
    columns: chosen,
    fields,
    query,
    order,
    editingIds,
    selectedIds,
    previewedId,
  } = props;
  const { onSort, onSelectAll } = props;
  const body = useRef<HTMLDivElement>(null);
  const width = useWidth(body);
  const layouts = useMemo(() => gridLayoutsFor(fields), [fields]);
  const columns = useMemo(() => fittingColumns(chosen, width, layouts), [chosen, width, layouts]);
  const { rows, items, scrollMargin } = useRows(body, customers, editingIds);
  // Only the visible rows: a model of all would be recreated with each loaded page.
  const inView = useMemo(() => items.map(({ index }) => customers[index]!), [items, customers]);
  const { table, model } = useGridModel(inView, { shown: columns, layouts, query });
  const actions = useStableActions(props);
  const template = gridTemplateOf(columns, layouts);
  return (
    <div role="table" aria-label="Customers" aria-rowcount={total + 1}>
      <GridHeader
        columns={table.getVisibleLeafColumns()}
        layouts={layouts}
        template={template}
        order={order}
        selected={selectionOf(customers, selectedIds)}
        onSort={onSort}
        onSelectAll={onSelectAll}
      />
      <div
        ref={body}
        role="rowgroup"
        onKeyDown={(event) => pressInGrid(event, actions.onPreview)}
        // Fixed size, so that its content causes no other layout.
        className="relative [contain:size_layout_style]"
        style={{ height: rows.getTotalSize() }}
      >
        {table.getRowModel().rows.map((row, at) => {
          const { index, key, start } = items[at]!;
          const { id } = row.original;
          return (
            <div
              key={key}
              ref={rows.measureElement}
              role="row"
              data-index={index}
              data-row={key}
              aria-rowindex={index + 2}
              className="absolute inset-x-0 top-0 scroll-mt-28 scroll-mb-20 [contain:layout_style]"
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              <GridRow
                {...actions}
                row={row}
                template={template}
                layouts={layouts}
                columns={model}
                editing={editingIds.includes(id)}
                selected={selectedIds.has(id)}
                previewed={previewedId === id}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The width of an element in pixels; 0 before layout. */
function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    const measure = () => setWidth(element.current?.clientWidth ?? 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

interface GridModel {
  shown: ShownColumns;
  layouts: GridLayouts;
  query: string;
}

function useGridModel(data: GridCustomer[], { shown, layouts, query }: GridModel) {
  const columns = useMemo(() => gridColumnsFor(query, layouts), [query, layouts]);
  const state = useMemo(
    () => ({
      columnOrder: [...shown],
      columnVisibility: Object.fromEntries(
        columns.map(({ id = '' }): [string, boolean] => [
          id,
          shown.includes(id as ShownColumns[number]),
        ]),
      ),
    }),
    [shown, columns],
  );
  const table = useTable({ features: gridFeatures, columns, data, getRowId: idOf, state });
  const model = useMemo(() => ({ columns, state }), [columns, state]);
  return { table, model };
}

/** Stable functions that call the latest ones. */
function useStableActions(actions: RowHandlers): RowHandlers {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onEdit: (customer) => latest.current.onEdit(customer),
      onClose: (id) => latest.current.onClose(id),
      onRemove: (customer) => latest.current.onRemove(customer),
      onPreview: (id) => latest.current.onPreview(id),
      onSelect: (id, isRange) => latest.current.onSelect(id, isRange),
    }),
    [],
  );
}

function useRows(
  body: React.RefObject<HTMLDivElement | null>,
  customers: readonly GridCustomer[],
  editingIds: readonly number[],
) {
  const scrollMargin = useTop(body);
  const places = Object.values(use(ScrollPositionsContext)).map(({ row }) => row);
  const kept = [...editingIds, ...places].join();
  const keptIndexes = useMemo(() => {
    const keys = kept.split(',').filter(Boolean);
    return keys.map((key) => customers.findIndex((customer) => idOf(customer) === key));
  }, [customers, kept]);
  // A new function would make the virtualizer measure all rows again.
  const keyAt = useCallback((index: number) => customers[index]!.id, [customers]);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read with each render
  const rows = useWindowVirtualizer({
    count: customers.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin,
    getItemKey: keyAt,
    rangeExtractor: (range) => {
      const others = keptIndexes.filter((index) => index >= 0);
      return [...new Set([...defaultRangeExtractor(range), ...others])].sort((a, b) => a - b);
    },
  });
  usePrepended(body, rows, customers[0]?.id);
  return { rows, items: rows.getVirtualItems(), scrollMargin };
}

function selectionOf(customers: readonly GridCustomer[], selected: ReadonlySet<number>) {
  if (selected.size === 0) return 'none';
  return customers.every(({ id }) => selected.has(id)) ? 'all' : 'some';
}
