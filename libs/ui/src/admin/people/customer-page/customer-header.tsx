import type { Customer } from '@polaris/contracts';
import {
  CalendarClock,
  CalendarPlus,
  FileSignature,
  Link2,
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
import { useCopyLink } from '../../shared/record/copy-link.tsx';
import { Menu } from '../../../primitives/menu.tsx';
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
  onOffer: () => void;
  onSell: () => void;
  onAskTestimonial: () => void;
  onMerge: () => void;
  onRemove: () => void;
}

export function CustomerHeader(props: CustomerHeaderProps) {
  const { customer, writeButton, onWrite } = props;
  const { id, email, status, createdAt } = customer;
  const copyLink = useCopyLink({ kind: 'customers', id });
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
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-4">
          <p className="text-sm leading-6 text-muted">
            Customer ID: {id}, since <time dateTime={createdAt}>{longDate(createdAt)}</time>
          </p>
          <CustomerTags customerId={id} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {email && (
          <Button mutates ref={writeButton} size="sm" onClick={onWrite}>
            <PenLine aria-hidden="true" className="size-3.5" />
            Write
          </Button>
        )}
        <Button mutates variant="secondary" size="sm" onClick={props.onLog}>
          <NotebookPen aria-hidden="true" className="size-3.5" />
          Log
        </Button>
        <Button mutates variant="secondary" size="sm" onClick={props.onBook}>
          <CalendarPlus aria-hidden="true" className="size-3.5" />
          Book
        </Button>
        <Menu label="More actions">
          <MenuItem Icon={CalendarClock} label="Follow-up" onClick={props.onFollowUp} />
          <MenuItem Icon={FileSignature} label="Offer" onClick={props.onOffer} />
          <MenuItem Icon={ShoppingBag} label="Sell" onClick={props.onSell} />
          <MenuItem
            Icon={MessageSquareQuote}
            label="Ask for a testimonial"
            onClick={props.onAskTestimonial}
          />
          <MenuItem Icon={Merge} label="Merge with another record" onClick={props.onMerge} />
          <MenuItem Icon={Link2} label="Copy link" reads onClick={() => void copyLink()} />
          <MenuItem Icon={Trash2} label="Delete" onClick={props.onRemove} />
        </Menu>
      </div>
    </header>
  );
}

interface MenuItemProps {
  Icon: LucideIcon;
  label: string;
  /** Works while nothing can be saved. */
  reads?: boolean;
  onClick: () => void;
}

const MenuItem = ({ Icon, label, reads = false, onClick }: MenuItemProps) => (
  <Button mutates={!reads} variant="ghost" size="sm" className="justify-start!" onClick={onClick}>
    <Icon aria-hidden="true" className="size-3.5" />
    {label}
  </Button>
);
