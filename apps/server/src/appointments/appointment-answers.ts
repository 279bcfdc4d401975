import { type AdminAppointment, type Appointment, displayName } from '@polaris/contracts';
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

export const toAdminAppointment = (
  row: AppointmentEntity,
  customerId: number | null,
): AdminAppointment => ({
  ...toAppointment(row),
  attendee: { email: row.user!.email, name: displayName(row.user!) },
  customerId,
  version: row.version,
});
