import { readerTime } from '@polaris/contracts';
import type { AppointmentEntity } from '../appointment.entity';

/** The fields of a session that mails mention. */
export type MailedSession = Pick<AppointmentEntity, 'title' | 'startTime' | 'endTime'>;

/** The time of a session in the reader's time zone, if known. */
export const sessionTimeText = (
  { startTime, endTime }: MailedSession,
  timeZone: string | null,
): string => readerTime(startTime.toISOString(), endTime.toISOString(), timeZone);
