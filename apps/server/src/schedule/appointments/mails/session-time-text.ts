import { sessionTime } from '@polaris/contracts';
import type { AppointmentEntity } from '../appointment.entity';

/** The fields of a session that mails mention. */
export type MailedSession = Pick<AppointmentEntity, 'title' | 'startTime' | 'endTime'>;

/** The time of a session in the reader's time zone. */
export const sessionTimeText = ({ startTime, endTime }: MailedSession, timeZone: string): string =>
  sessionTime(startTime.toISOString(), endTime.toISOString(), timeZone);
