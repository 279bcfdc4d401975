import type { Activity, AuditEntry, ContactSubmission, CustomerStatus } from '@polaris/contracts';

/** Something that happened with a customer. */
export type TimelineEvent =
  | { kind: 'activity'; at: string; activity: Activity }
  | { kind: 'submission'; at: string; contact: ContactSubmission }
  | { kind: 'status'; at: string; id: number; from: CustomerStatus; to: CustomerStatus };

interface Sources {
  activities: readonly Activity[];
  /** There are older activities that are not here yet. */
  more: boolean;
  changes: readonly AuditEntry[];
  contact: ContactSubmission | undefined;
}

/** All of it, newest first. What is older than the last activity read so far waits for its turn. */
export function timelineOf({ activities, more, changes, contact }: Sources): TimelineEvent[] {
  const oldest = more ? (activities.at(-1)?.createdAt ?? '') : '';
  const events: TimelineEvent[] = [
    ...activities.map(
      (activity) => ({ kind: 'activity', at: activity.createdAt, activity }) as const,
    ),
    ...changes.flatMap(statusChange),
    ...(contact ? [{ kind: 'submission', at: contact.createdAt, contact } as const] : []),
  ];
  return events.filter(({ at }) => at >= oldest).sort((a, b) => b.at.localeCompare(a.at));
}

function statusChange({ id, createdAt, before, after }: AuditEntry): TimelineEvent[] {
  const from = before?.status;
  const to = after?.status;
  if (typeof from !== 'string' || typeof to !== 'string') return [];
  return [
    { kind: 'status', at: createdAt, id, from: from as CustomerStatus, to: to as CustomerStatus },
  ];
}
