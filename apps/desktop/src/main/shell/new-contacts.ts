import { contactSubmissionSchema, type ContactSubmission } from '@polaris/contracts';
import * as z from 'zod/mini';

export interface News {
  title: string;
  body: string;
  /** Where a click on it leads. */
  path: string;
}

interface Watch {
  /** Reads the newest submissions that nobody has answered. */
  read: () => Promise<Response>;
  /** The newest that is known; null before the first look. */
  seen: () => number | null;
  /** Whether news has to wait: it is told at the first look after that. */
  quiet: () => boolean;
  onSeen: (id: number) => void;
  onUnread: (count: number) => void;
  onNews: (news: News) => void;
}

export const UNREAD = '/api/admin/contact-submissions?status=new&limit=20';
const EXCERPT = 140;

const short = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text);

/** What to say of those that came since: one by its words, several by their number. */
export function newsOf(
  contacts: Pick<ContactSubmission, 'id' | 'name' | 'message'>[],
): News | null {
  const [newest] = contacts;
  if (!newest) return null;
  const path = `/admin/contacts?highlight=${newest.id}`;
  if (contacts.length === 1)
    return { title: `${newest.name} has written`, body: short(newest.message), path };
  const names = contacts.map(({ name }) => name).join(', ');
  return { title: `${contacts.length} new submissions`, body: short(names), path };
}

/** Looks once; false when the server could not say. What was there at the first look is not news. */
export async function lookForContacts(watch: Watch): Promise<boolean> {
  const answer = await watch.read();
  if (answer.status === 401 || answer.status === 403) return true;
  // What was kept is no news, and says that there is no connection.
  if (!answer.ok || answer.headers.has('x-kept-at')) return false;
  const entries = z.array(z.unknown()).parse(await answer.json());
  // One that only a newer server knows hides none of the others.
  const contacts = entries.flatMap((one) => contactSubmissionSchema.safeParse(one).data ?? []);
  watch.onUnread(Number(answer.headers.get('x-total-count') ?? contacts.length));
  const seen = watch.seen();
  const highest = Math.max(seen ?? 0, ...contacts.map(({ id }) => id));
  if (highest === seen || (seen !== null && watch.quiet())) return true;
  watch.onSeen(highest);
  const news = seen === null ? null : newsOf(contacts.filter(({ id }) => id > seen));
  if (news) watch.onNews(news);
  return true;
}
