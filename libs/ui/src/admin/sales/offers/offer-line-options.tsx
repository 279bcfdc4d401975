import { type OfferLine, offerLineKindLabels } from '@polaris/contracts';
import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { numberOrZero, typedNumber } from '../../shared/form/number-or-zero.ts';
import { GroupField } from './offer-group-field.tsx';
import { RangeFields } from './offer-quantity-fields.tsx';
import type { OfferForm } from './use-offer-form.ts';

interface LineOptionsProps {
  form: OfferForm;
  index: number;
  /** How it is called, such as "line 2". */
  name: string;
  /** Beside the button that unfolds the options. */
  children: ReactNode;
}

const folded = ['taxRate', 'kind', 'group', 'min', 'max', 'includedSessions'] as const;

/** What most lines leave as it is, in a few words; they unfold into fields, also when one of these is wrong. */
export function LineOptions({ form, index, name, children }: LineOptionsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const line = useWatch({ control: form.control, name: `content.lines.${index}` });
  const errors = form.formState.errors.content?.lines?.[index];
  if (!isOpen && folded.some((field) => errors?.[field])) setOpen(true);
  const text = summaryOf(line);
  return (
    <>
      <div className="flex min-h-10 items-center gap-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${text}: options of ${name}`}
          onClick={() => setOpen(!isOpen)}
          className={clsx(
            'mr-auto flex min-h-9 min-w-0 cursor-pointer items-center gap-1.5 rounded-sm text-left text-sm text-muted hover:text-ink',
            focusRing,
          )}
        >
          <span
            aria-hidden="true"
            className={clsx('w-4 text-center text-accent', isOpen && 'rotate-45')}
          >
            +
          </span>
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </button>
        {children}
      </div>
      <div id={id} hidden={!isOpen} className={clsx(isOpen && 'pt-1 pb-4')}>
        <OptionFields form={form} index={index} kind={line?.kind} />
      </div>
    </>
  );
}

/** "Optional, 1 to 4, 9.5% tax, 2 sessions" */
function summaryOf({ kind, group, min, max, taxRate, includedSessions }: OfferLine): string {
  return [
    kind === 'choice' && group?.trim() ? `One of ${group.trim()}` : offerLineKindLabels[kind],
    max > min && `${min} to ${max}`,
    taxRate > 0 && `${taxRate}% tax`,
    includedSessions > 0 &&
      `${includedSessions} ${includedSessions === 1 ? 'session' : 'sessions'}`,
  ]
    .filter(Boolean)
    .join(', ');
}

interface OptionFieldsProps {
  form: OfferForm;
  index: number;
  kind: OfferLine['kind'];
}

function OptionFields({ form, index, kind }: OptionFieldsProps) {
  const { register } = form;
  const errors = form.formState.errors.content?.lines?.[index];
  const at = `content.lines.${index}` as const;
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
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
      <Field label="Tax (%)" error={errors?.taxRate?.message}>
        <Input
          {...register(`${at}.taxRate`, { setValueAs: typedNumber })}
          type="number"
          min={0}
          step={0.001}
          inputMode="decimal"
        />
      </Field>
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
  );
}
