import { type Activity, activityTypeLabels } from '@polaris/contracts';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { useActivityPages } from '../../../api/people/activities.ts';
import { buttonStyle } from '../../../primitives/button.tsx';
import { ActivityEntry } from './activity-entry.tsx';
import { ExportLink } from '../../shared/list/export-link.tsx';
import { FoldableSection } from '../../shared/record/foldable-section.tsx';
import { ListFilters, useListFilter } from '../../shared/filters/list-filters.tsx';
import { LogActivityForm } from './log-activity-form.tsx';
import {
  LinkedNote,
  LinkedNowhere,
  linkedMissing,
  useLinkedId,
} from '../../shared/list/linked-record.tsx';
import { RecordList } from '../../shared/list/record-list.tsx';
import { RemoveActivityDialog } from './remove-activity-dialog.tsx';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { useInlineEditing } from '../../shared/form/use-inline-editing.ts';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';

const ENTRY_HEIGHT = 128;

const linked = { noun: 'activity', nouns: 'activities', path: '/admin/activity' } as const;

const none = {
  title: 'No activities yet',
  text: 'What you log will appear here.',
  action: (
    <Link to="#log-title" className={buttonStyle({ className: 'xl:hidden' })}>
      Log an activity
    </Link>
  ),
};

const kinds = { label: 'Type', all: 'All types', options: activityTypeLabels };

/** The list of activities, and the form that logs one. */
export function ActivityScreen() {
  const [removing, setRemoving] = useState<Activity | null>(null);
  const { target: heading, focusTarget: focusHeading } = useDeferredFocus<HTMLHeadingElement>();
  const id = useLinkedId();
  return (
    <>
      <ScreenHeader title="Activity" actions={<ExportLink kind="activities" />} />
      <div className="grid items-start gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="xl:sticky xl:top-[calc(var(--header-height,65px)+32px)] xl:order-2">
          <FoldableSection id="log-title" title="Log New Activity">
            <LogActivityForm label="Log New Activity" />
          </FoldableSection>
        </div>
        {id === null ? (
          <LinkedNowhere {...linked} />
        ) : (
          <ActivityList id={id} heading={heading} onRemove={setRemoving} />
        )}
      </div>
      <RemoveActivityDialog
        activity={removing}
        onClose={() => setRemoving(null)}
        onRemoved={focusHeading}
      />
    </>
  );
}

interface ActivityListProps {
  /** The id of the only activity to show. */
  id: number | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  onRemove: (activity: Activity) => void;
}

function ActivityList({ id, heading, onRemove }: ActivityListProps) {
  const { filter, setFilter, visit } = useListFilter('type', kinds.options);
  const { q, kind } = filter;
  const editing = useInlineEditing<Activity>(heading);
  const activities = useActivityPages({ q, type: kind, id: String(id ?? '') });
  return (
    <RecordList
      title={id ? 'Linked Activity' : 'Recent Activity'}
      label="Activities"
      heading={heading}
      pages={activities}
      filtered={Boolean(q || kind)}
      empty={id ? linkedMissing(linked.noun) : none}
      editing={editing}
      estimatedRowHeight={ENTRY_HEIGHT}
      filters={
        id ? (
          <LinkedNote {...linked} />
        ) : (
          <ListFilters
            key={visit}
            filter={filter}
            noun="activities"
            placeholder="Search subject or description"
            kinds={kinds}
            onChange={setFilter}
          />
        )
      }
    >
      {(activity) => (
        <ActivityEntry
          activity={activity}
          withCustomer
          query={q}
          editing={editing.ids.includes(activity.id)}
          onEdit={editing.edit}
          onClose={editing.close}
          onRemove={onRemove}
        />
      )}
    </RecordList>
  );
}
