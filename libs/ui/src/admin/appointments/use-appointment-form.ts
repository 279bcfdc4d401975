import { type AdminAppointment, listAllSessions } from '@polaris/contracts';
import { type Resolver, useForm } from 'react-hook-form';
import { useBookAppointment, useChangeAppointment } from '../../api/appointments.ts';
import type { Edit } from '../../api/client/edit-record.ts';
import { useServices } from '../../api/services.ts';
import { dateAndTime } from '../shared/record/format.ts';
import { useSaving } from '../shared/form/use-saving.ts';
import type { Attendee } from './mail-notice.ts';
import { fromFields, isTime, minutesBetween, toField } from './appointment-times.ts';

/** The values of the form: a start in local time, and a duration. */
export interface AppointmentFields {
  title: string;
  startTime: string;
  minutes: number;
  /** The value of the select; empty for none. */
  serviceId: string;
  endTime?: never;
}

const labels = {
  title: 'Title',
  startTime: 'Start',
  minutes: 'Minutes',
  // The server reports a duration that is not possible at the end.
  endTime: 'Minutes',
  serviceId: 'Service',
};

const empty: AppointmentFields = { title: '', startTime: '', minutes: 60, serviceId: '' };

const fieldsOf = (appointment: AdminAppointment): AppointmentFields => ({
  title: appointment.title,
  startTime: toField(appointment.startTime),
  minutes: minutesBetween(appointment.startTime, appointment.endTime),
  serviceId: appointment.serviceId ? String(appointment.serviceId) : '',
});

const resolver: Resolver<AppointmentFields> = (values) => {
  const { title, startTime, minutes } = values;
  const invalid = (message: string) => ({ type: 'validate', message });
  const errors = {
    ...(!title.trim() && { title: invalid('Title is required') }),
    ...(!isTime(startTime) && { startTime: invalid('Please enter a date and a time.') }),
    ...(!(minutes >= 1) && { minutes: invalid('Please enter a length of at least 1 minute.') }),
  };
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** The request body; the resolver has checked the times. */
const bodyOf = ({ title, startTime, minutes, serviceId }: AppointmentFields) => ({
  title,
  serviceId: serviceId ? Number(serviceId) : null,
  ...fromFields(startTime, minutes)!,
});

/** The changed fields of the body; times are sent together. */
function changesOf({ base, changes }: Edit<AdminAppointment, AppointmentFields>) {
  const { title, serviceId, ...times } = bodyOf({ ...fieldsOf(base), ...changes });
  return {
    ...('title' in changes && { title }),
    ...('serviceId' in changes && { serviceId }),
    ...(('startTime' in changes || 'minutes' in changes) && times),
  };
}

/** The account if there is one, as older servers require it. */
const whose = ({ customer, account }: Attendee) =>
  account ? { userId: account.id } : { customerId: customer.id };

/** Books an appointment, or moves one; the server rejects times that are not possible. */
export function useAppointmentForm(
  appointment: AdminAppointment | undefined,
  attendee: Attendee,
  onClose: () => void,
) {
  const book = useBookAppointment();
  const change = useChangeAppointment();
  const services = useServices();
  const form = useForm<AppointmentFields>({
    resolver,
    defaultValues: appointment ? fieldsOf(appointment) : empty,
  });
  const names = services.data?.items.map(({ id, name }) => [String(id), name]) ?? [];
  const saving = useSaving({
    form,
    labels,
    formats: {
      startTime: dateAndTime,
      serviceId: Object.fromEntries(names) as Record<string, string>,
    },
    path: listAllSessions.path,
    record: appointment,
    valuesOf: fieldsOf,
    create: (fields: AppointmentFields) =>
      book.mutateAsync({ ...bodyOf(fields), ...whose(attendee) }),
    update: (edit: Edit<AdminAppointment, AppointmentFields>) =>
      change.mutateAsync({ ...changesOf(edit), id: edit.base.id, version: edit.base.version }),
    done: { title: 'Success', description: appointment ? 'Session updated' : 'Session booked' },
    onSaved: onClose,
  });
  return { form, saving };
}
