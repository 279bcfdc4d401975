import { contactSubmissionSchema, type ContactSubmission } from '@polaris/contracts';
import type { NotifiedKind } from './new-records.ts';
import { type NotificationContent, truncate } from './notifications.ts';

export type NewContact = Pick<ContactSubmission, 'id' | 'name' | 'message'>;

/** Shows one submission with its message, several as a count; null for none. */
export function notificationFor(contacts: NewContact[]): NotificationContent | null {
  const [newest] = contacts;
  if (!newest) return null;
  const path = `/admin/contacts?highlight=${newest.id}`;
  if (contacts.length === 1)
    return {
      title: `New message from ${newest.name}`,
      body: truncate(newest.message),
      path,
      canReply: true,
    };
  const names = contacts.map(({ name }) => name).join(', ');
  return { title: `${contacts.length} new submissions`, body: truncate(names), path };
}

export const newContacts: NotifiedKind<NewContact> = {
  path: '/api/admin/contact-submissions?status=new&limit=20',
  schema: contactSubmissionSchema,
  notificationFor,
  seenIn: 'seenContact',
};
