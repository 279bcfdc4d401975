import { setTimeout as sleep } from 'node:timers/promises';
import type { TestSmtp } from './smtp';

/** A mail as its reader sees it. */
export interface ReadMail {
  to: string;
  subject: string;
  text: string;
  /** The first one-time link in it, and what is behind it. */
  token: string | undefined;
  /** The digits to type. */
  code: string | undefined;
}

/** What has been read of each mail server: who waits for a mail looks at all of them again and again. */
const known = new WeakMap<TestSmtp, ReadMail[]>();

/** The mails that a mail server of the tests took for an address, the oldest first. */
export function mailbox(smtp: TestSmtp, address: string): ReadMail[] {
  const mails = known.get(smtp) ?? [];
  known.set(smtp, mails);
  for (const source of smtp.received.slice(mails.length)) mails.push(read(source));
  return mails.filter(({ to }) => to === address);
}

/** Waits until an address has so many mails. */
export async function untilMails(
  smtp: TestSmtp,
  address: string,
  count: number,
): Promise<ReadMail[]> {
  for (let wait = 0; wait < 500; wait += 1) {
    const mails = mailbox(smtp, address);
    if (mails.length >= count) return mails;
    await sleep(50);
  }
  const found = mailbox(smtp, address).map(({ subject }) => subject);
  throw new Error(`${address} has ${found.length} mails instead of ${count}: ${found.join(', ')}`);
}

/** Waits for a mail of this subject; answers the newest one. */
export async function mailWith(
  smtp: TestSmtp,
  address: string,
  subject: string,
): Promise<ReadMail> {
  let count = 1;
  for (;;) {
    const mails = await untilMails(smtp, address, count);
    const found = mails.findLast((mail) => mail.subject === subject);
    if (found) return found;
    count = mails.length + 1;
  }
}

function read(source: string): ReadMail {
  const text = source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return {
    to: /^To: (.+?)\r?$/m.exec(source)?.[1] ?? '',
    subject: /^Subject: (.+?)\r?$/m.exec(source)?.[1] ?? '',
    text,
    token: /#(?:verify|reset|cancel)=([\w-]{43})/.exec(text)?.[1],
    code: /code[^:]*: (\d{6})/.exec(text)?.[1],
  };
}
