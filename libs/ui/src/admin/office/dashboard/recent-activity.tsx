import type { Activity } from '@polaris/contracts';
import { Link } from 'react-router';
import type { PageOf } from '../../../api/client/client.ts';
import { buttonStyle } from '../../../primitives/button.tsx';
import { EmptyState } from '../../../primitives/page-state.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { truncate } from '../../shared/list/excerpt.ts';
import { dateAndTime, titleCase } from '../../shared/record/format.ts';
import { customerPath } from '../../shared/record/record-paths.ts';

const DESCRIPTION_LENGTH = 100;

export function RecentActivity({ page }: { page: PageOf<Activity> | undefined }) {
  if (!page) return <RecentSkeleton />;
  const { items, total } = page;
  if (items.length === 0) {
    return (
      <EmptyState
        level={3}
        title="No recent activity"
        text="No customer activities recorded in the last 30 days."
        className="py-8"
      />
    );
  }
  return (
    <>
      <ul>
        {items.map((activity) => (
          <RecentEntry key={activity.id} activity={activity} />
        ))}
      </ul>
      {total > items.length && (
        <Link
          to="/admin/activity"
          className={buttonStyle({ variant: 'secondary', size: 'sm', className: 'mt-4' })}
        >
          View All {total} Recent Activities
        </Link>
      )}
    </>
  );
}

function RecentEntry({ activity }: { activity: Activity }) {
  const { subject, customer, customerId, type, createdAt, description } = activity;
  return (
    <li className="border-b border-line px-1 py-3">
      <h3 className="font-semibold wrap-anywhere">{subject}</h3>
      <p className="flex flex-wrap gap-x-4 text-sm leading-6 text-muted">
        <Link
          to={customerPath(customerId)}
          className="wrap-anywhere text-ink underline underline-offset-4"
        >
          {customer.name || 'Unknown Customer'}
        </Link>
        <span>{titleCase(type)}</span>
        <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
      </p>
      {description && (
        <p className="line-clamp-2 text-sm leading-6 wrap-anywhere">
          {truncate(description, DESCRIPTION_LENGTH)}
        </p>
      )}
    </li>
  );
}

function RecentSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-5 py-5">
      <span className="sr-only">Loading recent activity...</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  );
}
