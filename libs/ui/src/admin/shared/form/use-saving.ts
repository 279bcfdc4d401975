import { useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { hasStatus } from '../../../api/api-error.ts';
import { reportProblem } from '../../../api/form-errors.ts';
import { differences } from './differences.ts';
import { reportFailure } from '../feedback/report-failure.ts';
import { useUnsaved } from './unsaved.ts';

type Labels = Readonly<Record<string, string>>;

interface Saving<Values extends FieldValues, Out> {
  form: UseFormReturn<Values, unknown, Out>;
  /** The labels of the fields. */
  labels: Labels;
  /** The labels of the values of selects. */
  choices?: Readonly<Record<string, Labels>>;
  /** The stored record as form values; undefined for a new one. */
  stored?: Partial<Values> | undefined;
  save: (values: Out) => Promise<unknown>;
  /** Reports a failure outside of the form; a toast by default. */
  onFailure?: (error: unknown) => void;
}

export type SavingState = ReturnType<typeof useSaving>;

/**
 * Saves a form. Until then, leaving the page asks first. If the record was changed elsewhere, the
 * conflict is returned and nothing is written. Errors of the server appear beside their field or above
 * the form.
 */
export function useSaving<Values extends FieldValues, Out>(saving: Saving<Values, Out>) {
  const { form, labels, choices, stored, save, onFailure = reportFailure } = saving;
  const { isDirty, isSubmitting, errors } = form.formState;
  const [outdated, setOutdated] = useState(false);
  useUnsaved(isDirty && !isSubmitting);
  const submit = form.handleSubmit(async (values) => {
    try {
      setOutdated(false);
      await save(values);
    } catch (error) {
      onFailure(error);
      setOutdated(hasStatus(error, 409));
      reportProblem(error, Object.keys(labels), (field, message) =>
        form.setError(field as FieldPath<Values>, { message }),
      );
    }
  });
  const version = 'version' as FieldPath<Values>;
  const onOverwrite = () => {
    form.setValue(version, stored?.['version'] as FieldPathValue<Values, typeof version>);
    form.clearErrors();
    setOutdated(false);
  };
  const values = form.getValues();
  const isOther = stored !== undefined && stored['version'] !== values['version'];
  const conflict =
    outdated && isOther
      ? { fields: differences(labels, values, stored, choices), onOverwrite }
      : null;
  const failure = errors.root?.['server']?.message;
  return { save: submit, conflict, failure, isDirty, isSubmitting };
}
