import { type ClientMessage, clientMessageSchema } from '@polaris/contracts';
import type { NotifiedKind } from './new-records.ts';
import { truncate } from './notifications.ts';

/** Messages that clients sent from their dashboard or by mail. */
export const newMessages: NotifiedKind<ClientMessage> = {
  path: '/api/admin/messages/unread?limit=20',
  schema: clientMessageSchema,
  notificationFor: (messages) => {
    const [newest] = messages;
    if (!newest) return null;
    const { customerId, customerName, text } = newest;
    const path = `/admin/customers/${customerId}`;
    if (messages.length === 1)
      return { title: `${customerName} wrote to you`, body: truncate(text), path };
    const names = [...new Set(messages.map((message) => message.customerName))].join(', ');
    return { title: `${messages.length} new messages from clients`, body: truncate(names), path };
  },
  seenIn: 'seenMessage',
};
