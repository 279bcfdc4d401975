import { useCustomerAppointmentPages } from '../../api/appointments.ts';
import { AppointmentList } from './appointment-list.tsx';
import type { Attendee } from './mail-notice.ts';

/** Every booked meeting with the customer. */
export function CustomerAppointments(attendee: Attendee) {
  const appointments = useCustomerAppointmentPages(attendee.customer.id);
  return <AppointmentList appointments={appointments} attendee={attendee} />;
}
