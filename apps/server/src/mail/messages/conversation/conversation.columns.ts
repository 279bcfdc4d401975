import {
  type ClientMessage,
  type ConversationMessage,
  clientMessageSchema,
  conversationMessageSchema,
} from '@polaris/contracts';
import { attachedFiles } from '../../../people/files/attached-files.read-model';
import { joined, plain, time } from '../../../platform/database/list/column';
import { Columns } from '../../../platform/database/list/columns';
import { sql } from '../../../platform/database/sql';
import type { MessageEntity } from '../message.entity';

type ClientMessageEntity = MessageEntity & { customerId: number };

const fields = {
  id: plain<number>('none'),
  via: plain<MessageEntity['via']>('none'),
  text: plain<string>('none'),
  quoted: plain<string | null>('none'),
  files: joined({ inList: attachedFiles }),
  readAt: time<Date | null>('none'),
  createdAt: time<Date>('none'),
};

export const conversationColumns = new Columns<MessageEntity, ConversationMessage>(
  conversationMessageSchema,
  { ...fields, author: plain('none'), subject: plain('none') },
);

/** For the message `r` of customer `c`. */
export const clientMessageColumns = new Columns<ClientMessageEntity, ClientMessage>(
  clientMessageSchema,
  { ...fields, customerId: plain('none'), customerName: joined({ inList: sql`c.name` }) },
);
