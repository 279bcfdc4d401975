import { type TaxMode, lineTotals, offerLineKindLabels } from '@polaris/contracts';
import { Copy, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { IconButton } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { numberOrZero, typedNumber } from '../../shared/form/number-or-zero.ts';
import { MoveHandle } from '../../shared/list/move-handle.tsx';
import { dollarsAndCents } from '../../shared/record/format.ts';
import { GroupField } from './offer-group-field.tsx';
import { QuantityField, RangeFields } from './offer-quantity-fields.tsx';
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

/** One line. Its handle, or Alt with an arrow key, moves it. */
export function OfferLineField(props: OfferLineFieldProps) {
  const { id, form, index, isOnly, isFull, onMove, onDuplicate, onRemove } = props;
  const { register } = form;
  const errors = form.formState.errors.content?.lines?.[index];
  const kind = useWatch({ control: form.control, name: `content.lines.${index}.kind` });
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
      className="flex flex-col gap-4 border-b border-line py-5"
    >
      <div className="flex items-end gap-2">
        <Field label="Description" error={errors?.text?.message} className="grow" required>
          <Input {...register(`${at}.text`)} data-field="text" autoComplete="off" />
        </Field>
        <div className="flex self-start pt-7">
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
        </div>
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4">
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
        <Field label="Tax (%)" error={errors?.taxRate?.message}>
          <Input
            {...register(`${at}.taxRate`, { setValueAs: typedNumber })}
            type="number"
            min={0}
            step={0.001}
            inputMode="decimal"
          />
        </Field>
        <LineTotal {...props} />
        <Field label="Kind" error={errors?.kind?.message} className="col-span-2">
          <Select {...register(`${at}.kind`)}>
            {Object.entries(offerLineKindLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {kind === 'choice' && <GroupField form={form} index={index} />}
        <Field label="Sessions" error={errors?.includedSessions?.message}>
          <Input
            {...register(`${at}.includedSessions`, { setValueAs: numberOrZero })}
            type="number"
            min={0}
            step={1}
            inputMode="numeric"
          />
        </Field>
        <RangeFields form={form} index={index} />
      </div>
    </li>
  );
}

function LineTotal({ form, index, taxMode }: OfferLineFieldProps) {
  const line = useWatch({ control: form.control, name: `content.lines.${index}` });
  const isPriced = [line?.quantity, line?.unitPrice, line?.taxRate].every(
    (value) => typeof value === 'number' && value >= 0 && value < 1e12,
  );
  return (
    <p className="flex flex-col items-end justify-between pb-2 text-sm">
      <span className="leading-5 text-muted">Total</span>
      <span className="tabular-nums">
        {isPriced ? dollarsAndCents(lineTotals(line, taxMode).total) : '–'}
      </span>
    </p>
  );
}
