import type { TaxMode } from '@polaris/contracts';
import { Alert } from '../../../primitives/alert.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { LineFields } from './line-fields.tsx';
import { RunningTotals } from './running-totals.tsx';
import type { InvoiceForm } from './use-invoice-form.ts';

/** The business profile is the default. */
const optionalNumber = (value: unknown): number | null =>
  value === '' || value === null || value === undefined ? null : Number(value);

interface InvoiceFieldsProps extends Pick<InvoiceForm, 'form'> {
  taxMode: TaxMode;
}

/** The content of a draft: buyer, lines and note. */
export function InvoiceFields({ form, taxMode }: InvoiceFieldsProps) {
  const { register } = form;
  const { errors } = form.formState;
  const failure = errors.root?.['server']?.message;
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-4 w-full border-b border-line pb-3 text-base font-semibold">
          Bill to
        </legend>
        <Field label="Name" error={errors.buyer?.name?.message} required>
          <Input {...register('buyer.name')} />
        </Field>
        <Field label="Email" aside="optional" error={errors.buyer?.email?.message}>
          <Input {...register('buyer.email')} type="email" />
        </Field>
        <Field label="Address" aside="optional" error={errors.buyer?.address?.message}>
          <Textarea {...register('buyer.address')} rows={3} />
        </Field>
        <Field label="Tax ID" aside="optional" error={errors.buyer?.taxId?.message}>
          <Input {...register('buyer.taxId')} spellCheck={false} />
        </Field>
      </fieldset>
      <LineFields form={form} taxMode={taxMode} />
      <RunningTotals form={form} taxMode={taxMode} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Note" aside="optional" error={errors.note?.message}>
          <Textarea {...register('note')} rows={3} />
        </Field>
        <Field
          label="Days until due"
          hint="Leave empty to use your business profile"
          error={errors.daysUntilDue?.message}
        >
          <Input
            {...register('daysUntilDue', { setValueAs: optionalNumber })}
            type="number"
            min={0}
            max={365}
          />
        </Field>
      </div>
    </>
  );
}
