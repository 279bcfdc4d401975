import type { Customer } from '@polaris/contracts';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { hasStatus, sentence } from '../../../api/api-error.ts';
import { useCustomer } from '../../../api/customers.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button, buttonStyle } from '../../../primitives/button.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { useOfferCommands } from '../../shared/commands.ts';
import { CustomerStatusBadge } from '../customer-status-badge.tsx';
import { FoldableSection } from '../../shared/record/foldable-section.tsx';
import { mailLink } from '../../shared/links.ts';
import { LogActivityForm } from '../../activities/log-activity-form.tsx';
import { RemoveCustomerDialog } from '../remove-customer-dialog.tsx';
import { longDate } from '../../shared/format.ts';
import { CustomerDelivery } from './customer-delivery.tsx';
import { CustomerInformation } from './customer-information.tsx';
import { CustomerTimeline } from './customer-timeline.tsx';

/** One customer: who they are, what was done for them, what comes next. */
export function CustomerScreen({ id }: { id: number }) {
  const customer = useCustomer(id);
  const isGone = hasStatus(customer.error, 404) || hasStatus(customer.error, 400);
  if (customer.data) return <Found key={id} customer={customer.data} isGone={isGone} />;
  if (id === 0 || isGone) return <NotFound />;
  if (customer.isPending) return <LoadingState text="Loading customer..." />;
  return (
    <ErrorState
      level={1}
      title="The customer could not be loaded"
      text={sentence(customer.error)}
      action={<Button onClick={() => void customer.refetch()}>Try again</Button>}
    />
  );
}

function NotFound() {
  return (
    <EmptyState
      level={1}
      title="Customer Not Found"
      text="This customer does not exist, or is in the trash."
      action={
        <>
          <Link to="/admin/customers" className={buttonStyle({})}>
            Back to Customers
          </Link>
          <Link to="/admin/trash" className={buttonStyle({ variant: 'secondary' })}>
            Open the trash
          </Link>
        </>
      }
    />
  );
}

interface FoundProps {
  customer: Customer;
  /** Deleted while its page was open: what is typed into it stays. */
  isGone: boolean;
}

function Found({ customer, isGone }: FoundProps) {
  const [removing, setRemoving] = useState(false);
  const navigate = useNavigate();
  const { name, email } = customer;
  useOfferCommands({
    name,
    commands: [
      { label: 'Log Activity', run: () => void navigate('#log-title') },
      { label: 'Edit Information', run: () => void navigate('#information-title') },
      ...(email ? [{ label: 'Write an Email', run: () => location.assign(mailLink(email)) }] : []),
      { label: 'Delete Customer', run: () => setRemoving(true) },
    ],
  });
  return (
    <>
      <CustomerHeader customer={customer} onRemove={() => setRemoving(true)} />
      {isGone && (
        <Alert tone="warn" className="mb-8">
          This customer was deleted meanwhile. Nothing can be saved here, unless it is brought back
          from{' '}
          <Link to="/admin/trash" className="underline underline-offset-4">
            the trash
          </Link>
          .
        </Alert>
      )}
      <div className="grid items-start gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="flex flex-col gap-4 xl:order-2 xl:gap-12">
          <FoldableSection id="log-title" title="Log New Activity">
            <LogActivityForm label="Log New Activity" customerId={customer.id} />
          </FoldableSection>
          <CustomerDelivery customer={customer} />
          <FoldableSection id="information-title" title="Customer Information">
            <CustomerInformation customer={customer} />
          </FoldableSection>
        </div>
        <CustomerTimeline customer={customer} />
      </div>
      <RemoveCustomerDialog
        customer={removing ? customer : null}
        onClose={() => setRemoving(false)}
        onRemoved={() => void navigate('/admin/customers')}
      />
    </>
  );
}

interface CustomerHeaderProps {
  customer: Customer;
  onRemove: () => void;
}

function CustomerHeader({ customer, onRemove }: CustomerHeaderProps) {
  const { id, name, status, createdAt } = customer;
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
        </div>
        <p className="mt-1 text-sm leading-6 text-muted">
          Customer ID: {id}, since <time dateTime={createdAt}>{longDate(createdAt)}</time>
        </p>
      </div>
      <Button variant="secondary" onClick={onRemove}>
        Delete
      </Button>
    </header>
  );
}

/** The screen of the id in the address; one that is no number is asked for as none. */
export function CustomerAtAddress() {
  const { '*': path = '' } = useParams();
  const id = Number(/^customers\/(\d{1,10})\/?$/.exec(path)?.[1] ?? 0);
  return <CustomerScreen id={id} />;
}
