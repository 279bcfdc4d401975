import type { Activity } from '@polaris/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ActivityDueBadge } from '../activities/activity-due-badge.tsx';
import { useListFocus } from '../shared/return/use-list-focus.ts';
import { customerPath } from '../shared/record/record-paths.ts';

interface FollowUpListProps {
  followUps: readonly Activity[];
  /** Today where the business is. */
  day: string;
  /** The button that marks one as done. */
  doneButton: (followUp: Activity) => ReactNode;
}

/** Follow-ups with their customers. */
export function FollowUpList({ followUps, day, doneButton }: FollowUpListProps) {
  const focus = useListFocus<HTMLUListElement>();
  return (
    <ul {...focus}>
      {followUps.map((followUp) => (
        <li
          key={followUp.id}
          className="flex items-center justify-between gap-x-4 border-b border-line py-1.5 text-sm leading-6"
        >
          <p className="flex min-w-0 flex-wrap gap-x-4">
            <span className="font-semibold wrap-anywhere">{followUp.subject}</span>
            <Link
              to={customerPath(followUp.customerId)}
              className="wrap-anywhere text-ink underline underline-offset-4"
            >
              {followUp.customer.name}
            </Link>
            <ActivityDueBadge activity={followUp} today={day} />
          </p>
          {doneButton(followUp)}
        </li>
      ))}
    </ul>
  );
}
