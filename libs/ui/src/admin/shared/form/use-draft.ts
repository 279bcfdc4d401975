import { useCallback, useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, saveDraft, readDraft } from '../../../api/site/account/drafts.ts';

/**
 * Stores the values of a form as a draft until they are saved, so that closing the window loses
 * nothing. Returns the function that deletes the draft.
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
        if (isDirty) saveDraft(name, values);
        else dropDraft(name);
      },
    });
  }, [name, subscribe, setValue]);
  return useCallback(() => void dropDraft(name), [name]);
}
