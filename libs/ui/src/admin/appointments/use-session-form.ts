import type { AdminAppointment } from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useBookSession, useChangeSession } from '../../api/admin-appointments.ts';
import { reportSuccess } from '../shared/feedback/report-failure.ts';
import { useSaving } from '../shared/form/use-saving.ts';
import { fromFields, minutesBetween, toField } from './session-times.ts';

/** What the form holds: a start by the clock here, and how long. */
export interface SessionFields {
  title: string;
  startTime: string;
  minutes: number;
  /** As a list of choices has it; empty for none. */
  serviceId: string;
  endTime?: never;
}

const labels = { title: 'Title', startTime: 'Start', endTime: 'Minutes', serviceId: 'Service' };
const HOUR = 60;

const fieldsOf = (session: AdminAppointment | undefined): SessionFields => ({
  title: session?.title ?? '',
  startTime: session ? toField(session.startTime) : '',
  minutes: session ? minutesBetween(session.startTime, session.endTime) : HOUR,
  serviceId: session?.serviceId ? String(session.serviceId) : '',
});

/** Books a session, or moves one; the server knows what cannot be. */
export function useSessionForm(
  session: AdminAppointment | undefined,
  userId: string,
  onClose: () => void,
) {
  const book = useBookSession();
  const change = useChangeSession();
  const form = useForm<SessionFields>({ defaultValues: fieldsOf(session) });
  const save = async ({ title, startTime, minutes, serviceId }: SessionFields) => {
    const times = fromFields(startTime, minutes);
    const report = (field: keyof SessionFields, message: string) =>
      form.setError(field, { message });
    if (!title.trim()) report('title', 'Title is required');
    if (!times) report(minutes > 0 ? 'startTime' : 'endTime', 'Please enter a date and a time.');
    if (!title.trim() || !times) return;
    const body = { title, serviceId: serviceId ? Number(serviceId) : null, ...times };
    if (session) {
      await change.mutateAsync({ ...body, id: session.id, version: session.version });
      reportSuccess('Session updated');
    } else {
      await book.mutateAsync({ ...body, userId });
      reportSuccess('Session booked');
    }
    onClose();
  };
  return { form, saving: useSaving({ form, labels, save }) };
}
