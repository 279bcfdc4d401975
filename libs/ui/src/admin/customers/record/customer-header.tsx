import type { Customer } from '@polaris/contracts';
import { PenLine } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../primitives/button.tsx';
import { longDate } from '../../shared/record/format.ts';
import { CustomerSubscriptionBadge } from '../../subscribers/customer-subscription-badge.tsx';
import { CustomerStatusBadge } from '../customer-status-badge.tsx';

interface CustomerHeaderProps {
  customer: Customer;
  /** Gets the focus back when the message is sent or given up. */
  writeButton: Ref<HTMLButtonElement>;
  onWrite: () => void;
  onRemove: () => void;
}

export function CustomerHeader(props: CustomerHeaderProps) {
  const { customer, writeButton, onWrite, onRemove } = props;
  const { id, name, email, status, createdAt } = customer;
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <p className="text-sm leading-6">
          <Link
            to="/admin/customers"
            className="inline-flex min-h-9 items-center gap-2 text-muted hover:text-ink"
          >
            <span aria-hidden="true">←</span> Back to Customers
          </Link>
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="min-w-0 font-display text-3xl leading-9 tracking-tight wrap-anywhere">
            {name}
          </h1>
          <CustomerStatusBadge status={status} />
          {email && <CustomerSubscriptionBadge email={email} />}
        </div>
        <p className="mt-1 text-sm leading-6 text-muted">
          Customer ID: {id}, since <time dateTime={createdAt}>{longDate(createdAt)}</time>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {email && (
          <Button ref={writeButton} onClick={onWrite}>
            <PenLine aria-hidden="true" className="size-4" />
            Write
          </Button>
        )}
        <Button variant="secondary" onClick={onRemove}>
          Delete
        </Button>
      </div>
    </header>
  );
}
