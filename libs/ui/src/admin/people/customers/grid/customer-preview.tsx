import { type GridCustomer, activityTypeLabels } from '@polaris/contracts';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { useCustomerActivityPages } from '../../../../api/people/activities.ts';
import { IconButton, buttonStyle } from '../../../../primitives/button.tsx';
import { mailLink, telLink } from '../../../shared/record/contact-links.ts';
import { dollarsAndCents, longDate, longDay, shortDate } from '../../../shared/record/format.ts';
import { customerPath } from '../../../shared/record/record-paths.ts';
import { CustomerStatusBadge } from '../customer-status-badge.tsx';
import { CustomerTags } from '../tags/customer-tags.tsx';

const ACTIVITIES_SHOWN = 5;

interface CustomerPreviewProps {
  customer: GridCustomer;
  onClose: () => void;
}

/** A preview of a customer next to the grid. */
export function CustomerPreview({ customer, onClose }: CustomerPreviewProps) {
  const { id, name, status, notes } = customer;
  return (
    <section aria-labelledby="preview-title" className="border border-line bg-raised p-5">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="preview-title" className="font-display text-2xl leading-8 wrap-anywhere">
            {name}
          </h2>
          <CustomerStatusBadge status={status} />
        </div>
        <IconButton label="Close preview" onClick={onClose} className="-mt-1 -mr-2">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </header>
      <Facts customer={customer} />
      <CustomerTags customerId={id} />
      {notes && (
        <p className="mt-3 line-clamp-6 text-sm leading-6 wrap-anywhere whitespace-pre-line">
          {notes}
        </p>
      )}
      <LatestActivities customerId={id} />
      <Link to={customerPath(id)} className={buttonStyle({ className: 'mt-5' })}>
        Open record
      </Link>
    </section>
  );
}

function Facts({ customer }: { customer: GridCustomer }) {
  const { email, phone, company, totalValue, owed, nextFollowUp, createdAt } = customer;
  const tel = telLink(phone);
  return (
    <dl className="mt-4 mb-2 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm leading-6">
      <Fact label="Email" value={email} href={email && mailLink(email)} />
      <Fact label="Phone" value={phone} href={tel} />
      <Fact label="Company" value={company} />
      <Fact label="Value" value={dollarsAndCents(totalValue)} />
      <Fact label="Owed" value={owed > 0 ? dollarsAndCents(owed) : null} />
      <Fact label="Follow-up" value={nextFollowUp && longDay(nextFollowUp)} />
      <Fact label="Since" value={longDate(createdAt)} />
    </dl>
  );
}

interface FactProps {
  label: string;
  /** Nothing is shown without one. */
  value: string | null;
  href?: string | null;
}

function Fact({ label, value, href }: FactProps) {
  if (!value) return null;
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {href ? (
          <a href={href} className="underline underline-offset-4">
            {value}
          </a>
        ) : (
          value
        )}
      </dd>
    </>
  );
}

function LatestActivities({ customerId }: { customerId: number }) {
  const activities = useCustomerActivityPages(customerId);
  const latest = activities.data?.items.slice(0, ACTIVITIES_SHOWN) ?? [];
  return (
    <section aria-labelledby="preview-activities" className="mt-4 text-sm leading-6">
      <h3 id="preview-activities" className="font-semibold">
        Latest activities
      </h3>
      {activities.isPending && <p className="text-muted">Loading activities...</p>}
      {activities.isError && <p className="text-danger">{errorMessage(activities.error)}</p>}
      {activities.data && latest.length === 0 && (
        <p className="text-muted">No activities recorded yet</p>
      )}
      <ul className="divide-y divide-line">
        {latest.map(({ id, subject, type, createdAt }) => (
          <li key={id} className="py-1.5">
            <span className="wrap-anywhere">{subject}</span>
            <span className="block text-muted">
              {activityTypeLabels[type]}, {shortDate(createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
