import { type Customer, customerStatusLabels } from '@polaris/contracts';
import { type RefObject, useCallback, useState } from 'react';
import { type CustomerFilter, useCustomerPages } from '../../api/customers.ts';
import { ListBody } from '../list-body.tsx';
import { type ListFilter, ListFilters } from '../list-filters.tsx';
import { moveBetweenCards } from '../move-between-cards.ts';
import { totalLabel } from '../total-label.ts';
import { useEditing } from '../use-editing.ts';
import { WindowedList } from '../windowed-list.tsx';
import { CustomerCard } from './customer-card.tsx';

const CARD_HEIGHT = 132;

const kinds = { label: 'Status', all: 'All statuses', options: customerStatusLabels };

interface CustomerListProps {
  heading: RefObject<HTMLHeadingElement | null>;
  onRemove: (customer: Customer) => void;
}

export function CustomerList({ heading, onRemove }: CustomerListProps) {
  const [filter, setFilter] = useState<CustomerFilter>({});
  const editing = useEditing<Customer>(heading);
  const narrow = useCallback(
    ({ q, kind }: ListFilter<keyof typeof customerStatusLabels>) =>
      setFilter({ q: q ?? '', status: kind ?? '' }),
    [],
  );
  const customers = useCustomerPages(filter);
  const { data } = customers;
  return (
    <section aria-labelledby="customers-title" className="min-w-0">
      <h2
        id="customers-title"
        ref={heading}
        tabIndex={-1}
        aria-live="polite"
        className="mb-4 text-base font-semibold"
      >
        Your Customers{data && ` (${totalLabel(data.total, data.capped)})`}
      </h2>
      <ListFilters
        noun="customers"
        placeholder="Search name, email or company"
        kinds={kinds}
        onChange={narrow}
      />
      <ListBody
        pages={customers}
        noun="customers"
        filtered={Boolean(filter.q || filter.status)}
        withOpen={editing.withOpen}
        empty={{
          title: 'No customers yet',
          text: 'Add your first customer, or make one of a contact.',
        }}
      >
        {(items) => (
          <WindowedList
            label="Customers"
            items={items}
            keyOf={({ id }) => id}
            estimate={CARD_HEIGHT}
            keep={editing.ids}
            onKeyDown={moveBetweenCards}
          >
            {(customer) => (
              <CustomerCard
                customer={customer}
                words={filter.q}
                editing={editing.ids.includes(customer.id)}
                onEdit={editing.edit}
                onClose={editing.close}
                onRemove={onRemove}
              />
            )}
          </WindowedList>
        )}
      </ListBody>
    </section>
  );
}
