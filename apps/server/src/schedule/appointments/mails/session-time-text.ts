import { readerTime } from '@polaris/contracts';
import type { AppointmentEntity } from '../appointment.entity';

/** What mails say of a session. */
export type MailedSession = Pick<AppointmentEntity, 'title' | 'startTime' | 'endTime'>;

/** Where the reader is, as far as it is known. */
export const sessionTimeText = (
  { startTime, endTime }: MailedSession,
  timeZone: string | null,
): string => readerTime(startTime.toISOString(), endTime.toISOString(), timeZone);
