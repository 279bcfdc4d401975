import { type TrashKind, trashKindLabels } from '@polaris/contracts';
import { useRestore } from '../../../api/office/trash.ts';
import { reportFailure, reportSuccess } from './report-failure.ts';
import { toastWithUndo } from './undo-toast.ts';

export interface Removed {
  kind: TrashKind;
  recordId: number;
  title?: string;
  description?: string;
}

/** Reports a deleted record with a toast that can restore it. */
export function useReportRemoved() {
  const restore = useRestore();
  const undo = async ({ kind, recordId }: Removed) => {
    try {
      await restore.mutateAsync({ kind, recordId });
      reportSuccess(`${trashKindLabels[kind]} restored`);
    } catch (error) {
      reportFailure(error);
    }
  };
  return (removed: Removed) =>
    toastWithUndo({
      title: removed.title ?? 'Success',
      description: removed.description,
      altText: 'Deleted records can be restored from the trash',
      undo: () => undo(removed),
    });
}
