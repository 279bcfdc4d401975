import { useCallback, useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from '../../../api/drafts.ts';

/**
 * Keeps what is typed into a form until it is sent or dropped: a closed window loses no word. Answers
 * the function that drops it.
 */
export function useDraft<Values extends FieldValues, Out>(
  name: string,
  { subscribe, setValue }: UseFormReturn<Values, unknown, Out>,
): () => void {
  useEffect(() => {
    for (const [field, value] of Object.entries(readDraft(name)))
      setValue(field as FieldPath<Values>, value as never, { shouldDirty: true });
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) keepDraft(name, values);
        else dropDraft(name);
      },
    });
  }, [name, subscribe, setValue]);
  return useCallback(() => void dropDraft(name), [name]);
}
