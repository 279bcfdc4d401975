import { type Weekday, weekdays } from '@polaris/contracts';
import { X } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { Button, IconButton } from '../../../primitives/button.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { type BookingValues, bookingLabels, dayField } from './booking-values.ts';
import { type Hours, hoursOf, hoursValue, proposedHours } from './hours-text.ts';

interface WeeklyHoursProps {
  form: UseFormReturn<BookingValues>;
}

/** The hours of each weekday. One day can be copied to all. */
export function WeeklyHours({ form }: WeeklyHoursProps) {
  const copy = (weekday: Weekday) => {
    const hours = form.getValues(dayField(weekday));
    for (const other of weekdays)
      form.setValue(dayField(other), hours, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
  };
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="pb-2 text-base font-semibold">Weekly hours</legend>
      {weekdays.map((weekday) => (
        <DayHours key={weekday} form={form} weekday={weekday} onCopy={() => copy(weekday)} />
      ))}
    </fieldset>
  );
}

interface DayHoursProps extends WeeklyHoursProps {
  weekday: Weekday;
  onCopy: () => void;
}

function DayHours({ form, weekday, onCopy }: DayHoursProps) {
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name: dayField(weekday) });
  const hours = hoursOf(field.value);
  const name = bookingLabels[dayField(weekday)];
  const set = (next: readonly Hours[]) => field.onChange(hoursValue(next));
  const change = (index: number, own: Partial<Hours>) =>
    set(hours.map((one, at) => (at === index ? { ...one, ...own } : one)));
  const error = fieldState.error?.message;
  const described = error && { 'aria-invalid': true, 'aria-describedby': id };
  return (
    <div
      role="group"
      aria-label={name}
      className="grid gap-x-4 gap-y-2 border-t border-line py-3 sm:grid-cols-[7rem_minmax(0,1fr)]"
    >
      <span className="text-sm leading-10 font-semibold">{name}</span>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="flex flex-col gap-2">
          {hours.length === 0 && <span className="text-sm leading-10 text-muted">Closed</span>}
          {hours.map(({ startsAt, endsAt }, index) => (
            <div key={index} className="flex items-center gap-2">
              <TimeInput
                ref={index === 0 ? field.ref : undefined}
                label="From"
                time={startsAt}
                onTime={(time) => change(index, { startsAt: time })}
                {...described}
              />
              <span aria-hidden="true">–</span>
              <TimeInput
                label="Until"
                time={endsAt}
                onTime={(time) => change(index, { endsAt: time })}
                {...described}
              />
              <IconButton
                label="Remove these hours"
                onClick={() => set(hours.filter((_, at) => at !== index))}
              >
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </div>
          ))}
          {error && (
            <p id={id} className="text-sm leading-6 text-danger">
              {error}
            </p>
          )}
        </div>
        <div className="flex py-1 max-sm:-ml-3">
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Add hours: ${name}`}
            onClick={() => set([...hours, proposedHours(hours)])}
          >
            Add hours
          </Button>
          {hours.length > 0 && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Copy to all days: ${name}`}
              onClick={onCopy}
            >
              Copy to all days
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

interface TimeInputProps extends ComponentProps<typeof Input> {
  label: string;
  /** As HH:MM; empty while it is not entered. */
  time: string;
  onTime: (time: string) => void;
}

const TimeInput = ({ label, time, onTime, ...rest }: TimeInputProps) => (
  <div className="w-32">
    <Input
      {...rest}
      type="time"
      aria-label={label}
      value={time}
      onChange={({ target }) => onTime(target.value)}
    />
  </div>
);
