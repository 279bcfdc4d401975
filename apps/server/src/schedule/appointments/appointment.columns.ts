import {
  type AdminAppointment,
  type Appointment,
  adminAppointmentSchema,
  appointmentSchema,
} from '@polaris/contracts';
import { joined, plain, time } from '../../platform/database/list/column';
import { Columns, type ColumnsOf } from '../../platform/database/list/columns';
import {
  attendeeOfAppointment,
  changeUntilOfAppointment,
  contactOfAppointment,
  customerOfAppointment,
} from './appointment-parts.read-model';
import type { AppointmentEntity } from './appointment.entity';

const columns: ColumnsOf<AppointmentEntity, Appointment> = {
  id: plain('none'),
  userId: plain('none'),
  serviceId: plain('none'),
  purchaseId: plain('none'),
  title: plain('none'),
  startTime: time('none'),
  endTime: time('none'),
  status: plain('none'),
  sharedNote: plain('none'),
  createdAt: time('none'),
  place: plain('none'),
  changeUntil: joined(changeUntilOfAppointment),
  version: plain('none'),
};

export const appointmentColumns = new Columns<AppointmentEntity, Appointment>(
  appointmentSchema,
  columns,
);

export const adminAppointmentColumns = new Columns<AppointmentEntity, AdminAppointment>(
  adminAppointmentSchema,
  {
    ...columns,
    // The read model turns it into a name.
    attendee: joined(attendeeOfAppointment),
    customerId: plain('none'),
    customer: joined(customerOfAppointment),
    contact: joined(contactOfAppointment),
    usesSession: plain('none'),
  },
);
