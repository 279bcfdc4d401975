import clsx from 'clsx';
import { focusRing } from '../../../../primitives/fields/control-style.ts';
import { type TimelineFilter, timelineFilters } from './timeline-filter.ts';

interface TimelineFilterBarProps {
  filter: TimelineFilter;
  onFilter: (filter: TimelineFilter) => void;
}

const entries = Object.entries(timelineFilters) as [TimelineFilter, string][];

/** The filter of the timeline. */
export const TimelineFilterBar = ({ filter, onFilter }: TimelineFilterBarProps) => (
  <div role="group" aria-label="Show" className="flex flex-wrap gap-x-1 border-b border-line py-2">
    {entries.map(([value, label]) => (
      <button
        key={value}
        type="button"
        aria-pressed={value === filter}
        onClick={() => onFilter(value)}
        className={clsx(
          'min-h-8 cursor-pointer rounded-sm px-2.5 text-sm pointer-coarse:min-h-11',
          value === filter ? 'bg-sunken font-semibold text-ink' : 'text-muted hover:text-ink',
          focusRing,
        )}
      >
        {label}
      </button>
    ))}
  </div>
);
