import { type TaxMode, lineTotals } from '@polaris/contracts';
import clsx from 'clsx';
import { Copy, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { IconButton } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { typedNumber } from '../../shared/form/number-or-zero.ts';
import { MoveHandle } from '../../shared/list/move-handle.tsx';
import { dollarsAndCents } from '../../shared/record/format.ts';
import { LineOptions } from './offer-line-options.tsx';
import { QuantityField } from './offer-quantity-fields.tsx';
import type { OfferForm } from './use-offer-form.ts';

interface OfferLineFieldProps {
  id: string;
  form: OfferForm;
  taxMode: TaxMode;
  index: number;
  isOnly: boolean;
  isFull: boolean;
  /** `name` is the field to focus. */
  onMove: (to: number, name: string) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** One line in a row; the rest of it unfolds. Its handle, or Alt with an arrow key, moves it. */
export function OfferLineField(props: OfferLineFieldProps) {
  const { id, form, index, isOnly, isFull, onMove, onDuplicate, onRemove } = props;
  const { register } = form;
  const errors = form.formState.errors.content?.lines?.[index];
  const at = `content.lines.${index}` as const;
  const name = `line ${index + 1}`;
  const moveByKey = (event: KeyboardEvent) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (step === undefined || event.defaultPrevented) return;
    event.preventDefault();
    onMove(index + step, (event.target as HTMLElement).dataset['field'] ?? 'text');
  };
  return (
    <li
      data-place={index}
      data-record={id}
      onKeyDown={moveByKey}
      className="border-b border-line pt-4 pb-1"
    >
      <div
        className={clsx(
          'grid grid-cols-2 items-start gap-x-3 gap-y-3 md:grid-cols-[minmax(0,1fr)_5.5rem_7.5rem]',
          // In a row they are headings of columns.
          index > 0 && 'md:[&_label]:sr-only',
        )}
      >
        <Field
          label="Description"
          error={errors?.text?.message}
          className="max-md:col-span-2"
          required
        >
          <Input {...register(`${at}.text`)} data-field="text" autoComplete="off" />
        </Field>
        <QuantityField form={form} index={index} />
        <Field label="Price ($)" error={errors?.unitPrice?.message} required>
          <Input
            {...register(`${at}.unitPrice`, { setValueAs: typedNumber })}
            type="number"
            min={0}
            step={0.01}
            inputMode="decimal"
          />
        </Field>
      </div>
      <LineOptions form={form} index={index} name={name}>
        <LineTotal {...props} />
        <span className="p-1.5">
          <MoveHandle
            id={id}
            name={name}
            position={index}
            isMoving={false}
            mutates={false}
            onMove={(to) => onMove(to, 'move')}
          />
        </span>
        <IconButton label={`Duplicate ${name}`} disabled={isFull} onClick={onDuplicate}>
          <Copy aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton label={`Remove ${name}`} disabled={isOnly} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </LineOptions>
    </li>
  );
}

function LineTotal({ form, index, taxMode }: OfferLineFieldProps) {
  const line = useWatch({ control: form.control, name: `content.lines.${index}` });
  const isPriced = [line?.quantity, line?.unitPrice, line?.taxRate].every(
    (value) => typeof value === 'number' && value >= 0 && value < 1e12,
  );
  if (!isPriced) return null;
  return (
    <p className="px-1 text-sm tabular-nums">
      <span className="sr-only">Total </span>
      {dollarsAndCents(lineTotals(line, taxMode).total)}
    </p>
  );
}
