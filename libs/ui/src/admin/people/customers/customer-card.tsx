import type { Customer } from '@polaris/contracts';
import { Link } from 'react-router';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { CustomerStatusBadge } from './customer-status-badge.tsx';
import { editButtonId } from '../../shared/form/use-inline-editing.ts';
import { RowActions } from '../../shared/record/row-actions.tsx';
import { Matched } from '../../shared/list/matched.tsx';
import { truncate } from '../../shared/list/excerpt.ts';
import { dollarsAndCents, longDate } from '../../shared/record/format.ts';
import { customerPath } from '../../shared/record/record-paths.ts';
import type { FieldFact } from './fields/grid-fields.ts';
import { CustomerEditForm } from './customer-edit-form.tsx';

const NOTES_LENGTH = 100;

interface CustomerCardProps {
  customer: Customer;
  /** The values of custom fields chosen as columns. */
  fieldFacts: readonly FieldFact[];
  /** The search text, highlighted in the card. */
  query: string | undefined;
  editing: boolean;
  onEdit: (customer: Customer) => void;
  onClose: (id: number) => void;
  onRemove: (customer: Customer) => void;
}

export function CustomerCard(props: CustomerCardProps) {
  const { customer, editing, onClose } = props;
  return (
    <div className="group/row border-b border-line px-1 py-2.5">
      {editing ? (
        <CustomerEditForm customer={customer} onClose={() => onClose(customer.id)} />
      ) : (
        <Summary {...props} />
      )}
    </div>
  );
}

function Summary({ customer, fieldFacts, query, onEdit, onRemove }: CustomerCardProps) {
  const { id, name, email, phone, company, status, totalValue, notes, createdAt } = customer;
  const marked = (text: string) => <Matched text={text} query={query} />;
  return (
    <article aria-label={`Customer ${id}: ${name}`}>
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-base leading-6 font-semibold wrap-anywhere">
          <Link
            to={customerPath(id)}
            data-card-name=""
            className={`rounded-sm underline-offset-4 hover:underline ${focusRing}`}
          >
            {marked(name)}
          </Link>
        </h3>
        <span className="flex shrink-0 items-center gap-1">
          <RowActions
            name={name}
            actions={[
              {
                label: 'Edit',
                mutates: true,
                id: editButtonId(id),
                onClick: () => onEdit(customer),
              },
              { label: 'Delete', mutates: true, onClick: () => onRemove(customer) },
            ]}
            className="-my-2.5 max-sm:order-1 max-sm:-mr-2"
          />
          <CustomerStatusBadge status={status} />
        </span>
      </div>
      <ul className="flex flex-wrap gap-x-4 text-sm leading-5 text-muted">
        {company && <li className="wrap-anywhere">{marked(company)}</li>}
        {email && <li className="wrap-anywhere">{marked(email)}</li>}
        {phone && <li className="wrap-anywhere">{phone}</li>}
        <li className="tabular-nums">{dollarsAndCents(totalValue)}</li>
        <li>
          Since <time dateTime={createdAt}>{longDate(createdAt)}</time>
        </li>
        {fieldFacts.map(({ id, name, text }) => (
          <li key={id} className="wrap-anywhere">
            {name}: {text}
          </li>
        ))}
      </ul>
      {notes && (
        <p className="mt-1 text-sm leading-5 wrap-anywhere">{truncate(notes, NOTES_LENGTH)}</p>
      )}
    </article>
  );
}
