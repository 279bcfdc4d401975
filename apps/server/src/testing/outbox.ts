import { setTimeout as sleep } from 'node:timers/promises';
import type { MailEntity } from '../mail/mail.entity';
import { type NewMail, MailService } from '../mail/mail.service';
import type { TestApp } from './test-app';
import { JOBS_SCHEMA } from '../platform/jobs/job-queue';
import type { DataSource } from 'typeorm';

type Row = Pick<
  MailEntity,
  'id' | 'recipient' | 'subject' | 'body' | 'html' | 'calendar' | 'status' | 'attempts' | 'error'
>;

/** All mails, or those to one address, the oldest first. */
export const outbox = ({ dataSource }: TestApp, recipient?: string): Promise<Row[]> =>
  dataSource.query(
    'select * from mail_outbox where $1::text is null or recipient = $1 order by id',
    [recipient ?? null],
  );

/** A mail of no kind that is limited, unless it names one. */
type AnyMail = Omit<NewMail, 'kind'> & Partial<Pick<NewMail, 'kind'>>;

/** Writes a mail in a transaction of its own. */
export const sendMail = ({ app, dataSource }: TestApp, to: string, mail: AnyMail): Promise<void> =>
  dataSource.transaction((manager) =>
    app.get(MailService).send(to, { kind: 'message', ...mail }, manager),
  );

/** Waits until the newest mail is as it should be. */
export async function untilMail(polaris: TestApp, is: (row: Row) => boolean): Promise<Row> {
  for (let wait = 0; wait < 300; wait += 1) {
    const row = (await outbox(polaris)).at(-1);
    if (row && is(row)) return row;
    await sleep(50);
  }
  throw new Error(`The mail is not so: ${JSON.stringify((await outbox(polaris)).at(-1))}`);
}

/** Has the servers look for jobs now whose time a test has changed. */
export const wakeJobs = (dataSource: DataSource): Promise<unknown> =>
  dataSource.query(
    `select pg_notify('pgboss_' || left(encode(sha224($1::bytea), 'hex'), 24), name)
     from jobs.queue where notify`,
    [JOBS_SCHEMA],
  );

/** Lets the time pass that a mail has to wait for its next attempt, once it waits. */
export async function passWaitingTime({ dataSource }: TestApp, change = 'start_after = now()') {
  for (let wait = 0; wait < 300; wait += 1) {
    const [, changed] = await dataSource.query<[unknown, number]>(
      `with forgotten as (update mail_outbox set error = null where status = 'queued')
       update jobs.job set ${change} where state = 'retry'`,
    );
    if (changed > 0) return void (await wakeJobs(dataSource));
    await sleep(50);
  }
  throw new Error('No mail waits for another attempt.');
}

/** Lets the time pass in which notices to the owner are gathered; answers the mails that then hold `text`. */
export async function untilNotices(polaris: TestApp, text: string): Promise<Row[]> {
  const known = new Set((await outbox(polaris)).map(({ id }) => id));
  await polaris.dataSource.query(
    `update mail_outbox set "createdAt" = "createdAt" - interval '11 minutes' where topic is not null`,
  );
  await polaris.dataSource.query(
    `update jobs.job set start_after = now() where name = 'owner-notices' and state = 'created'`,
  );
  await wakeJobs(polaris.dataSource);
  for (let wait = 0; wait < 300; wait += 1) {
    const found = (await outbox(polaris)).filter(
      ({ id, body }) => !known.has(id) && body.includes(text),
    );
    if (found.length > 0) return found;
    await sleep(50);
  }
  throw new Error(`No notice holds ${text}.`);
}
