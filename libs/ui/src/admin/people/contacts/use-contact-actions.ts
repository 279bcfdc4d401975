import type { ContactStatus, ContactSubmission } from '@polaris/contracts';
import { useUpdateContact } from '../../../api/people/contacts.ts';
import { reportFailureWithStatus, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../../shared/feedback/undo-toast.ts';

const STAYS = 'This submission was converted to a customer, so its status cannot change.';

/** Changes the status of a submission, and shows a toast. */
export function useContactActions(onUndone: (id: number) => void) {
  const update = useUpdateContact();
  const undo = async (before: ContactSubmission, saved: ContactSubmission) => {
    try {
      await update.mutateAsync({ base: saved, changes: { status: before.status } });
      reportSuccess('Contact updated successfully');
      onUndone(before.id);
    } catch (error) {
      reportFailureWithStatus(error);
    }
  };
  const mark = async (contact: ContactSubmission, status: ContactStatus): Promise<void> => {
    try {
      if (contact.status === 'converted') throw new Error(STAYS);
      const { before, saved } = await update.mutateAsync({ base: contact, changes: { status } });
      if (saved === before) return;
      toastWithUndo({
        title: 'Success',
        description: 'Contact updated successfully',
        altText: 'The status can be set back by editing the submission',
        undo: () => undo(before, saved),
      });
    } catch (error) {
      reportFailureWithStatus(error);
    }
  };
  return { mark };
}
