import type { Customer } from '@polaris/contracts';
import {
  CalendarClock,
  CalendarPlus,
  type LucideIcon,
  Merge,
  MessageSquareQuote,
  NotebookPen,
  PenLine,
  ShoppingBag,
  Trash2,
} from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../primitives/button.tsx';
import { CopyLink } from '../../shared/record/copy-link.tsx';
import { longDate } from '../../shared/record/format.ts';
import { CustomerSubscriptionBadge } from '../../site/subscribers/customer-subscription-badge.tsx';
import { CustomerTags } from '../customers/tags/customer-tags.tsx';
import { CustomerStatusBadge } from '../customers/customer-status-badge.tsx';
import { EditableTitle } from './editable-title.tsx';
import { EditableValue, FactForm } from './facts/fact.tsx';

interface CustomerHeaderProps {
  customer: Customer;
  /** Takes the focus when the message is sent or discarded. */
  writeButton: Ref<HTMLButtonElement>;
  onWrite: () => void;
  onLog: () => void;
  onFollowUp: () => void;
  onBook: () => void;
  onSell: () => void;
  onAskTestimonial: () => void;
  onMerge: () => void;
  onRemove: () => void;
}

export function CustomerHeader(props: CustomerHeaderProps) {
  const { customer, writeButton, onWrite } = props;
  const { id, email, status, createdAt } = customer;
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-4">
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
          <EditableTitle
            title={customer.name}
            form={(close) => <FactForm customer={customer} field="name" onClose={close} />}
          />
          <EditableValue
            customer={customer}
            field="status"
            value={<CustomerStatusBadge status={status} />}
          />
          {email && <CustomerSubscriptionBadge email={email} />}
          {/* Tags belong here. */}
        </div>
        <p className="mt-1 text-sm leading-6 text-muted">
          Customer ID: {id}, since <time dateTime={createdAt}>{longDate(createdAt)}</time>
        </p>
        <CustomerTags customerId={id} />
      </div>
      <div className="flex flex-wrap gap-2">
        {email && (
          <Button mutates ref={writeButton} size="sm" onClick={onWrite}>
            <PenLine aria-hidden="true" className="size-3.5" />
            Write
          </Button>
        )}
        <Action Icon={NotebookPen} label="Log" onClick={props.onLog} />
        <Action Icon={CalendarClock} label="Follow-up" onClick={props.onFollowUp} />
        <Action Icon={CalendarPlus} label="Book" onClick={props.onBook} />
        <Action Icon={ShoppingBag} label="Sell" onClick={props.onSell} />
        <Action
          Icon={MessageSquareQuote}
          label="Testimonial"
          name="Ask for a testimonial"
          onClick={props.onAskTestimonial}
        />
        <CopyLink kind="customers" id={id} />
        <Action
          Icon={Merge}
          label="Merge"
          name="Merge with another record"
          onClick={props.onMerge}
        />
        <Action Icon={Trash2} label="Delete" onClick={props.onRemove} />
      </div>
    </header>
  );
}

interface ActionProps {
  Icon: LucideIcon;
  label: string;
  /** A longer accessible name, if the label is short. */
  name?: string;
  onClick: () => void;
}

const Action = ({ Icon, label, name, onClick }: ActionProps) => (
  <Button mutates variant="secondary" size="sm" aria-label={name} onClick={onClick}>
    <Icon aria-hidden="true" className="size-3.5" />
    {label}
  </Button>
);
