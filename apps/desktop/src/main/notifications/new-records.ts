import type * as z from 'zod/mini';
import type { NotificationContent } from './notifications.ts';
import { parseKnown } from './parse-known.ts';

/** A kind of records whose new ones cause notifications. */
export interface NotifiedKind<Item extends { id: number }> {
  /** The API path that lists the unread ones, newest first. */
  path: string;
  schema: z.ZodMiniType<Item>;
  /** Shows one with its text, several as a count; null for none. */
  notificationFor: (items: Item[]) => NotificationContent | null;
  /** The setting with the highest id that a notification was shown for. */
  seenIn: 'seenContact' | 'seenMessage';
}

export interface NewRecordsDeps {
  /** Requests the newest unread ones. */
  fetch: () => Promise<Response>;
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
  kind: Pick<NotifiedKind<Item>, 'schema' | 'notificationFor'>,
  deps: NewRecordsDeps,
): Promise<boolean> {
  const response = await deps.fetch();
  if (response.status === 401 || response.status === 403) return true;
  // A cached response holds nothing new and means that there is no connection.
  if (!response.ok || response.headers.has('x-cached-at')) return false;
  const items = parseKnown(kind.schema, await response.json());
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
