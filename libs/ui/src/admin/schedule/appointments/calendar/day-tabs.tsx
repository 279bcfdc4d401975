import type { CalendarWeek } from '@polaris/contracts';
import clsx from 'clsx';
import { focusRing } from '../../../../primitives/fields/control-style.ts';
import { dayNames } from './day-names.ts';

interface DayTabsProps {
  week: CalendarWeek;
  day: string;
  today: string;
  onDay: (day: string) => void;
}

/** Tabs for the days of a week; a phone shows one day at a time. */
export const DayTabs = ({ week, day: shown, today, onDay }: DayTabsProps) => (
  <div role="group" aria-label="Days" className="mb-4 grid grid-cols-7 border-b border-line">
    {week.days.map(({ day }) => (
      <button
        key={day}
        type="button"
        aria-pressed={day === shown}
        onClick={() => onDay(day)}
        className={clsx(
          'flex min-h-12 flex-col items-center justify-center border-b-2 text-sm leading-5 -outline-offset-2',
          day === shown ? 'border-accent font-semibold text-ink' : 'border-transparent text-muted',
          focusRing,
        )}
      >
        <span>{dayNames(day).short}</span>
        <span className={clsx(day === today && 'font-semibold text-accent')}>
          {dayNames(day).date}
        </span>
      </button>
    ))}
  </div>
);
