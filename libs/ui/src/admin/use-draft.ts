import { useCallback, useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

const keyOf = (name: string) => `draft:${name}`;

function readDraft(name: string): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function keepDraft(name: string, values: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // No room, or none allowed: what is typed lives as long as its page.
  }
}

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
        else localStorage.removeItem(keyOf(name));
      },
    });
  }, [name, subscribe, setValue]);
  return useCallback(() => localStorage.removeItem(keyOf(name)), [name]);
}
