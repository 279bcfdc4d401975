import type { ContactSubmission } from '@polaris/contracts';
import clsx from 'clsx';
import { Link } from 'react-router';
import type { PageOf } from '../../../api/client/client.ts';
import { buttonStyle } from '../../../primitives/button.tsx';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { EmptyState } from '../../../primitives/page-state.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { ContactStatusBadge } from '../../people/contacts/contact-status-badge.tsx';
import { truncate } from '../../shared/list/excerpt.ts';
import { dateAndTime } from '../../shared/record/format.ts';
import { submissionPath } from '../../shared/record/record-paths.ts';

const MESSAGE_LENGTH = 150;

export function UnreadSubmissions({ page }: { page: PageOf<ContactSubmission> | undefined }) {
  if (!page) return <UnreadSkeleton />;
  const { items, total } = page;
  if (items.length === 0) {
    return (
      <EmptyState
        level={3}
        title="All caught up!"
        text="No unread submissions at the moment."
        className="py-8"
      />
    );
  }
  return (
    <>
      <ul>
        {items.map((contact) => (
          <UnreadSubmission key={contact.id} contact={contact} />
        ))}
      </ul>
      {total > items.length && (
        <Link
          to="/admin/contacts"
          className={buttonStyle({ variant: 'secondary', size: 'sm', className: 'mt-4' })}
        >
          View All {total} Unread Submissions
        </Link>
      )}
    </>
  );
}

function UnreadSubmission({ contact }: { contact: ContactSubmission }) {
  const { id, name, email, createdAt, message, preferredContact } = contact;
  return (
    <li className="border-b border-line">
      <Link
        to={submissionPath(id)}
        className={clsx('group block px-1 py-3 hover:bg-raised', focusRing)}
      >
        <span className="flex items-start justify-between gap-3">
          <span className="min-w-0 font-semibold wrap-anywhere underline-offset-4 group-hover:underline">
            {name}
          </span>
          <ContactStatusBadge contact={contact} />
        </span>
        <span className="flex flex-wrap gap-x-4 text-sm leading-6 text-muted">
          <span className="wrap-anywhere">{email}</span>
          <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
          <span>Prefers: {preferredContact}</span>
        </span>
        <span className="line-clamp-2 text-sm leading-6 wrap-anywhere">
          {truncate(message, MESSAGE_LENGTH)}
        </span>
      </Link>
    </li>
  );
}

function UnreadSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-5 py-5">
      <span className="sr-only">Loading unread submissions...</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  );
}
