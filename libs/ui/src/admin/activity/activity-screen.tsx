import { type Activity, activityTypeLabels } from '@polaris/contracts';
import { useCallback, useState } from 'react';
import { type ActivityFilter, useActivityPages } from '../../api/activities.ts';
import { ActivityEntry } from '../activity-entry.tsx';
import { ExportLink } from '../export-link.tsx';
import { FoldableSection } from '../foldable-section.tsx';
import { ListBody } from '../list-body.tsx';
import { type ListFilter, ListFilters } from '../list-filters.tsx';
import { LogActivityForm } from '../log-activity-form.tsx';
import { RemoveActivityDialog } from '../remove-activity-dialog.tsx';
import { ScreenHeader } from '../screen-header.tsx';
import { totalLabel } from '../total-label.ts';
import { useEditing } from '../use-editing.ts';
import { WindowedList } from '../windowed-list.tsx';
import { useHeadingFocus } from '../use-heading-focus.ts';

const ENTRY_HEIGHT = 128;

const kinds = { label: 'Type', all: 'All types', options: activityTypeLabels };

/** What was done for whom, and what has to follow. */
export function ActivityScreen() {
  const [removing, setRemoving] = useState<Activity | null>(null);
  const { heading, focusHeading } = useHeadingFocus();
  return (
    <>
      <ScreenHeader
        title="Activity"
        text="What was done for whom, newest first."
        actions={<ExportLink kind="activities" />}
      />
      <div className="grid items-start gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="xl:sticky xl:top-[calc(var(--header-height,65px)+32px)] xl:order-2">
          <FoldableSection id="log-title" title="Log New Activity">
            <LogActivityForm label="Log New Activity" />
          </FoldableSection>
        </div>
        <ActivityList heading={heading} onRemove={setRemoving} />
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
  heading: React.RefObject<HTMLHeadingElement | null>;
  onRemove: (activity: Activity) => void;
}

function ActivityList({ heading, onRemove }: ActivityListProps) {
  const [filter, setFilter] = useState<ActivityFilter>({});
  const editing = useEditing<Activity>(heading);
  const narrow = useCallback(
    ({ q, kind }: ListFilter<keyof typeof activityTypeLabels>) =>
      setFilter({ q: q ?? '', type: kind ?? '' }),
    [],
  );
  const activities = useActivityPages(filter);
  const { data } = activities;
  return (
    <section aria-labelledby="activities-title" className="min-w-0">
      <h2
        id="activities-title"
        ref={heading}
        tabIndex={-1}
        aria-live="polite"
        className="mb-4 text-base font-semibold"
      >
        Recent Activity{data && ` (${totalLabel(data.total, data.capped)})`}
      </h2>
      <ListFilters
        noun="activities"
        placeholder="Search subject or description"
        kinds={kinds}
        onChange={narrow}
      />
      <ListBody
        pages={activities}
        noun="activities"
        filtered={Boolean(filter.q || filter.type)}
        withOpen={editing.withOpen}
        empty={{ title: 'No activities yet', text: 'What you log will appear here.' }}
      >
        {(items) => (
          <WindowedList
            label="Activities"
            items={items}
            keyOf={({ id }) => id}
            estimate={ENTRY_HEIGHT}
            keep={editing.ids}
          >
            {(activity) => (
              <ActivityEntry
                activity={activity}
                withCustomer
                words={filter.q}
                editing={editing.ids.includes(activity.id)}
                onEdit={editing.edit}
                onClose={editing.close}
                onRemove={onRemove}
              />
            )}
          </WindowedList>
        )}
      </ListBody>
    </section>
  );
}
