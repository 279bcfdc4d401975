import { type Message, messageSchema } from '@polaris/contracts';
import { joined, plain, time } from '../../platform/database/list/column';
import { Columns } from '../../platform/database/list/columns';
import { statusOfMail } from './message-mails.read-model';
import type { OwnerMessageEntity } from './message.entity';

export const messageColumns = new Columns<OwnerMessageEntity, Message>(messageSchema, {
  id: plain('none'),
  contactId: plain('none'),
  customerId: plain('none'),
  recipient: plain('none'),
  subject: plain('none'),
  text: plain('none'),
  status: joined(statusOfMail),
  leavesAt: time('none'),
  createdAt: time('none'),
});
