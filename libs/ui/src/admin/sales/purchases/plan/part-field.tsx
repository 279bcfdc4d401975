import { dollars, partDayLabels, partUnitLabels } from '@polaris/contracts';
import clsx from 'clsx';
import { Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { IconButton } from '../../../../primitives/button.tsx';
import { Field } from '../../../../primitives/fields/field.tsx';
import { Input } from '../../../../primitives/fields/input.tsx';
import { Select } from '../../../../primitives/fields/select.tsx';
import { optionsOf, typedDays } from '../../../shared/form/part-controls.tsx';
import { typedNumber } from '../../../shared/form/number-or-zero.ts';
import type { PlanForm } from './use-plan-form.ts';

interface PartFieldProps {
  form: PlanForm;
  index: number;
  count: number;
  /** The dollars of it; undefined while a part is incomplete. */
  amount: number | undefined;
  onRemove: () => void;
}

/** One part of a plan, with the dollars that it comes to. */
export function PartField({ form, index, count, amount, onRemove }: PartFieldProps) {
  const { register, control } = form;
  const errors = form.formState.errors.parts?.[index];
  const when = useWatch({ control, name: `parts.${index}.when` });
  return (
    <li className="grid grid-cols-2 gap-3 border-b border-line py-4 lg:grid-cols-[minmax(0,1fr)_112px_72px_168px_152px_auto]">
      <Field label="Name" error={errors?.label?.message} className="col-span-2 lg:col-span-1">
        <Input {...register(`parts.${index}.label`)} />
      </Field>
      <Field label="Share" error={errors?.value?.message}>
        <Input
          {...register(`parts.${index}.value`, { setValueAs: typedNumber })}
          type="number"
          min={0.01}
          step={0.01}
          inputMode="decimal"
        />
      </Field>
      <Field label="Unit" error={errors?.unit?.message}>
        <Select {...register(`parts.${index}.unit`)}>{optionsOf(partUnitLabels)}</Select>
      </Field>
      <Field label="Due" error={errors?.when?.message}>
        <Select {...register(`parts.${index}.when`)}>{optionsOf(partDayLabels)}</Select>
      </Field>
      {when === 'days' && (
        <Field label="Days" error={errors?.days?.message}>
          <Input
            {...register(`parts.${index}.days`, { setValueAs: typedDays })}
            type="number"
            min={0}
            step={1}
            inputMode="numeric"
          />
        </Field>
      )}
      {when === 'date' && (
        <Field label="Day" error={errors?.dueOn?.message}>
          <Input {...register(`parts.${index}.dueOn`)} type="date" />
        </Field>
      )}
      <div
        className={clsx(
          'flex items-end justify-between gap-1 lg:col-start-6',
          when !== 'now' && 'col-span-2 lg:col-span-1',
        )}
      >
        <p className="min-w-20 pb-2 text-sm tabular-nums lg:text-right">
          {amount === undefined ? '–' : dollars(amount)}
        </p>
        <IconButton label={`Remove part ${index + 1}`} disabled={count === 1} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </li>
  );
}
