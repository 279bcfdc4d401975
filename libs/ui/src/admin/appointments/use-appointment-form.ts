import type { AdminAppointment } from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useBookAppointment, useChangeAppointment } from '../../api/admin-appointments.ts';
import { reportSuccess } from '../shared/feedback/report-failure.ts';
import { useSaving } from '../shared/form/use-saving.ts';
import { fromFields, minutesBetween, toField } from './appointment-times.ts';

/** The values of the form: a start in local time, and a duration. */
export interface AppointmentFields {
  title: string;
  startTime: string;
  minutes: number;
  /** The value of the select; empty for none. */
  serviceId: string;
  endTime?: never;
}

const labels = { title: 'Title', startTime: 'Start', endTime: 'Minutes', serviceId: 'Service' };
const HOUR = 60;

const fieldsOf = (appointment: AdminAppointment | undefined): AppointmentFields => ({
  title: appointment?.title ?? '',
  startTime: appointment ? toField(appointment.startTime) : '',
  minutes: appointment ? minutesBetween(appointment.startTime, appointment.endTime) : HOUR,
  serviceId: appointment?.serviceId ? String(appointment.serviceId) : '',
});

/** Books an appointment, or moves one; the server rejects times that are not possible. */
export function useAppointmentForm(
  appointment: AdminAppointment | undefined,
  userId: string,
  onClose: () => void,
) {
  const book = useBookAppointment();
  const change = useChangeAppointment();
  const form = useForm<AppointmentFields>({ defaultValues: fieldsOf(appointment) });
  const save = async ({ title, startTime, minutes, serviceId }: AppointmentFields) => {
    const times = fromFields(startTime, minutes);
    const report = (field: keyof AppointmentFields, message: string) =>
      form.setError(field, { message });
    if (!title.trim()) report('title', 'Title is required');
    if (!times) report(minutes > 0 ? 'startTime' : 'endTime', 'Please enter a date and a time.');
    if (!title.trim() || !times) return;
    const body = { title, serviceId: serviceId ? Number(serviceId) : null, ...times };
    if (appointment) {
      await change.mutateAsync({ ...body, id: appointment.id, version: appointment.version });
      reportSuccess('Session updated');
    } else {
      await book.mutateAsync({ ...body, userId });
      reportSuccess('Session booked');
    }
    onClose();
  };
  return { form, saving: useSaving({ form, labels, save }) };
}
