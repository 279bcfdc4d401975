import { estTime } from '@polaris/contracts';
import type { AppointmentEntity } from '../appointment.entity';

/** What mails say of a session. */
export type MailedSession = Pick<AppointmentEntity, 'title' | 'startTime' | 'endTime'>;

export const sessionTimeText = ({ startTime, endTime }: MailedSession): string =>
  estTime(startTime.toISOString(), endTime.toISOString());
