import type { AdminAppointment } from '@polaris/contracts';
import { useCustomerAppointmentPages } from '../../../api/schedule/appointments.ts';
import { AppointmentList } from './appointment-list.tsx';
import type { Attendee } from './mail-notice.ts';

/** Every booked meeting with the customer. */
export function CustomerAppointments(attendee: Attendee) {
  const appointments = useCustomerAppointmentPages(attendee.customer.id);
  const missed = missedInARow(appointments.data?.items ?? []);
  return (
    <>
      {missed >= 2 && (
        <p className="mb-3 text-sm leading-6 font-semibold text-danger">
          {missed} no-shows in a row
        </p>
      )}
      <AppointmentList appointments={appointments} attendee={attendee} />
    </>
  );
}

/** The number of sessions missed in a row, up to the latest past one; `appointments` is sorted latest first. */
function missedInARow(appointments: readonly AdminAppointment[]): number {
  const past = appointments.filter(({ status }) => status === 'completed' || status === 'no_show');
  const held = past.findIndex(({ status }) => status === 'completed');
  return held === -1 ? past.length : held;
}
