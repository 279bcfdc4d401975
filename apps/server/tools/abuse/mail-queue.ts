import { setTimeout as sleep } from 'node:timers/promises';
import { Browser, inParallel } from './browser.ts';
import type { ReceivedMail, MailServer } from './mail-server.ts';

interface QueueOptions {
  url: string;
  owner: { email: string; password: string };
  mailServer: MailServer;
  /** How many mails are queued while the mail server takes nothing. */
  notes: number;
  signal: AbortSignal;
}

/**
 * Queues mails to a customer, then asks for a link for a new password: how many leave a second once the
 * mail server takes them, and after how many seconds the link has arrived. Needs a purchase.
 */
export async function measureQueue({
  url,
  owner: account,
  mailServer,
  notes,
  signal,
}: QueueOptions) {
  const { arrivals, hold } = mailServer;
  const owner = new Browser(url);
  await owner.post('/api/auth/login', account);
  const purchases = (await owner.call('GET', '/api/admin/purchases?limit=1')).body;
  const [{ id }] = purchases as unknown as [{ id: number }];
  const before = arrivals.length;
  const open = hold();
  const note = () => owner.call('PATCH', `/api/admin/purchases/${id}`, { note: 'It goes on.' });
  await inParallel(Array<typeof note>(notes).fill(note), 8);
  const began = performance.now();
  open();
  await new Browser(url).post('/api/auth/forgot-password', { email: account.email });
  const isUrgent = ({ to, at }: ReceivedMail) => to === account.email && at > began;
  while (!arrivals.some(isUrgent) || arrivals.length < before + notes + 1) {
    signal.throwIfAborted();
    await sleep(20);
  }
  const all = arrivals.slice(before);
  const seconds = (Math.max(...all.map(({ at }) => at)) - began) / 1000;
  return { perSecond: notes / seconds, urgentSeconds: (all.find(isUrgent)!.at - began) / 1000 };
}
