import type { Customer, GridCustomer } from '@polaris/contracts';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useState } from 'react';
import { useGridPages } from '../../../../api/people/customers/customer-grid.ts';
import { useInlineEditing } from '../../../shared/form/use-inline-editing.ts';
import { type EmptyText, ListBody } from '../../../shared/list/list-body.tsx';
import { RecordSection } from '../../../shared/list/record-section.tsx';
import { CustomerPreview } from './customer-preview.tsx';
import { orderIn } from './grid-address.ts';
import { GridTable } from './grid-table.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import type { GridView } from './use-grid-view.ts';
import { useSelection } from '../../../shared/selection/use-selection.ts';

/** The props of the grid, the board and the cards. */
export interface CustomersProps {
  view: GridView;
  heading: RefObject<HTMLHeadingElement | null>;
  onRemove: (customer: Customer) => void;
  /** The views, and the headings that open the panels. */
  bar: ReactNode;
  /** Actions for all customers. */
  tools: ReactNode;
  panels: ReactNode;
  arePanelsOpen: boolean;
  empty: EmptyText;
}

/** The list, and panels next to it. */
export const besideList = 'grid grid-cols-[minmax(0,1fr)_340px] items-start gap-x-8';

/** Panels stay in view while the list is scrolled. */
export const besideScrolling =
  'sticky top-[calc(var(--header-height,65px)+16px)] max-h-[calc(100dvh-var(--header-height,65px)-32px)] overflow-y-auto';

/** The customers as a table: sorted, filtered, selected and edited in place. */
export function CustomerGrid(props: CustomersProps) {
  const { view, heading, onRemove, bar, tools, panels, arePanelsOpen, empty } = props;
  const { values, setValues, query, columns, fields, shownFields, isFiltered } = view;
  const customers = useGridPages({ ...query, fields: shownFields });
  const editing = useInlineEditing<GridCustomer>(heading);
  const selection = useSelection();
  const items = customers.data?.items ?? [];
  const preview = usePreview(items);
  const withCustomer = (act: (customer: GridCustomer) => void) => (id: number) => {
    const customer = items.find((one) => one.id === id);
    if (customer) act(customer);
  };
  const edit = (customer: GridCustomer) => {
    if (!editing.ids.includes(customer.id)) editing.edit(customer);
  };
  const onPreview = withCustomer(preview.toggle);
  useGridKeys({
    onSelect: selection.toggle,
    onSelectTo: (id) =>
      selection.extendTo(
        id,
        items.map((one) => one.id),
      ),
    onPreview,
  });
  const isBeside = arePanelsOpen || preview.customer !== null;
  return (
    <RecordSection
      title="Your Customers"
      label="Customers"
      heading={heading}
      pages={customers}
      bar={bar}
      filters={<GridToolbar view={view} hasColumns tools={tools} />}
      columns={isBeside ? besideList : undefined}
      beside={
        <div className={clsx('flex flex-col gap-4', besideScrolling)}>
          {preview.customer && (
            <CustomerPreview customer={preview.customer} onClose={preview.close} />
          )}
          {panels}
        </div>
      }
    >
      <ListBody
        pages={customers}
        noun="customers"
        filtered={isFiltered}
        withOpen={editing.withOpen}
        empty={empty}
        rowKeyOf={({ id }) => id}
      >
        {(shown) => (
          <GridTable
            customers={shown}
            total={customers.data?.total ?? shown.length}
            columns={columns}
            fields={fields}
            query={query['q'] ?? ''}
            order={orderIn(values)}
            editingIds={editing.ids}
            selectedIds={selection.ids}
            previewedId={preview.customer?.id ?? null}
            onSort={(sort) => setValues({ sort })}
            onSelectAll={() => selection.toggleAll(shown.map(({ id }) => id))}
            onSelect={(id, isRange) =>
              isRange
                ? selection.extendTo(
                    id,
                    shown.map((one) => one.id),
                  )
                : selection.toggle(id)
            }
            onEdit={edit}
            onClose={editing.close}
            onRemove={onRemove}
            onPreview={onPreview}
          />
        )}
      </ListBody>
      {selection.ids.size > 0 && (
        <SelectionBar ids={[...selection.ids]} onClear={selection.clear} />
      )}
    </RecordSection>
  );
}

/** The previewed customer as last read, even if it leaves the list. */
function usePreview(items: readonly GridCustomer[]) {
  const [previewed, setPreviewed] = useState<GridCustomer | null>(null);
  const customer = items.find(({ id }) => id === previewed?.id) ?? previewed;
  return {
    customer,
    close: () => setPreviewed(null),
    toggle: (next: GridCustomer) => setPreviewed(next.id === previewed?.id ? null : next),
  };
}
