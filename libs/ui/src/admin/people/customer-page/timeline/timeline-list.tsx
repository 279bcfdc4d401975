import type { Activity } from '@polaris/contracts';
import { EmptyState } from '../../../../primitives/page-state.tsx';
import { ActivityEntry } from '../../activities/activity-entry.tsx';
import { MailStatusBadge } from '../../../mail/outbox/mail-status-badge.tsx';
import { useAddressState } from '../../../shared/filters/use-address-state.ts';
import type { useInlineEditing } from '../../../shared/form/use-inline-editing.ts';
import { TimelineEventEntry, keyOf } from './timeline-event.tsx';
import { TimelineFilterBar } from './timeline-filter-bar.tsx';
import { isShown, toFilter } from './timeline-filter.ts';
import type { TimelineEvent } from './timeline.ts';

interface TimelineListProps {
  events: readonly TimelineEvent[];
  hasActivities: boolean;
  /** Shown in an empty timeline: what will appear here. */
  hint: string;
  /** Whether each event names its customer. */
  withCustomer?: boolean;
  /** The ids of messages that were not read before. */
  newMessages: ReadonlySet<number>;
  editing: Pick<ReturnType<typeof useInlineEditing<Activity>>, 'ids' | 'edit' | 'close'>;
  onRemove: (activity: Activity) => void;
}

/** The events of a timeline, filtered by their kind. */
export function TimelineList(props: TimelineListProps) {
  const { events: all, hasActivities, hint } = props;
  const shown = useAddressState('timeline');
  const filter = toFilter(shown.value);
  const events = all.filter((event) => isShown(event, filter));
  return (
    <>
      {all.length > 0 && <TimelineFilterBar filter={filter} onFilter={shown.setValue} />}
      {all.length > 0 && events.length === 0 && (
        <p className="py-8 text-sm leading-6 text-muted">Nothing of this kind yet.</p>
      )}
      {all.length === 0 && (
        <EmptyState level={3} title="No activities recorded yet" text={hint} className="py-8" />
      )}
      <ol className="empty:hidden">
        {events.map((event) => (
          <li key={keyOf(event)}>
            <Entry {...props} event={event} />
          </li>
        ))}
      </ol>
      {!hasActivities && all.length > 0 && (
        <p className="py-4 text-sm leading-6 text-muted">No activities recorded yet</p>
      )}
    </>
  );
}

interface EntryProps extends TimelineListProps {
  event: TimelineEvent;
}

function Entry({ event, withCustomer = false, newMessages, editing, onRemove }: EntryProps) {
  if (event.kind !== 'activity')
    return (
      <TimelineEventEntry event={event} withCustomer={withCustomer} newMessages={newMessages} />
    );
  return (
    <ActivityEntry
      activity={event.activity}
      withCustomer={withCustomer}
      editing={editing.ids.includes(event.activity.id)}
      onEdit={editing.edit}
      onClose={editing.close}
      onRemove={onRemove}
      aside={event.mail && <MailStatusBadge status={event.mail.status} />}
    />
  );
}
