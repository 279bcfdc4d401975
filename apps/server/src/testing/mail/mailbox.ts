import type { TestSmtp } from './smtp';
import { until } from '../until';

/** A mail as its reader sees it. */
export interface ReadMail {
  to: string;
  subject: string;
  text: string;
  /** The token of the first one-time link. */
  token: string | undefined;
  /** The code to type. */
  code: string | undefined;
}

/** The parsed mails of each server, so that waiting for a mail does not parse all of them again. */
const known = new WeakMap<TestSmtp, ReadMail[]>();

/** The mails that a test server accepted for an address, oldest first. */
export function mailbox(smtp: TestSmtp, address: string): ReadMail[] {
  const mails = known.get(smtp) ?? [];
  known.set(smtp, mails);
  for (const source of smtp.received.slice(mails.length)) mails.push(read(source));
  return mails.filter(({ to }) => to === address);
}

/** Waits until an address has this many mails. */
export const untilMails = (smtp: TestSmtp, address: string, count: number): Promise<ReadMail[]> =>
  until(
    () => mailbox(smtp, address),
    (mails) => mails.length >= count,
  );

/** Waits for a mail with this subject; returns the newest. */
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
    token: /#(?:verify|reset|cancel|confirm|change)=([\w-]{43})/.exec(text)?.[1],
    code: /code[^:]*: (\d{6})/.exec(text)?.[1],
  };
}
