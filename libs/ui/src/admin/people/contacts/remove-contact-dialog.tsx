import type { ContactSubmission } from '@polaris/contracts';
import { useRemoveContact } from '../../../api/people/contacts.ts';
import { RemoveDialog, type RemoveDialogState } from '../../shared/feedback/remove-dialog.tsx';

interface RemoveContactDialogProps extends RemoveDialogState {
  contact: ContactSubmission | null;
}

export function RemoveContactDialog({ contact, ...state }: RemoveContactDialogProps) {
  return (
    <RemoveDialog
      {...state}
      recordId={contact?.id}
      title={`Delete the submission of ${contact?.name}?`}
      text="Are you sure you want to delete this contact submission? This action cannot be undone."
      done={{ kind: 'contact', description: 'Contact deleted successfully' }}
      removal={useRemoveContact()}
    />
  );
}
