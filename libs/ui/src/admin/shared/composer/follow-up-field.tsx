import { addDays } from '@polaris/contracts';
import { useState } from 'react';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { isoDay, longDay } from '../record/format.ts';

type Choice = '' | 'days' | 'week' | 'date';

const labels: Record<Choice, string> = {
  '': 'No follow-up',
  days: 'In 3 days',
  week: 'Next week',
  date: 'On a date',
};

/** How many days from today. */
const days: Record<Exclude<Choice, ''>, number> = { days: 3, week: 7, date: 1 };

interface FollowUpFieldProps {
  /** A day, or nothing. */
  value: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

/** The day of the follow-up. */
export function FollowUpField({ value, error, onChange }: FollowUpFieldProps) {
  const [chosen, setChosen] = useState<Choice>('');
  // A restored draft only has a day.
  const choice: Choice = chosen || (value ? 'date' : '');
  const choose = (next: Choice) => {
    setChosen(next);
    onChange(next === '' ? '' : addDays(isoDay(), days[next]));
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label="Follow up"
        hint={value && choice !== 'date' ? longDay(value) : undefined}
        error={error}
      >
        <Select value={choice} onChange={({ target }) => choose(target.value as Choice)}>
          {Object.entries(labels).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {choice === 'date' && (
        <Field label="Date">
          <Input
            type="date"
            value={value}
            onChange={({ target }) => {
              // An emptied date stays in custom mode.
              setChosen('date');
              onChange(target.value);
            }}
          />
        </Field>
      )}
    </div>
  );
}
