import { type Customer, customerStatusLabels } from '@polaris/contracts';
import type { RefObject } from 'react';
import { useCustomerPages } from '../../api/customers.ts';
import { ListFilters, useListFilter } from '../shared/list/list-filters.tsx';
import { moveBetweenCards } from '../shared/list/move-between-cards.ts';
import { RecordList } from '../shared/list/record-list.tsx';
import { useEditing } from '../shared/form/use-editing.ts';
import { CustomerCard } from './customer-card.tsx';

const CARD_HEIGHT = 132;

const kinds = { label: 'Status', all: 'All statuses', options: customerStatusLabels };

interface CustomerListProps {
  heading: RefObject<HTMLHeadingElement | null>;
  onRemove: (customer: Customer) => void;
}

export function CustomerList({ heading, onRemove }: CustomerListProps) {
  const { filter, setFilter, visit } = useListFilter('status', kinds.options);
  const { q, kind } = filter;
  const editing = useEditing<Customer>(heading);
  const customers = useCustomerPages({ q, status: kind });
  return (
    <RecordList
      title="Your Customers"
      label="Customers"
      heading={heading}
      pages={customers}
      filtered={Boolean(q || kind)}
      empty={{
        title: 'No customers yet',
        text: 'Add your first customer, or convert a contact.',
      }}
      editing={editing}
      estimate={CARD_HEIGHT}
      onKeyDown={moveBetweenCards}
      filters={
        <ListFilters
          key={visit}
          filter={filter}
          noun="customers"
          placeholder="Search name, email, phone or company"
          kinds={kinds}
          onChange={setFilter}
        />
      }
    >
      {(customer) => (
        <CustomerCard
          customer={customer}
          query={q}
          editing={editing.ids.includes(customer.id)}
          onEdit={editing.edit}
          onClose={editing.close}
          onRemove={onRemove}
        />
      )}
    </RecordList>
  );
}
