import { contactSubmissionSchema, type ContactSubmission } from '@polaris/contracts';
import * as z from 'zod/mini';
import { type NotificationContent, truncate } from './notifications.ts';

interface Dependencies {
  /** Requests the newest submissions with status `new`. */
  read: () => Promise<Response>;
  /** The highest id already notified of; null before the first check. */
  seen: () => number | null;
  /** Whether it is quiet hours: notifications wait for the first check after them. */
  quiet: () => boolean;
  onSeen: (id: number) => void;
  onUnread: (count: number) => void;
  onNotification: (notification: NotificationContent) => void;
}

export const UNREAD_PATH = '/api/admin/contact-submissions?status=new&limit=20';

/** One submission is shown with its message, several with their number; null for none. */
export function notificationFor(
  contacts: Pick<ContactSubmission, 'id' | 'name' | 'message'>[],
): NotificationContent | null {
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

/** False when the server gave no answer. The first check only learns what is there already. */
export async function checkForNewContacts(deps: Dependencies): Promise<boolean> {
  const response = await deps.read();
  if (response.status === 401 || response.status === 403) return true;
  // A cached response holds nothing new and means that there is no connection.
  if (!response.ok || response.headers.has('x-cached-at')) return false;
  const items = z.array(z.unknown()).parse(await response.json());
  // An item that only a newer server understands must not hide the others.
  const contacts = items.flatMap((one) => contactSubmissionSchema.safeParse(one).data ?? []);
  deps.onUnread(Number(response.headers.get('x-total-count') ?? contacts.length));
  const seen = deps.seen();
  const highest = Math.max(seen ?? 0, ...contacts.map(({ id }) => id));
  if (highest === seen || (seen !== null && deps.quiet())) return true;
  deps.onSeen(highest);
  const notification =
    seen === null ? null : notificationFor(contacts.filter(({ id }) => id > seen));
  if (notification) deps.onNotification(notification);
  return true;
}
