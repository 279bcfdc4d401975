import { type AdminAppointment, type AdminPurchase, listAllSessions } from '@polaris/contracts';
import { useEffect } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useBookAppointment, useChangeAppointment } from '../../../api/schedule/appointments.ts';
import type { Edit } from '../../../api/client/edit-record.ts';
import { useServices } from '../../../api/sales/services.ts';
import { dateAndTime, longDate } from '../../shared/record/format.ts';
import { useSaving } from '../../shared/form/use-saving.ts';
import type { Attendee } from './mail-notice.ts';
import { fromFields, isTime, minutesBetween, toField } from './appointment-times.ts';

/** The values of the form: a start in local time, and a duration. */
export interface AppointmentFields {
  title: string;
  startTime: string;
  minutes: number;
  /** The id as the value of the select; empty for none. */
  serviceId: string;
  /** The id as the value of the select; empty for none. */
  purchaseId: string;
  endTime?: never;
}

const labels = {
  title: 'Title',
  startTime: 'Start',
  minutes: 'Minutes',
  // The server reports an invalid duration as an error of the end.
  endTime: 'Minutes',
  serviceId: 'Service',
  purchaseId: 'Purchase',
};

/** The initial values. A session of a purchase has its service. */
const startFrom = (begin: AdminPurchase | undefined, startTime?: string): AppointmentFields => ({
  // With the time already chosen, the form is complete, so that Enter books.
  title: startTime ? (begin?.service?.name ?? 'Session') : '',
  startTime: startTime ? toField(startTime) : '',
  minutes: 60,
  serviceId: begin ? String(begin.serviceId) : '',
  purchaseId: begin ? String(begin.id) : '',
});

/** "Dashboard Design, March 4, 2026": a customer may buy a service again. */
export const purchaseLabel = ({ service, purchaseDate }: AdminPurchase): string =>
  `${service?.name ?? 'Service'}, ${longDate(purchaseDate)}`;

const fieldsOf = (appointment: AdminAppointment): AppointmentFields => ({
  title: appointment.title,
  startTime: toField(appointment.startTime),
  minutes: minutesBetween(appointment.startTime, appointment.endTime),
  serviceId: appointment.serviceId ? String(appointment.serviceId) : '',
  purchaseId: appointment.purchaseId ? String(appointment.purchaseId) : '',
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
const bodyOf = ({ title, startTime, minutes, serviceId, purchaseId }: AppointmentFields) => ({
  title,
  serviceId: serviceId ? Number(serviceId) : null,
  purchaseId: purchaseId ? Number(purchaseId) : null,
  ...fromFields(startTime, minutes)!,
});

/** The changed fields of the body; times are sent together. */
function changesOf({ base, changes }: Edit<AdminAppointment, AppointmentFields>) {
  const { title, serviceId, purchaseId, ...times } = bodyOf({ ...fieldsOf(base), ...changes });
  return {
    ...('title' in changes && { title }),
    ...('serviceId' in changes && { serviceId }),
    ...('purchaseId' in changes && { purchaseId }),
    ...(('startTime' in changes || 'minutes' in changes) && times),
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
    const { purchaseId, serviceId } = startFrom(begin);
    form.resetField('purchaseId', { defaultValue: purchaseId });
    if (!form.formState.dirtyFields.serviceId)
      form.resetField('serviceId', { defaultValue: serviceId });
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
  const names = services.data?.items.map(({ id, name }) => [String(id), name]) ?? [];
  const bought = purchases.map((purchase) => [String(purchase.id), purchaseLabel(purchase)]);
  const saving = useSaving({
    form,
    labels,
    formats: {
      startTime: dateAndTime,
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
  });
  return { form, saving };
}
