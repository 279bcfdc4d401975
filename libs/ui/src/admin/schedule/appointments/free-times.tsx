import {
  type ExplainedDay,
  type HiddenBy,
  longestSession,
  timeOfDayText,
  weekdayOfText,
} from '@polaris/contracts';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useExplainedDays } from '../../../api/schedule/booking.ts';
import { Button } from '../../../primitives/button.tsx';
import { toFields } from './appointment-times.ts';
import type { AppointmentFields } from './use-appointment-form.ts';

/** What keeps a time from the owner, too; the other rules are for clients. */
const TAKEN: readonly (HiddenBy | null)[] = ['session', 'busy'];

const freeTimesOf = ({ times }: ExplainedDay, now: number): string[] =>
  times
    .filter(({ startTime, hiddenBy }) => Date.parse(startTime) > now && !TAKEN.includes(hiddenBy))
    .map(({ startTime }) => toFields(startTime).time);

/** The free times of the chosen day, which fill in the time. */
export function FreeTimes({ form }: { form: UseFormReturn<AppointmentFields> }) {
  const { control, setValue } = form;
  const [now] = useState(Date.now);
  const [day, time, minutes] = useWatch({ control, name: ['day', 'time', 'minutes'] });
  const isKnown =
    day !== '' && Number.isInteger(minutes) && minutes >= 5 && minutes <= longestSession;
  const days = useExplainedDays({ minutes: isKnown ? minutes : 60, ...(day && { from: day }) }).data
    ?.days;
  const free = days?.find((one) => one.day === day);
  const next = days?.find((one) => one.day > day && freeTimesOf(one, now).length > 0);
  const times = free ? freeTimesOf(free, now) : [];
  const { dirtyFields } = useFormState({ control, name: 'day' });
  const isUntouched = time === '' && !dirtyFields.day;
  const first = free && times.length === 0 && isUntouched ? next?.day : undefined;
  useEffect(() => {
    if (first) setValue('day', first);
  }, [first, setValue]);
  if (!free) return null;
  const choose = (name: 'day' | 'time', value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  if (times.length === 0)
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm leading-6 text-muted sm:col-span-2">
        No free times on this day.
        {next && (
          <Button variant="secondary" size="sm" onClick={() => choose('day', next.day)}>
            {weekdayOfText(next.day)}
          </Button>
        )}
      </p>
    );
  return (
    <div role="group" aria-label="Free times" className="flex flex-wrap gap-2 sm:col-span-2">
      {times.map((start) => (
        <button
          key={start}
          type="button"
          aria-pressed={start === time}
          onClick={() => choose('time', start)}
          className={clsx(
            timeStyle,
            start === time
              ? 'border-accent bg-accent text-on-accent'
              : 'border-line-strong bg-raised hover:border-ink',
          )}
        >
          {timeOfDayText(start)}
        </button>
      ))}
    </div>
  );
}

const timeStyle = clsx(
  'min-h-8 rounded-sm border px-2.5 text-sm tabular-nums transition-colors duration-150 motion-reduce:transition-none pointer-coarse:min-h-11',
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus forced-colors:aria-pressed:outline-2',
);
