import { ConfirmDialog } from '../../../primitives/confirm-dialog.tsx';
import { reportFailure } from './report-failure.ts';
import { type Removed, useReportRemoved } from './use-report-removed.ts';

/** What a record's own dialog is told by its screen. */
export interface RemoveDialogState {
  onClose: () => void;
  onRemoved: () => void;
}

interface RemoveDialogProps extends RemoveDialogState {
  /** Which one; none while nothing is asked. */
  recordId: number | undefined;
  title: string;
  /** The question, word by word. */
  text: string;
  /** What is said when it is done. */
  done: Omit<Removed, 'recordId'>;
  removal: { isPending: boolean; mutateAsync: (id: number) => Promise<unknown> };
}

/** Asks, deletes, and offers to take that back: the same for every record of the back office. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { recordId, title, text, done, removal, onClose, onRemoved } = props;
  const reportRemoved = useReportRemoved();
  const confirm = async (id: number) => {
    try {
      await removal.mutateAsync(id);
      reportRemoved({ ...done, recordId: id });
      onRemoved();
    } catch (error) {
      reportFailure(error);
    } finally {
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={recordId !== undefined}
      title={title}
      text={text}
      confirmLabel="Delete"
      pending={removal.isPending}
      onConfirm={() => recordId !== undefined && void confirm(recordId)}
      onCancel={onClose}
    />
  );
}
