import type { AdminAppointment, AdminPurchase } from '@polaris/contracts';
import { useCustomerPurchasePages } from '../../../api/sales/purchases.ts';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { leaveOrAsk } from '../../shared/form/unsaved.ts';
import { AppointmentForm } from './appointment-form.tsx';
import { type Attendee, mailNotice } from './mail-notice.ts';
import { useAppointmentForm } from './use-appointment-form.ts';

interface AppointmentDialogProps {
  /** The appointment to move; undefined to book a new one. */
  appointment: AdminAppointment | undefined;
  attendee: Attendee;
  /** The purchase that a new session is part of. */
  purchaseId?: number;
  onClose: () => void;
}

/** Open while it is mounted. Closing asks only about this form, as others may be on the page. */
export function AppointmentDialog(props: AppointmentDialogProps) {
  const { appointment, attendee, purchaseId, onClose } = props;
  const purchases = useCustomerPurchasePages(attendee.customer.id).data?.items ?? [];
  const begin = purchases.find(({ id }) => id === purchaseId) ?? onlyActive(purchases);
  const { form, saving, nameAfter } = useAppointmentForm({
    appointment,
    attendee,
    purchases,
    begin,
    onClose,
  });
  return (
    <Dialog open onClose={() => leaveOrAsk(onClose, saving.isDirty)} title={titleOf(appointment)}>
      <AppointmentForm
        form={form}
        saving={saving}
        nameAfter={nameAfter}
        appointment={appointment}
        purchases={purchases}
        notice={mailNotice(attendee)}
        timeZone={attendee.customer.timeZone}
        onClose={onClose}
      />
    </Dialog>
  );
}

const titleOf = (appointment: AdminAppointment | undefined): string =>
  appointment ? 'Move Session' : 'Book a Session';

export function onlyActive(purchases: readonly AdminPurchase[]): AdminPurchase | undefined {
  const active = purchases.filter(({ status }) => status === 'active');
  return active.length === 1 ? active[0] : undefined;
}
