import { monthText, weekdayOf, weekdayOfText } from '@polaris/contracts/clock';
import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../button.tsx';
import { daysOf, monthAfter, monthBefore } from './months.ts';

interface MonthDaysProps {
  /** Such as 2026-12. */
  month: string;
  /** How many free times each day has that can be chosen. */
  counts: ReadonlyMap<string, number>;
  chosen: string | undefined;
  onChoose: (day: string) => void;
  /** The first and the last month that can be shown. */
  range: { first: string; last: string };
  onMonth: (month: string) => void;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A month, whose days with free times are one group of radio buttons: Tab enters it, arrows choose. */
export function MonthDays(props: MonthDaysProps) {
  const { month, counts, chosen, onChoose, range, onMonth } = props;
  const name = useId();
  const days = daysOf(month);
  return (
    <div>
      <div className="flex items-center justify-between gap-2 pb-2">
        <h2 aria-live="polite" className="text-base leading-6 font-semibold">
          {monthText(month)}
        </h2>
        <div className="flex">
          <IconButton
            label="Previous month"
            disabled={month <= range.first}
            onClick={() => onMonth(monthBefore(month))}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label="Next month"
            disabled={month >= range.last}
            onClick={() => onMonth(monthAfter(month))}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
      <div aria-hidden="true" className="grid grid-cols-7 text-center text-xs leading-6 text-muted">
        {WEEKDAYS.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <fieldset className="min-w-0">
        <legend className="sr-only">Days with free times</legend>
        <div className="grid grid-cols-7 gap-1">
          {days.map((day, index) => (
            <Day
              key={day}
              name={name}
              day={day}
              column={index === 0 ? (weekdayOf(day) % 7) + 1 : undefined}
              count={counts.get(day)}
              isChosen={day === chosen}
              onChoose={onChoose}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface DayProps {
  name: string;
  day: string;
  /** The column of the first day. */
  column: number | undefined;
  /** Undefined for a day that cannot be chosen. */
  count: number | undefined;
  isChosen: boolean;
  onChoose: (day: string) => void;
}

function Day({ name, day, column, count, isChosen, onChoose }: DayProps) {
  const number = Number(day.slice(8));
  const style = column === undefined ? undefined : { gridColumnStart: column };
  if (count === undefined)
    return (
      <span aria-hidden="true" style={style} className={clsx(dayStyle, 'text-muted')}>
        {number}
      </span>
    );
  return (
    <label style={style} className={clsx(dayStyle, freeStyle, count > 0 && 'font-semibold')}>
      <input
        type="radio"
        name={name}
        value={day}
        checked={isChosen}
        onChange={() => onChoose(day)}
        aria-label={`${weekdayOfText(day)}, ${count === 1 ? '1 time' : `${count} times`}`}
        className="sr-only"
      />
      <span aria-hidden="true">{number}</span>
    </label>
  );
}

const dayStyle = 'flex h-11 items-center justify-center rounded-sm text-sm tabular-nums';

const freeStyle = clsx(
  'relative cursor-pointer border border-line-strong bg-raised',
  'transition-colors duration-150 hover:border-ink motion-reduce:transition-none',
  'has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  'forced-colors:has-checked:outline-2',
);
