import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type InvoiceFormValues,
  type InvoiceRecord,
  type InvoiceUpdate,
  invoiceUpdateSchema,
} from '@polaris/contracts';
import { useEffect, useRef } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { reportProblem } from '../../api/form-errors.ts';
import { reportFailure } from '../shared/feedback/report-failure.ts';
import { useUnsaved } from '../shared/form/unsaved.ts';
import { fieldsOf } from './invoice-values.ts';

export type InvoiceForm = ReturnType<typeof useInvoiceForm>;

interface InvoiceFormOptions {
  /** Undefined for a new one: it begins with these values. */
  values: InvoiceFormValues;
  /** Of the draft that is edited. */
  version?: number;
  save: (input: InvoiceUpdate) => Promise<InvoiceRecord>;
}

/** The content of a draft. Leaving the page asks while it is not saved. */
export function useInvoiceForm({ values, version, save }: InvoiceFormOptions) {
  const form = useForm<InvoiceFormValues, unknown, InvoiceUpdate>({
    resolver: standardSchemaResolver(invoiceUpdateSchema),
    defaultValues: values,
  });
  const base = useRef(version);
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty && !isSubmitting);
  // A newer version is shown as it is, unless something was changed here: then saving it is a conflict.
  useEffect(() => {
    if (isDirty || version === base.current) return;
    form.reset(values);
    base.current = version;
  }, [isDirty, version, values, form]);

  /** Saves, and then goes on with what was saved; a failure is shown in the form. */
  const submit = (then: (saved: InvoiceRecord) => void) =>
    form.handleSubmit(async (input) => {
      try {
        const edited = base.current === undefined ? {} : { version: base.current };
        const saved = await save({ ...input, ...edited });
        form.reset(form.getValues());
        then(saved);
      } catch (error) {
        reportFailure(error);
        reportProblem(error, fieldsOf(form.getValues()), (field, message) =>
          form.setError(field as FieldPath<InvoiceFormValues>, { message }, { shouldFocus: true }),
        );
      }
    });
  return { form, submit, isDirty, isSubmitting };
}
