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
  /** What its fields are called. */
  labels: Labels;
  /** The words for the values of fields that are chosen from a list. */
  choices?: Readonly<Record<string, Labels>>;
  /** What is stored now, as the form would show it; nothing for what is new. */
  stored?: Partial<Values> | undefined;
  save: (values: Out) => Promise<unknown>;
  /** How a failure is told beside the form. */
  tell?: (error: unknown) => void;
}

export type SavingState = ReturnType<typeof useSaving>;

/**
 * Saves what a form holds. Until then leaving asks; a version that is no longer the newest is told, not
 * written; and what the server finds fault with stands beside its field, or above them all.
 */
export function useSaving<Values extends FieldValues, Out>(saving: Saving<Values, Out>) {
  const { form, labels, choices, stored, save, tell = reportFailure } = saving;
  const { isDirty, isSubmitting, errors } = form.formState;
  const [outdated, setOutdated] = useState(false);
  useUnsaved(isDirty && !isSubmitting);
  const submit = form.handleSubmit(async (values) => {
    try {
      setOutdated(false);
      await save(values);
    } catch (error) {
      tell(error);
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
