import { type TrashKind, trashKindLabels } from '@polaris/contracts';
import { useRestore } from '../api/trash.ts';
import { toast } from '../primitives/toast.tsx';
import { reportFailure, reportSuccess } from './report-failure.ts';

const UNDO_MS = 10_000;

interface Removed {
  kind: TrashKind;
  recordId: number;
  title?: string;
  description?: string;
}

/** Tells that a record was deleted, and offers to bring it back while the words are read. */
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
    toast({
      title: removed.title ?? 'Success',
      description: removed.description,
      durationMs: UNDO_MS,
      action: {
        label: 'Undo',
        altText: 'Deleted records can be restored from the trash',
        onClick: () => void undo(removed),
      },
    });
}
