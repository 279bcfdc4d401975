import type { MergeChoice, MergePreview } from '@polaris/contracts';
import { useState } from 'react';
import { newKey } from '../../../../api/client/new-key.ts';
import { useMergeCustomers, useUndoMerge } from '../../../../api/people/customers/merges.ts';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../../../shared/feedback/undo-toast.ts';

export type Choices = Readonly<Record<string, MergeChoice>>;

/** Undoes a merge, and returns whether that succeeded. */
export function useMergeUndo() {
  const { mutateAsync, isPending } = useUndoMerge();
  const undo = async (id: number, name: string): Promise<boolean> => {
    try {
      await mutateAsync(id);
      reportSuccess(`${name} has a separate record again`);
      return true;
    } catch (error) {
      reportFailure(error);
      return false;
    }
  };
  return { undo, isPending };
}

/** Merges the two records of a preview, with a toast that undoes it. */
export function useMerge(onMerged: (keptId: number) => void) {
  const { mutateAsync, isPending } = useMergeCustomers();
  const { undo } = useMergeUndo();
  const [key, setKey] = useState(newKey);
  const merge = async ({ kept, merged, state }: MergePreview, choices: Choices) => {
    const sent = Object.entries(choices).map(([field, choice]) => ({ key: field, choice }));
    try {
      const input = { mergedId: merged.id, state, choices: sent };
      const { id } = await mutateAsync({ keptId: kept.id, key, ...input });
      toastWithUndo({
        title: 'Success',
        description: `${merged.name} merged into ${kept.name}`,
        altText: 'For 30 days, the merge can be undone on the record',
        undo: () => undo(id, merged.name),
      });
      onMerged(kept.id);
    } catch (error) {
      // The next attempt compares the records again, so it is a new request.
      setKey(newKey());
      reportFailure(error);
    }
  };
  return { merge, isPending };
}
