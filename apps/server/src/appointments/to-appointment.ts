import { type AdminAppointment, type Appointment, displayName } from '@polaris/contracts';
import type { AdminAppointmentRow } from './admin-appointments.read-model';
import type { AppointmentEntity } from './appointment.entity';

export const toAppointment = (row: AppointmentEntity): Appointment => ({
  id: row.id,
  userId: row.userId,
  serviceId: row.serviceId,
  title: row.title,
  startTime: row.startTime.toISOString(),
  endTime: row.endTime.toISOString(),
  status: row.status,
  createdAt: row.createdAt.toISOString(),
});

export const toAdminAppointment = ({
  appointment,
  customerId,
}: AdminAppointmentRow): AdminAppointment => ({
  ...toAppointment(appointment),
  attendee: { email: appointment.user!.email, name: displayName(appointment.user!) },
  customerId,
  version: appointment.version,
});
