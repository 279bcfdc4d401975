import { type Mail, mailSchema } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { joined, plain, time } from '../../platform/database/list/column';
import { Columns } from '../../platform/database/list/columns';
import { activityOfMail } from './mail-activity.read-model';
import { undeliverableOfMail } from './mail-undeliverable.read-model';
import type { MailEntity } from './mail.entity';

export const mailColumns = new Columns<MailEntity, Mail>(mailSchema, {
  id: plain('none'),
  recipient: plain('none'),
  subject: plain('none'),
  // The repository removes one-time values before it returns the text.
  text: joined({ inList: sql`r.body` }),
  status: plain('none'),
  attempts: plain('none'),
  error: plain('none'),
  activityId: joined(activityOfMail),
  undeliverable: joined(undeliverableOfMail),
  createdAt: time('none'),
  sentAt: time('none'),
});
