import type { AdminAppointment } from '@polaris/contracts';
import type { AdminAppointmentRow } from './admin-appointments.read-model';
import { toAttendee } from './appointment-parts.read-model';
import { adminAppointmentColumns } from './appointment.columns';

export const toAdminAppointment = ({
  appointment,
  customerId,
}: AdminAppointmentRow): AdminAppointment =>
  adminAppointmentColumns.toItem(appointment, {
    attendee: toAttendee(appointment.user!),
    customerId,
  });
