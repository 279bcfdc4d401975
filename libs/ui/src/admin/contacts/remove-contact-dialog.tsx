import type { ContactSubmission } from '@polaris/contracts';
import { useRemoveContact } from '../../api/contacts.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog.tsx';
import { reportFailure } from '../report-failure.ts';
import { useReportRemoved } from '../use-report-removed.ts';

interface RemoveContactDialogProps {
  contact: ContactSubmission | null;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveContactDialog({ contact, onClose, onRemoved }: RemoveContactDialogProps) {
  const remove = useRemoveContact();
  const reportRemoved = useReportRemoved();
  const confirm = async (id: number) => {
    try {
      await remove.mutateAsync(id);
      const description = 'Contact deleted successfully';
      reportRemoved({ kind: 'contact', recordId: id, description });
      onRemoved();
    } catch (error) {
      reportFailure(error);
    } finally {
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={contact !== null}
      title={`Delete the submission of ${contact?.name}?`}
      text="Are you sure you want to delete this contact submission? This action cannot be undone."
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={() => contact && void confirm(contact.id)}
      onCancel={onClose}
    />
  );
}
