import {
  type AdminAppointment,
  type AdminPurchase,
  type Service,
  listAllSessions,
} from '@polaris/contracts';
import { useEffect } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useBookAppointment, useChangeAppointment } from '../../../api/schedule/appointments.ts';
import type { Edit } from '../../../api/client/edit-record.ts';
import { useServices } from '../../../api/sales/services.ts';
import { isoDay, longDate, longDay, timeOfDay } from '../../shared/record/format.ts';
import { useSaving } from '../../shared/form/use-saving.ts';
import type { Attendee } from './mail-notice.ts';
import {
  NO_SUCH_TIME,
  fromFields,
  minutesBetween,
  startOf,
  toFields,
} from './appointment-times.ts';

/** The values of the form: a start by the clock of the business, and a duration. */
export interface AppointmentFields {
  title: string;
  day: string;
  time: string;
  minutes: number;
  /** The id as the value of the select; empty for none. */
  serviceId: string;
  /** The id as the value of the select; empty for none. */
  purchaseId: string;
  startTime?: never;
  endTime?: never;
}

const labels = {
  title: 'Title',
  day: 'Day',
  time: 'Time',
  // The server reports an impossible start here.
  startTime: 'Time',
  minutes: 'Minutes',
  // The server reports an invalid duration as an error of the end.
  endTime: 'Minutes',
  serviceId: 'Service',
  purchaseId: 'Purchase',
};

/** The initial values. A session of a purchase has its service, and is named after it. */
const startFrom = (begin: AdminPurchase | undefined, startTime?: string): AppointmentFields => ({
  title: begin?.service?.name ?? 'Session',
  ...(startTime ? toFields(startTime) : { day: isoDay(), time: '' }),
  minutes: begin?.sessionBalance?.minutes ?? 60,
  serviceId: begin ? String(begin.serviceId) : '',
  purchaseId: begin ? String(begin.id) : '',
});

/** "Dashboard Design, March 4, 2026": a customer may buy a service again. */
export const purchaseLabel = ({ service, purchaseDate }: AdminPurchase): string =>
  `${service?.name ?? 'Service'}, ${longDate(purchaseDate)}`;

const fieldsOf = (appointment: AdminAppointment): AppointmentFields => ({
  title: appointment.title,
  ...toFields(appointment.startTime),
  minutes: minutesBetween(appointment.startTime, appointment.endTime),
  serviceId: appointment.serviceId ? String(appointment.serviceId) : '',
  purchaseId: appointment.purchaseId ? String(appointment.purchaseId) : '',
});

const resolver: Resolver<AppointmentFields> = (values) => {
  const { title, day, time, minutes } = values;
  const invalid = (message: string) => ({ type: 'validate', message });
  const errors = {
    ...(!title.trim() && { title: invalid('Title is required') }),
    ...(!day && { day: invalid('Please enter a date.') }),
    ...(!time && { time: invalid('Please choose a time.') }),
    ...(day && time && !startOf(values) && { time: invalid(NO_SUCH_TIME) }),
    ...(!(minutes >= 1) && { minutes: invalid('Please enter a length of at least 1 minute.') }),
  };
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** The request body; the resolver has checked the times. */
const bodyOf = ({ title, day, time, minutes, serviceId, purchaseId }: AppointmentFields) => ({
  title,
  serviceId: serviceId ? Number(serviceId) : null,
  purchaseId: purchaseId ? Number(purchaseId) : null,
  ...fromFields({ day, time }, minutes)!,
});

/** The changed fields of the body; times are sent together. */
function changesOf({ base, changes }: Edit<AdminAppointment, AppointmentFields>) {
  const { title, serviceId, purchaseId, ...times } = bodyOf({ ...fieldsOf(base), ...changes });
  return {
    ...('title' in changes && { title }),
    ...('serviceId' in changes && { serviceId }),
    ...('purchaseId' in changes && { purchaseId }),
    ...(('day' in changes || 'time' in changes || 'minutes' in changes) && times),
  };
}

/** The account if there is one, as older servers require it. */
const whose = ({ customer, account }: Attendee) =>
  account ? { userId: account.id } : { customerId: customer.id };

interface AppointmentFormInput {
  /** The appointment to move; undefined to book a new one. */
  appointment: AdminAppointment | undefined;
  attendee: Attendee;
  purchases: readonly AdminPurchase[];
  /** The initial purchase of a new one. */
  begin: AdminPurchase | undefined;
  /** The initial start of a new one. */
  startTime?: string;
  onClose: () => void;
}

/** Purchases may load after the form: sets the initial purchase then, unless another was chosen. */
function useBegin(form: UseFormReturn<AppointmentFields>, begin: AdminPurchase | undefined): void {
  useEffect(() => {
    if (!begin || form.formState.dirtyFields.purchaseId) return;
    const values = startFrom(begin);
    form.resetField('purchaseId', { defaultValue: values.purchaseId });
    for (const field of ['serviceId', 'title', 'minutes'] as const)
      if (!form.formState.dirtyFields[field])
        form.resetField(field, { defaultValue: values[field] });
    // The id identifies the purchase.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [begin?.id]);
}

/** Books an appointment, or moves one; the server rejects invalid times. */
export function useAppointmentForm({
  appointment,
  attendee,
  purchases,
  begin,
  startTime,
  onClose,
}: AppointmentFormInput) {
  const book = useBookAppointment();
  const change = useChangeAppointment();
  const services = useServices();
  const form = useForm<AppointmentFields>({
    resolver,
    defaultValues: appointment ? fieldsOf(appointment) : startFrom(begin, startTime),
  });
  useBegin(form, appointment ? undefined : begin);
  /** A new session is named after the chosen service, unless the owner has typed a title. */
  const nameAfter = (service: Service | undefined) => {
    if (appointment || !service || form.formState.dirtyFields.title) return;
    form.resetField('title', { defaultValue: service.name });
    if (!form.formState.dirtyFields.minutes)
      form.resetField('minutes', { defaultValue: service.sessionMinutes });
  };
  const names = services.data?.items.map(({ id, name }) => [String(id), name]) ?? [];
  const bought = purchases.map((purchase) => [String(purchase.id), purchaseLabel(purchase)]);
  const saving = useSaving({
    form,
    labels,
    formats: {
      day: longDay,
      time: timeOfDay,
      serviceId: Object.fromEntries(names) as Record<string, string>,
      purchaseId: Object.fromEntries(bought) as Record<string, string>,
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
    // The form itself shows it.
    onFailure: () => undefined,
  });
  return { form, saving, nameAfter };
}
