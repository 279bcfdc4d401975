import { dollars, partUnitLabels } from '@polaris/contracts';
import { Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { IconButton } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { optionsOf, typedDays } from '../../shared/form/part-controls.tsx';
import { typedNumber } from '../../shared/form/number-or-zero.ts';
import type { OfferForm } from './use-offer-form.ts';

interface OfferPartFieldProps {
  form: OfferForm;
  index: number;
  /** Its dollars; undefined while the plan is incomplete. */
  amount: number | undefined;
  onRemove: () => void;
}

/** Of an offer, days count from its acceptance. */
const dayLabels = { now: 'When accepted', days: 'Days after', date: 'On a day' } as const;

/** One payment of the plan. */
export function OfferPartField({ form, index, amount, onRemove }: OfferPartFieldProps) {
  const { register, control } = form;
  const errors = form.formState.errors.content?.plan?.[index];
  const at = `content.plan.${index}` as const;
  const when = useWatch({ control, name: `${at}.when` });
  return (
    <li className="grid grid-cols-2 gap-x-3 gap-y-3 border-b border-line py-4 sm:grid-cols-6">
      <Field label="Name" error={errors?.label?.message} className="col-span-2 sm:col-span-3">
        <Input {...register(`${at}.label`)} autoComplete="off" />
      </Field>
      <Field label="Share" error={errors?.value?.message} className="sm:col-span-2">
        <Input
          {...register(`${at}.value`, { setValueAs: typedNumber })}
          type="number"
          min={0.01}
          step={0.01}
          inputMode="decimal"
        />
      </Field>
      <Field label="Unit" error={errors?.unit?.message}>
        <Select {...register(`${at}.unit`)}>{optionsOf(partUnitLabels)}</Select>
      </Field>
      <Field label="Due" error={errors?.when?.message} className="sm:col-span-2">
        <Select {...register(`${at}.when`)}>{optionsOf(dayLabels)}</Select>
      </Field>
      {when === 'days' && (
        <Field label="Days" error={errors?.days?.message} className="sm:col-span-2">
          <Input
            {...register(`${at}.days`, { setValueAs: typedDays })}
            type="number"
            min={0}
            step={1}
            inputMode="numeric"
          />
        </Field>
      )}
      {when === 'date' && (
        <Field label="Day" error={errors?.dueOn?.message} className="sm:col-span-2">
          <Input {...register(`${at}.dueOn`)} type="date" />
        </Field>
      )}
      <div className="col-span-2 flex items-end justify-between gap-3 sm:col-start-5">
        <p className="pb-2 text-sm tabular-nums">{amount === undefined ? '–' : dollars(amount)}</p>
        <IconButton label={`Remove payment ${index + 1}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </li>
  );
}
