import { type MergeChoice, type MergeField, customerStatusLabels } from '@polaris/contracts';
import clsx from 'clsx';
import { useId } from 'react';
import { radioDot } from '../../../../primitives/fields/radio-group.tsx';
import { truncate } from '../../../shared/list/excerpt.ts';
import { dollarsAndCents } from '../../../shared/record/format.ts';

/** Notes can be several pages long. */
const VALUE_LENGTH = 240;

/** A value as the record shows it. */
export function shownValue({ key }: Pick<MergeField, 'key'>, value: MergeField['kept']): string {
  if (value === null) return 'Empty';
  if (key === 'totalValue') return dollarsAndCents(Number(value));
  if (key === 'status') return customerStatusLabels[value as keyof typeof customerStatusLabels];
  return truncate(String(value), VALUE_LENGTH);
}

interface MergeFieldChoiceProps {
  field: MergeField;
  choice: MergeChoice;
  /** The names of the two records, which can be the same. */
  sides: Readonly<Record<MergeChoice, string>>;
  onChoose: (choice: MergeChoice) => void;
}

/** The values of one field in both records, to choose which one is kept. */
export function MergeFieldChoice({ field, choice, sides, onChoose }: MergeFieldChoiceProps) {
  const name = useId();
  const options = (['kept', 'merged', 'both'] as const).filter((one) => field[one] !== null);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold text-ink">{field.label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map((one) => (
          <label
            key={one}
            className={clsx(
              'flex min-h-11 cursor-pointer items-start gap-3 border px-3 py-2 text-sm leading-6',
              one === 'both' && 'sm:col-span-2',
              one === choice ? 'border-accent bg-sunken' : 'border-line',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={one === choice}
              onChange={() => onChoose(one)}
              className={clsx(radioDot, 'mt-0.5')}
            />
            <span className="min-w-0 wrap-anywhere whitespace-pre-line">
              {one === 'both' ? 'Both, one after the other' : shownValue(field, field[one])}
              <span className="sr-only"> ({sides[one]})</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
