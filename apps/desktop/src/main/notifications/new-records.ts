import * as z from 'zod/mini';
import type { NotificationContent } from './notifications.ts';

/** A kind of records whose new ones cause notifications. */
export interface NotifiedKind<Item extends { id: number }> {
  /** The API path that lists the unread ones, newest first. */
  path: string;
  /** Parses an item; undefined for one that only newer apps understand. */
  read: (item: unknown) => Item | undefined;
  /** Shows one with its text, several as a count; null for none. */
  notificationFor: (items: Item[]) => NotificationContent | null;
  /** The setting with the highest id that a notification was shown for. */
  seenIn: 'seenContact' | 'seenMessage';
}

export interface NewRecords {
  /** Requests the newest unread ones. */
  read: () => Promise<Response>;
  /** The highest id that a notification was shown for; null before the first check. */
  seen: () => number | null;
  /** Whether quiet hours hold back notifications until the first check after them. */
  quiet: () => boolean;
  onSeen: (id: number) => void;
  onUnread: (count: number) => void;
  onNotification: (notification: NotificationContent) => void;
}

/** Resolves to false if the server did not respond. The first check only learns which records exist. */
export async function checkForNew<Item extends { id: number }>(
  kind: Pick<NotifiedKind<Item>, 'read' | 'notificationFor'>,
  deps: NewRecords,
): Promise<boolean> {
  const response = await deps.read();
  if (response.status === 401 || response.status === 403) return true;
  // A cached response holds nothing new and means that there is no connection.
  if (!response.ok || response.headers.has('x-cached-at')) return false;
  const all = z.array(z.unknown()).parse(await response.json());
  // An item that only newer apps understand must not hide the others.
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
