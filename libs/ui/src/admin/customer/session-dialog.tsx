import type { AdminAppointment } from '@polaris/contracts';
import { Dialog } from '../../primitives/dialog.tsx';
import { SessionForm } from './session-form.tsx';

interface SessionDialogProps {
  open: boolean;
  /** The one to move; none to book one. */
  session: AdminAppointment | undefined;
  userId: string;
  onClose: () => void;
}

export function SessionDialog({ open, session, userId, onClose }: SessionDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={session ? 'Move Session' : 'Book a Session'}>
      <SessionForm session={session} userId={userId} onClose={onClose} />
    </Dialog>
  );
}
