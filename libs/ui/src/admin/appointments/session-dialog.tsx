import type { AdminAppointment } from '@polaris/contracts';
import { Dialog } from '../../primitives/dialog.tsx';
import { mayLeave } from '../shared/form/unsaved.ts';
import { SessionForm } from './session-form.tsx';
import { useSessionForm } from './use-session-form.ts';

interface SessionDialogProps {
  /** The one to move; none to book one. */
  session: AdminAppointment | undefined;
  userId: string;
  onClose: () => void;
}

/** Open for as long as it is mounted. Asks before its own words are lost; others may be on the page. */
export function SessionDialog({ session, userId, onClose }: SessionDialogProps) {
  const { form, saving } = useSessionForm(session, userId, onClose);
  return (
    <Dialog
      open
      onClose={() => mayLeave(saving.isDirty) && onClose()}
      title={session ? 'Move Session' : 'Book a Session'}
    >
      <SessionForm form={form} saving={saving} session={session} onClose={onClose} />
    </Dialog>
  );
}
