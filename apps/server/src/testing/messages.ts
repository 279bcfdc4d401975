import { setTimeout as sleep } from 'node:timers/promises';
import type { TestSmtp } from './smtp';
import { wakeJobs } from './outbox';
import type { TestApp } from './test-app';

/** A mail with the headers of a conversation. */
export interface Received {
  from: string | undefined;
  subject: string;
  replyTo: string | undefined;
  messageId: string | undefined;
  inReplyTo: string | undefined;
  references: string[];
  text: string;
}

/** Lets the time pass in which messages can be taken back. */
export async function leaveNow({ dataSource }: TestApp): Promise<void> {
  await dataSource.query(
    `update jobs.job set start_after = now() where name = 'mail' and state = 'created'`,
  );
  await wakeJobs(dataSource);
}

/** Waits until an address has so many mails that fit. */
export async function receivedBy(
  smtp: TestSmtp,
  address: string,
  count: number,
  fits: (mail: Received) => boolean,
): Promise<Received[]> {
  for (let wait = 0; wait < 1500; wait += 1) {
    const found = smtp.received.filter((source) => source.includes(`\nTo: ${address}`)).map(read);
    const mails = found.filter(fits);
    if (mails.length >= count) return mails;
    await sleep(20);
  }
  throw new Error(`${address} does not have ${count} mails.`);
}

function read(source: string): Received {
  const [head = '', ...body] = source.replaceAll('\r\n', '\n').split('\n\n');
  const headers = head.replace(/\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim();
  return {
    from: header('From'),
    subject: header('Subject') ?? '',
    replyTo: header('Reply-To'),
    messageId: header('Message-ID'),
    inReplyTo: header('In-Reply-To'),
    references: header('References')?.split(' ') ?? [],
    text: decoded(body.join('\n\n')),
  };
}

const decoded = (text: string): string =>
  text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
