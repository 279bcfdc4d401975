import { type Slot, weekdayText } from '@polaris/contracts';
import clsx from 'clsx';
import { useId } from 'react';
import { clock, clockZone } from '../primitives/clock.ts';

interface DayTimesProps {
  /** The free times of one day. */
  times: readonly [Slot, ...Slot[]];
  /** The chosen start. */
  chosen: string | null;
  onChoose: (startTime: string) => void;
}

/** The free times of one day, as one group of radio buttons. */
export function DayTimes({ times, chosen, onChoose }: DayTimesProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="float-left w-full pb-3">
        <h2 className="text-base leading-6 font-semibold">
          {weekdayText(times[0].startTime, clockZone())}
        </h2>
      </legend>
      <div className="clear-both grid grid-cols-3 gap-2 lg:grid-cols-4">
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
            <span className="font-semibold tabular-nums">{clock(startTime)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const timeStyle = clsx(
  'relative flex min-h-11 cursor-pointer items-center justify-center rounded-sm border border-line-strong bg-raised px-2 py-2 text-sm',
  'transition-colors duration-150 hover:border-ink motion-reduce:transition-none',
  'has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  'forced-colors:has-checked:outline-2',
);
