import type { Customer, GridCustomer } from '@polaris/contracts';
import type { RefObject } from 'react';
import { useGridPages } from '../../api/customers/customer-grid.ts';
import { moveBetweenCards } from '../shared/list/move-between-cards.ts';
import { RecordList } from '../shared/list/record-list.tsx';
import { useInlineEditing } from '../shared/form/use-inline-editing.ts';
import { CustomerCard } from './customer-card.tsx';
import { shownFieldFacts } from './fields/grid-fields.ts';
import { GridToolbar } from './grid/grid-toolbar.tsx';
import type { GridView } from './grid/use-grid-view.ts';

const CARD_HEIGHT = 132;

interface CustomerListProps {
  view: GridView;
  heading: RefObject<HTMLHeadingElement | null>;
  onRemove: (customer: Customer) => void;
}

/** The customers as cards, on narrow screens. */
export function CustomerList({ view, heading, onRemove }: CustomerListProps) {
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
      empty={{
        title: 'No customers yet',
        text: 'Add your first customer, or convert a contact.',
      }}
      editing={editing}
      estimate={CARD_HEIGHT}
      onKeyDown={moveBetweenCards}
      filters={<GridToolbar view={view} />}
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
