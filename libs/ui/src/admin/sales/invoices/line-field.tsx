import { type PricedLine, type TaxMode, lineTotals } from '@polaris/contracts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { IconButton } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { typedNumber } from '../../shared/form/number-or-zero.ts';
import { dollarsAndCents } from '../../shared/record/format.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

interface LineFieldProps extends Pick<InvoiceForm, 'form'> {
  taxMode: TaxMode;
  index: number;
  count: number;
  /** `name` is the field to focus. */
  onMove: (to: number, name: string) => void;
  onRemove: () => void;
}

const numberFields = [
  { name: 'quantity', label: 'Quantity', step: 0.01 },
  { name: 'unitPrice', label: 'Price ($)', step: 0.01 },
  { name: 'taxRate', label: 'Tax (%)', step: 0.001 },
] as const;

/** One line, with its total. Alt with an arrow key moves it. */
export function LineField({ form, taxMode, index, count, onMove, onRemove }: LineFieldProps) {
  const errors = form.formState.errors.lines?.[index];
  const { register } = form;
  const moveByKey = (event: KeyboardEvent) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    const field = (event.target as HTMLElement).dataset['field'] ?? 'text';
    onMove(index + step, field);
  };
  const name = `line ${index + 1}`;
  return (
    <li
      onKeyDown={moveByKey}
      className="grid grid-cols-3 gap-x-4 gap-y-3 border-b border-line py-4 lg:grid-cols-[minmax(0,1fr)_88px_120px_88px_112px_auto]"
    >
      <Field label="Description" error={errors?.text?.message} className="col-span-3 lg:col-span-1">
        <Input {...register(`lines.${index}.text`)} data-field="text" />
      </Field>
      {numberFields.map((field) => (
        <Field key={field.name} label={field.label} error={errors?.[field.name]?.message}>
          <Input
            {...register(`lines.${index}.${field.name}`, { setValueAs: typedNumber })}
            data-field={field.name}
            type="number"
            min={0}
            step={field.step}
            inputMode="decimal"
          />
        </Field>
      ))}
      <LineTotal form={form} index={index} taxMode={taxMode} />
      <div className="flex items-end justify-end pb-0.5">
        <IconButton
          label={`Move ${name} up`}
          data-field="up"
          disabled={index === 0}
          onClick={() => onMove(index - 1, 'up')}
        >
          <ArrowUp aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton
          label={`Move ${name} down`}
          data-field="down"
          disabled={index === count - 1}
          onClick={() => onMove(index + 1, 'down')}
        >
          <ArrowDown aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton label={`Remove ${name}`} disabled={count === 1} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </li>
  );
}

function LineTotal({ form, index, taxMode }: Pick<LineFieldProps, 'form' | 'index' | 'taxMode'>) {
  const line = useWatch({ control: form.control, name: `lines.${index}` });
  return (
    <p className="col-span-2 flex items-end gap-3 pb-2 text-sm lg:col-span-1 lg:flex-col lg:items-end lg:justify-between lg:gap-0">
      <span className="text-muted lg:sr-only">Total</span>
      <span className="tabular-nums lg:mt-auto">
        {isPriced(line) ? dollarsAndCents(lineTotals(line, taxMode).total) : '–'}
      </span>
    </p>
  );
}

/** Whether all its numbers are typed. */
export const isPriced = (line: Partial<PricedLine> | undefined): line is PricedLine =>
  [line?.quantity, line?.unitPrice, line?.taxRate].every(
    (value) => typeof value === 'number' && value >= 0 && value < 1e12,
  );
