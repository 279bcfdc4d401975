import * as z from 'zod/mini';
import type { NotificationContent } from './notifications.ts';

/** Records of which new ones are notified of. */
export interface NotifiedKind<Item extends { id: number }> {
  /** The call that lists the unread ones, newest first. */
  path: string;
  /** What the server answers may hold items that only newer apps understand. */
  read: (item: unknown) => Item | undefined;
  /** One is shown with its text, several with their number; null for none. */
  notificationFor: (items: Item[]) => NotificationContent | null;
  /** The setting with the highest id that was notified of. */
  seenIn: 'seenContact' | 'seenMessage';
}

export interface NewRecords {
  /** Requests the newest unread ones. */
  read: () => Promise<Response>;
  /** The highest id already notified of; null before the first check. */
  seen: () => number | null;
  /** Whether it is quiet hours: notifications wait for the first check after them. */
  quiet: () => boolean;
  onSeen: (id: number) => void;
  onUnread: (count: number) => void;
  onNotification: (notification: NotificationContent) => void;
}

/** False when the server gave no answer. The first check only learns what is there already. */
export async function checkForNew<Item extends { id: number }>(
  kind: Pick<NotifiedKind<Item>, 'read' | 'notificationFor'>,
  deps: NewRecords,
): Promise<boolean> {
  const response = await deps.read();
  if (response.status === 401 || response.status === 403) return true;
  // A cached response holds nothing new and means that there is no connection.
  if (!response.ok || response.headers.has('x-cached-at')) return false;
  const all = z.array(z.unknown()).parse(await response.json());
  // An item that only a newer server understands must not hide the others.
  const items = all.flatMap((one) => kind.read(one) ?? []);
  deps.onUnread(Number(response.headers.get('x-total-count') ?? items.length));
  const seen = deps.seen();
  const highest = Math.max(seen ?? 0, ...items.map(({ id }) => id));
  if (highest === seen || (seen !== null && deps.quiet())) return true;
  deps.onSeen(highest);
  const notification =
    seen === null ? null : kind.notificationFor(items.filter(({ id }) => id > seen));
  if (notification) deps.onNotification(notification);
  return true;
}
