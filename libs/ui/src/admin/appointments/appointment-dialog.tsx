import type { AdminAppointment } from '@polaris/contracts';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { leaveOrAsk } from '../shared/form/unsaved.ts';
import { AppointmentForm } from './appointment-form.tsx';
import { type Attendee, mailNotice } from './mail-notice.ts';
import { useAppointmentForm } from './use-appointment-form.ts';

interface AppointmentDialogProps {
  /** The appointment to move; undefined to book a new one. */
  appointment: AdminAppointment | undefined;
  attendee: Attendee;
  onClose: () => void;
}

/** Open while it is mounted. Closing asks only about this form, as others may be on the page. */
export function AppointmentDialog({ appointment, attendee, onClose }: AppointmentDialogProps) {
  const { form, saving } = useAppointmentForm(appointment, attendee, onClose);
  return (
    <Dialog
      open
      onClose={() => leaveOrAsk(onClose, saving.isDirty)}
      title={appointment ? 'Move Session' : 'Book a Session'}
    >
      <AppointmentForm
        form={form}
        saving={saving}
        appointment={appointment}
        notice={mailNotice(attendee)}
        timeZone={attendee.customer.timeZone}
        onClose={onClose}
      />
    </Dialog>
  );
}
