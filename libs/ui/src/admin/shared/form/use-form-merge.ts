import { useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { NewestRecord } from '../../../api/client/newest-record.ts';
import type { Versioned } from '../../../api/client/write-queue.ts';
import { type FormValues, changedFields, compareVersions } from './merge.ts';

interface Merging<Values extends FieldValues, Out, T extends Versioned> {
  form: UseFormReturn<Values, unknown, Out>;
  record: T | undefined;
  valuesOf: (record: T) => Partial<Values>;
  newest: NewestRecord;
}

/** An unresolved conflict. */
export interface Conflict {
  /** The two values by field. */
  fields: readonly { name: string; mine: unknown; theirs: unknown }[];
  /** The fields that were changed only elsewhere; the form already has these values. */
  merged: readonly string[];
}

/** The version of a record that a form is based on, and how the form is moved to a newer one. */
export function useFormMerge<Values extends FieldValues, Out, T extends Versioned>(
  merging: Merging<Values, Out, T>,
) {
  const { form, record, valuesOf, newest } = merging;
  const [base, setBase] = useState(record);
  /** Puts the newer values into all fields that were not changed here. */
  const moveTo = (from: T, to: T): Conflict => {
    const opened: FormValues = valuesOf(from);
    const theirs: FormValues = valuesOf(to);
    const mine: FormValues = { ...form.getValues() };
    const merge = compareVersions({ opened, mine, theirs });
    for (const field of Object.keys(theirs)) {
      const name = field as FieldPath<Values>;
      type Value = FieldPathValue<Values, typeof name>;
      form.resetField(name, { defaultValue: theirs[field] as Value });
      if (merge.mine.includes(field))
        form.setValue(name, mine[field] as Value, { shouldDirty: true });
    }
    setBase(to);
    const fields = merge.both.map((name) => ({ name, mine: mine[name], theirs: theirs[name] }));
    return { fields, merged: merge.theirs };
  };
  /** Moves the form to the newest version, and returns it with what others have changed. */
  const moveToNewest = (from: T): { base: T; conflict: Conflict } => {
    const own = newest.own(from);
    if (own !== from) moveTo(from, own);
    const to = newest.loaded(own);
    const conflict = to === own ? { fields: [], merged: [] } : moveTo(own, to);
    return { base: to, conflict };
  };
  /** Shows a newer version as it is, unless something was changed here. */
  const follow = () => {
    if (!base || !record || record.version <= base.version) return;
    // Reads the fields, as a letter may have been typed since the last render.
    if (changedFields(valuesOf(base), form.getValues()).length > 0) return;
    setBase(record);
    form.reset(valuesOf(record) as Values);
  };
  return {
    base,
    setBase,
    follow,
    moveToNewest,
    hasNewer: (from: T) => newest.loaded(from) !== from,
  };
}
