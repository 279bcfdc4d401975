import type { Activity } from '@polaris/contracts';
import { Link } from 'react-router';
import { useDueActivities } from '../../api/activities.ts';
import { ActivityDueBadge } from './activity-due-badge.tsx';
import { DoneButton } from './done-button.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { useListFocus } from '../shared/return/use-list-focus.ts';
import { customerPath } from '../shared/record/record-paths.ts';

const SHOWN = 10;

/** The activities that are due, for the dashboard. Shows nothing when there are none. */
export function DueActivities() {
  const { data } = useDueActivities(SHOWN);
  const focus = useListFocus<HTMLDivElement>();
  if (!data || data.items.length === 0) return null;
  const title = data.total > SHOWN ? `Follow-ups (${SHOWN} of ${data.total})` : 'Follow-ups';
  return (
    <div {...focus} className="mt-10">
      <ListSection id="due-title" title={title}>
        <ul>
          {data.items.map((activity) => (
            <DueEntry key={activity.id} activity={activity} />
          ))}
        </ul>
      </ListSection>
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
          to={customerPath(customerId)}
          className="wrap-anywhere text-ink underline underline-offset-4"
        >
          {customer.name}
        </Link>
        <ActivityDueBadge activity={activity} />
      </p>
      <DoneButton activity={activity} />
    </li>
  );
}
