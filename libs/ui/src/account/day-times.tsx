import { type Slot, estClock, localClock } from '@polaris/contracts';
import clsx from 'clsx';
import { useId } from 'react';

interface DayTimesProps {
  /** The day as text. */
  day: string;
  times: Slot[];
  /** The chosen start. */
  chosen: string | null;
  onChoose: (startTime: string) => void;
}

/** The free times of one day, as one group of radio buttons. */
export function DayTimes({ day, times, chosen, onChoose }: DayTimesProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="float-left w-full pb-3">
        <h2 className="text-base leading-6 font-semibold">{day}</h2>
      </legend>
      <div className="clear-both grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
        {times.map(({ startTime }) => (
          <label key={startTime} className={timeStyle}>
            <input
              type="radio"
              name={name}
              value={startTime}
              checked={chosen === startTime}
              onChange={() => onChoose(startTime)}
              className="sr-only scroll-mt-24 scroll-mb-40"
            />
            <span className="font-semibold tabular-nums">{localClock(startTime)}</span>
            <span className="text-xs leading-5 text-muted group-has-checked:text-inherit">
              {estClock(startTime)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const timeStyle = clsx(
  'group relative flex min-h-14 cursor-pointer flex-col justify-center rounded-sm border border-line-strong bg-raised px-3 py-2 text-sm',
  'transition-colors duration-150 hover:border-ink motion-reduce:transition-none',
  'has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  'forced-colors:has-checked:outline-2',
);
