import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type InvoiceFormValues,
  type InvoiceRecord,
  type InvoiceUpdate,
  invoiceUpdateSchema,
} from '@polaris/contracts';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { reportFailure } from '../../shared/feedback/report-failure.ts';
import { useUnsaved } from '../../shared/form/unsaved.ts';
import { fieldsOf } from './invoice-values.ts';

export type InvoiceForm = ReturnType<typeof useInvoiceForm>;

interface InvoiceFormOptions {
  /** Undefined for a new one, with these initial values. */
  values: InvoiceFormValues;
  /** The draft's version. */
  version?: number;
  save: (input: InvoiceUpdate) => Promise<InvoiceRecord>;
}

/** The form of a draft. Asks before leaving unsaved changes. */
export function useInvoiceForm({ values, version, save }: InvoiceFormOptions) {
  const form = useForm<InvoiceFormValues, unknown, InvoiceUpdate>({
    resolver: standardSchemaResolver(invoiceUpdateSchema),
    defaultValues: values,
  });
  const base = useRef(version);
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty && !isSubmitting);
  // Shows a newer version, unless the form has changes: then saving is a conflict.
  useEffect(() => {
    if (isDirty || version === base.current) return;
    form.reset(values);
    base.current = version;
  }, [isDirty, version, values, form]);

  /** Saves, then continues with the saved draft; shows failures in the form. */
  const submit = (then: (saved: InvoiceRecord) => void) =>
    form.handleSubmit(async (input) => {
      try {
        const edited = base.current === undefined ? {} : { version: base.current };
        const saved = await save({ ...input, ...edited });
        form.reset(form.getValues());
        then(saved);
      } catch (error) {
        reportFailure(error);
        applyServerErrors(error, fieldsOf(form.getValues()), form.setError);
      }
    });
  return { form, submit, isDirty, isSubmitting };
}
