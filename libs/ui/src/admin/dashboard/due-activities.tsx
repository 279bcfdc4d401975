import type { Activity } from '@polaris/contracts';
import { Link } from 'react-router';
import { useDueActivities } from '../../api/activities.ts';
import { DoneButton, DueMark } from '../activities/activity-entry.tsx';
import { DashboardSection } from './dashboard-section.tsx';

const SHOWN = 10;

/** What has to follow. With nothing due there is nothing to see. */
export function DueActivities() {
  const { data } = useDueActivities(SHOWN);
  if (!data || data.items.length === 0) return null;
  const title = data.total > SHOWN ? `Follow-ups (${SHOWN} of ${data.total})` : 'Follow-ups';
  return (
    <div className="mt-10">
      <DashboardSection id="due-title" title={title}>
        <ul>
          {data.items.map((activity) => (
            <DueEntry key={activity.id} activity={activity} />
          ))}
        </ul>
      </DashboardSection>
    </div>
  );
}

function DueEntry({ activity }: { activity: Activity }) {
  const { subject, customer, customerId } = activity;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-1 py-2 text-sm leading-6">
      <p className="flex min-w-0 flex-wrap gap-x-4">
        <span className="font-semibold wrap-anywhere">{subject}</span>
        <Link
          to={`/admin/customers/${customerId}`}
          className="wrap-anywhere text-ink underline underline-offset-4"
        >
          {customer.name}
        </Link>
        <DueMark activity={activity} />
      </p>
      <DoneButton activity={activity} />
    </li>
  );
}
