import { sql } from '../../platform/database/sql';
import type { MailEntity } from '../../records/outbox/mail.entity';
import { type NewMail, MailService } from '../../records/outbox/mail.service';
import type { TestApp } from '../test-app';
import { JOBS_SCHEMA } from '../../platform/jobs/job-queue';
import { Database } from '../../platform/database/database';
import type { DataSource } from 'typeorm';
import { until } from '../until';

type Row = Pick<
  MailEntity,
  | 'id'
  | 'recipient'
  | 'subject'
  | 'body'
  | 'html'
  | 'replyTo'
  | 'calendar'
  | 'status'
  | 'attempts'
  | 'error'
>;

/** All mails, or those to one address, the oldest first. */
export const outbox = ({ dataSource }: TestApp, recipient?: string): Promise<Row[]> =>
  dataSource.query(
    sql`select * from mail_outbox where $1::text is null or recipient = $1 order by id`,
    [recipient ?? null],
  );

/** A mail of an unlimited kind unless it names one. */
type AnyMail = Omit<NewMail, 'kind'> & Partial<Pick<NewMail, 'kind'>>;

/** Writes a mail in its own transaction. */
export const sendMail = ({ app }: TestApp, to: string, mail: AnyMail): Promise<void> =>
  app.get(Database).transaction(() => app.get(MailService).send(to, { kind: 'message', ...mail }));

/** Waits until the newest mail meets a condition. */
export const untilMail = async (polaris: TestApp, is: (row: Row) => boolean): Promise<Row> =>
  (await until(
    async () => (await outbox(polaris)).at(-1),
    (row) => row && is(row),
  ))!;

/** Makes servers look for jobs now, after a test has changed their time. */
export const wakeJobs = (dataSource: DataSource): Promise<unknown> =>
  dataSource.query(
    sql`select pg_notify('pgboss_' || left(encode(sha224($1::bytea), 'hex'), 24), name)
     from jobs.queue where notify`,
    [JOBS_SCHEMA],
  );

/** Waits for a failed attempt, then makes the next one due. */
export async function passWaitingTime({ dataSource }: TestApp, change = sql`start_after = now()`) {
  await until(async () => {
    const [, changed] = await dataSource.query<[unknown, number]>(
      sql`with forgotten as (update mail_outbox set error = null where status = 'queued')
       update jobs.job set ${change} where state = 'retry'`,
    );
    return changed > 0;
  });
  await wakeJobs(dataSource);
}

/** Makes collected owner notices due; returns the mails with `text`. */
export async function untilNotices(polaris: TestApp, text: string): Promise<Row[]> {
  const known = new Set((await outbox(polaris)).map(({ id }) => id));
  await polaris.dataSource.query(
    sql`update mail_outbox set "createdAt" = "createdAt" - interval '11 minutes' where topic is not null`,
  );
  await polaris.dataSource.query(
    sql`update jobs.job set start_after = now() where name = 'owner-notices' and state = 'created'`,
  );
  await wakeJobs(polaris.dataSource);
  const isNotice = ({ id, body }: Row) => !known.has(id) && body.includes(text);
  return until(
    async () => (await outbox(polaris)).filter(isNotice),
    (found) => found.length > 0,
  );
}
