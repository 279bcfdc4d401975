import type { GridCustomer } from '@polaris/contracts';
import clsx from 'clsx';
import { useGridPages } from '../../../api/people/customers/customer-grid.ts';
import { moveBetweenCards } from '../../shared/list/move-between-cards.ts';
import { RecordList } from '../../shared/list/record-list.tsx';
import { useInlineEditing } from '../../shared/form/use-inline-editing.ts';
import { CustomerCard } from './customer-card.tsx';
import { shownFieldFacts } from './fields/grid-fields.ts';
import type { CustomersProps } from './grid/customer-grid.tsx';
import { GridToolbar } from './grid/grid-toolbar.tsx';

const CARD_HEIGHT = 90;

/** The customers as cards, on narrow screens. */
export function CustomerList(props: CustomersProps) {
  const { view, heading, onRemove, bar, tools, panels, arePanelsOpen, empty } = props;
  const { query, isFiltered, columns, fields, shownFields } = view;
  const editing = useInlineEditing<GridCustomer>(heading);
  const customers = useGridPages({ ...query, fields: shownFields });
  return (
    <RecordList
      title="Your Customers"
      label="Customers"
      heading={heading}
      pages={customers}
      filtered={isFiltered}
      empty={empty}
      editing={editing}
      estimatedRowHeight={CARD_HEIGHT}
      onKeyDown={moveBetweenCards}
      bar={
        <>
          {bar}
          <div className="ml-auto flex max-sm:order-1">{tools}</div>
        </>
      }
      filters={
        <>
          <div className={clsx(arePanelsOpen && 'mb-4 flex flex-col gap-4')}>{panels}</div>
          <GridToolbar view={view} />
        </>
      }
    >
      {(customer) => (
        <CustomerCard
          customer={customer}
          fieldFacts={shownFieldFacts(columns, fields, customer.fields)}
          query={query['q']}
          editing={editing.ids.includes(customer.id)}
          onEdit={() => editing.edit(customer)}
          onClose={editing.close}
          onRemove={onRemove}
        />
      )}
    </RecordList>
  );
}
