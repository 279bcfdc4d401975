import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Checkbox } from '../../../primitives/fields/checkbox.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { typedNumber } from '../../shared/form/number-or-zero.ts';
import type { OfferForm } from './use-offer-form.ts';

interface QuantityFieldProps {
  form: OfferForm;
  index: number;
}

const input = { type: 'number', min: 0, step: 0.01, inputMode: 'decimal' } as const;

/** Both are NaN while a quantity is being replaced. */
const isFixed = ({ min, max }: { min: number; max: number }): boolean => Object.is(min, max);

/** A quantity that the client cannot choose is the least and the most of it. */
const fix = ({ getValues, setValue }: OfferForm, index: number): void => {
  const quantity = getValues(`content.lines.${index}.quantity`);
  setValue(`content.lines.${index}.min`, quantity, { shouldDirty: true });
  setValue(`content.lines.${index}.max`, quantity, { shouldDirty: true });
};

/** What is proposed. */
export function QuantityField({ form, index }: QuantityFieldProps) {
  const at = `content.lines.${index}` as const;
  const error = form.formState.errors.content?.lines?.[index]?.quantity;
  return (
    <Field label="Quantity" error={error?.message}>
      <Input
        {...form.register(`${at}.quantity`, {
          setValueAs: typedNumber,
          onChange: () => isFixed(form.getValues(at)) && fix(form, index),
        })}
        {...input}
      />
    </Field>
  );
}

/** From which to which quantity the client can choose. */
export function RangeFields({ form, index }: QuantityFieldProps) {
  const { register, control } = form;
  const errors = form.formState.errors.content?.lines?.[index];
  const at = `content.lines.${index}` as const;
  const line = useWatch({ control, name: at });
  const [isOpen, setOpen] = useState(false);
  const isRange = isOpen || !isFixed(line);
  return (
    <div className="col-span-full grid grid-cols-subgrid items-end">
      <label className="col-span-2 flex min-h-10 cursor-pointer items-center gap-2.5 text-sm">
        <Checkbox
          checked={isRange}
          onChange={({ target }) => {
            setOpen(target.checked);
            if (!target.checked) fix(form, index);
          }}
        />
        The client chooses the quantity
      </label>
      {isRange && (
        <>
          <Field label="From" error={errors?.min?.message}>
            <Input {...register(`${at}.min`, { setValueAs: typedNumber })} {...input} />
          </Field>
          <Field label="To" error={errors?.max?.message}>
            <Input {...register(`${at}.max`, { setValueAs: typedNumber })} {...input} />
          </Field>
        </>
      )}
    </div>
  );
}
