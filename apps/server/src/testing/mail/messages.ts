import { sql } from '../../platform/database/sql';
import type { TestSmtp } from './smtp';
import { wakeJobs } from './outbox';
import type { TestApp } from '../test-app';
import { until } from '../until';

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

/** Keeps messages from becoming due, however long the test takes. */
export const keepWaiting = ({ dataSource }: TestApp): Promise<unknown> =>
  dataSource.query(
    sql`update jobs.job set start_after = now() + interval '1 hour'
     where name = 'mail' and state = 'created'`,
  );

/** Makes messages due, so that they can no longer be undone. */
export async function makeMessagesDue({ dataSource }: TestApp): Promise<void> {
  await dataSource.query(
    sql`update jobs.job set start_after = now() where name = 'mail' and state = 'created'`,
  );
  await wakeJobs(dataSource);
}

/** Waits until an address has this many matching mails. */
export function receivedBy(
  smtp: TestSmtp,
  address: string,
  count: number,
  fits: (mail: Received) => boolean,
): Promise<Received[]> {
  const isTo = (source: string) => source.includes(`\nTo: ${address}`);
  return until(
    () => smtp.received.filter(isTo).map(read).filter(fits),
    (mails) => mails.length >= count,
  );
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
