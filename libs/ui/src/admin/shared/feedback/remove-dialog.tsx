import { TRASH_DAYS } from '@polaris/contracts';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { reportFailure } from './report-failure.ts';
import { type Removed, useReportRemoved } from './use-report-removed.ts';

/** What a screen passes to the dialog that deletes its records. */
export interface RemoveDialogState {
  onClose: () => void;
  onRemoved: () => void;
}

interface RemoveDialogProps extends RemoveDialogState {
  /** The record to delete; undefined while the dialog is closed. */
  recordId: number | undefined;
  title: string;
  /** The full question, to which the restore hint is added. */
  text: string;
  /** The toast after it is deleted. */
  done: Omit<Removed, 'recordId'>;
  /** Reports a failure; the server's sentence by default. */
  onFailure?: (error: unknown) => void;
  removal: { isPending: boolean; mutateAsync: (id: number) => Promise<unknown> };
}

/** Asks for confirmation, deletes the record, and offers Undo. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { recordId, title, text, done, removal, onClose, onRemoved } = props;
  const { onFailure = reportFailure } = props;
  const reportRemoved = useReportRemoved();
  const confirm = async (id: number) => {
    try {
      await removal.mutateAsync(id);
      reportRemoved({ ...done, recordId: id });
      onRemoved();
    } catch (error) {
      onFailure(error);
    } finally {
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={recordId !== undefined}
      title={title}
      text={
        <>
          <span>{text}</span>
          <span className="mt-2 block">
            It can be restored from the trash for {TRASH_DAYS} days. After that it is gone for good.
          </span>
        </>
      }
      confirmLabel="Delete"
      pending={removal.isPending}
      onConfirm={() => recordId !== undefined && void confirm(recordId)}
      onCancel={onClose}
    />
  );
}
