import { type BaseSyntheticEvent, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { hasStatus } from '../../../api/client/api-error.ts';
import type { Edit } from '../../../api/client/edit-record.ts';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { useNewestRecord } from '../../../api/client/newest-record.ts';
import type { Versioned } from '../../../api/client/write-queue.ts';
import type { ToastMessage } from '../../../primitives/toast/toast-store.ts';
import { toast } from '../../../primitives/toast/toast.tsx';
import { reportFailure } from '../feedback/report-failure.ts';
import { conflictText, mergedText } from './conflict-texts.ts';
import type { ValueFormats } from './format-value.ts';
import { changedFields } from './merge.ts';
import { useUnsaved } from './unsaved.ts';
import { type Conflict, useFormMerge } from './use-form-merge.ts';

interface Saving<Values extends FieldValues, Out, T extends Versioned> {
  form: UseFormReturn<Values, unknown, Out>;
  /** The labels of the fields. */
  labels: Readonly<Record<string, string>>;
  formats?: ValueFormats;
  /** The path of the list that the record is in. */
  path: string;
  /** The record to edit; undefined for a new one. */
  record: T | undefined;
  /** The record as form values. */
  valuesOf: (record: T) => Partial<Values>;
  create?: (values: Out) => Promise<unknown>;
  /** Sends the changed fields; returns the saved record. */
  update: (edit: Edit<T, Out>) => Promise<T>;
  /** The toast after it is saved. */
  done: Pick<ToastMessage, 'title'> & { description?: string };
  onSaved: () => void;
  /** Reports a failure outside of the form; a toast by default. */
  onFailure?: (error: unknown) => void;
}

export type SavingState = ReturnType<typeof useSaving>;

/**
 * Saves a form. Concurrent edits of different fields merge; edits of the same field return a conflict and save
 * nothing. Until it is saved, leaving the page asks first.
 */
export function useSaving<Values extends FieldValues, Out, T extends Versioned>(
  saving: Saving<Values, Out, T>,
) {
  const { form, labels, formats = {}, path, record, valuesOf, create, update, done } = saving;
  const { onSaved, onFailure = reportFailure } = saving;
  const { isDirty, isSubmitting, errors } = form.formState;
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const newest = useNewestRecord(path);
  const merging = useFormMerge({ form, record, valuesOf, newest });
  const labelsOf = (fields: readonly string[]) => fields.map((field) => labels[field] ?? field);
  useUnsaved(isDirty && !isSubmitting);
  useEffect(() => {
    if (!isDirty && !isSubmitting) merging.follow();
  });

  const report = (merged: readonly string[]) => {
    const description = merged.length > 0 ? mergedText(done.description, labelsOf(merged)) : null;
    setConflict(null);
    toast({ ...done, ...(description && { description }) });
    onSaved();
  };
  const stopAt = (found: Conflict) => {
    setConflict(found);
    const text = conflictText(labelsOf(found.fields.map(({ name }) => name)));
    toast({ title: 'Error', description: text, variant: 'destructive' });
  };
  /** Saves, unless a conflict is unresolved. */
  const edit = async (
    values: Out,
    from: T,
    earlier: readonly string[] = [],
  ): Promise<Conflict | undefined> => {
    const { base, conflict: found } = merging.moveToNewest(from);
    const merged = [...new Set([...earlier, ...found.merged])];
    if (found.fields.length > 0) return { ...found, merged };
    try {
      const changed = changedFields(valuesOf(base), form.getValues());
      const saved = await update({ base, changes: pick(values, changed) });
      merging.setBase(saved);
      form.reset(valuesOf(saved) as Values);
      report(merged);
      return undefined;
    } catch (error) {
      if (!hasStatus(error, 409) || !merging.hasNewer(base)) throw error;
      return edit(values, base, merged);
    }
  };
  const fail = (error: unknown) => {
    onFailure(error);
    applyServerErrors(error, Object.keys(labels), form.setError);
  };
  /** Shows the error once the buttons are enabled, so that no click is ignored. */
  const submit = async (event?: BaseSyntheticEvent) => {
    let show: (() => void) | undefined;
    await form.handleSubmit(async (values) => {
      try {
        if (!merging.base) {
          await create?.(values);
          return report([]);
        }
        const conflict = await edit(values, merging.base);
        if (conflict) show = () => stopAt(conflict);
      } catch (error) {
        show = () => fail(error);
      }
    })(event);
    show?.();
  };
  const failure = errors.root?.['server']?.message;
  // The panel only has field names.
  const fields = form as unknown as UseFormReturn<FieldValues>;
  const shown = conflict && { ...conflict, form: fields, labels, formats };
  return { save: submit, conflict: shown, failure, isDirty, isSubmitting };
}

const pick = <Out>(values: Out, fields: readonly string[]): Partial<Out> =>
  Object.fromEntries(
    fields.map((field) => [field, values[field as keyof Out]]),
  ) as unknown as Partial<Out>;
