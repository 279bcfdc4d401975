import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Mail, MailsQuery } from '@polaris/contracts';
import { isToCompany } from '../../people/companies/of-company.read-model';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { type Page, finishItems } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, NEWEST_FIRST, narrow } from '../../platform/database/list/sql-list';
import { mailColumns } from './mail.columns';
import { withoutSecrets } from './mail-secrets.service';
import { isNamed, idIn } from './mail-names';
import { type MailedRecord, MailEntity, type MailSecrets } from './mail.entity';

type NewRow = Partial<MailEntity> & { about?: MailedRecord };

/** A mail as it is read for a list: its text still has the places of one-time values. */
interface ListedMail extends Mail {
  text: string;
  secrets: MailSecrets | null;
}

const mails: List = {
  columns: sql`${mailColumns.inList}, r.secrets`,
  from: sql`mail_outbox r`,
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

/** The outbox. */
@Injectable()
export class MailsRepository {
  constructor(private readonly database: Database) {}

  /** Answers the id; undefined when there is one with the same `onceKey`. */
  async insert({ about, ...mail }: NewRow): Promise<number | undefined> {
    const inserted = await this.database.tx
      .createQueryBuilder()
      .insert()
      .into(MailEntity)
      .values({ ...mail, ...(about && keyOf(about)) })
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = inserted.raw as { id: number }[];
    return row?.id;
  }

  /** Newest first. */
  async list({ status, to, companyId, ...page }: MailsQuery): Promise<Page<Mail>> {
    let found = mails;
    if (status) found = narrow(found, sql`r.status = ?`, status);
    if (to) found = narrow(found, sql`lower(r.recipient) = lower(?)`, to);
    if (companyId) found = narrow(found, isToCompany, companyId);
    return finishItems(await readList(this.database, page, found), finishMail);
  }

  async get(id: number): Promise<Mail> {
    const [row] = await this.database.query<[ListedMail]>(
      sql`select ${mails.columns} from ${mails.from} where r.id = $1`,
      [id],
    );
    return finishMail(row);
  }

  lock(id: number): Promise<MailEntity | null> {
    return this.database.tx.findOne(MailEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  findByJob(id: number, jobId: string): Promise<MailEntity | null> {
    return this.database.manager.findOneBy(MailEntity, { id, jobId });
  }

  async update(id: number, values: Partial<MailEntity>): Promise<void> {
    await this.database.manager.update(MailEntity, id, values);
  }

  /** It may have come back before this is written. */
  async recordSent(
    id: number,
    { sentAt, providerMessageId }: Pick<MailEntity, 'sentAt' | 'providerMessageId'>,
  ): Promise<void> {
    await this.database.query(
      sql`update mail_outbox set "sentAt" = $2, "providerMessageId" = $3,
         status = case when ${HAS_RETURNED} then status else 'sent' end,
         error = case when ${HAS_RETURNED} then error end where id = $1`,
      [id, sentAt, providerMessageId],
    );
  }

  /**
   * Starts an attempt of a job; false if the mail was deleted, or has another job by now. It waits for a
   * lock on the row, so a mail is either taken back or sent.
   */
  async beginAttempt(id: number, jobId: string): Promise<boolean> {
    const [, changed] = await this.database.query<[unknown, number]>(
      sql`update mail_outbox set attempts = attempts + 1
       where id = $1 and "jobId" = $2 and status = 'queued'`,
      [id, jobId],
    );
    return changed === 1;
  }

  /** The mail about a record of which there is one at most. */
  lockAbout(record: MailedRecord): Promise<MailEntity | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return this.database.tx.findOne(MailEntity, { where: keyOf(record), lock });
  }

  async remove(id: number): Promise<void> {
    await this.database.tx.delete(MailEntity, id);
  }

  async countHeld(): Promise<number> {
    return this.database.manager.countBy(MailEntity, { status: 'held' });
  }

  /** Up to `limit` held mails, the oldest first; others who take them wait for none of them. */
  async takeHeld(limit: number): Promise<MailEntity[]> {
    return this.database.tx.find(MailEntity, {
      where: { status: 'held' },
      order: { id: 'ASC' },
      take: limit,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  /** Removes the text of up to `limit` mails that were sent so many days ago; answers of how many. */
  async removeOldTexts(days: number, limit: number): Promise<number> {
    const [, changed] = await this.database.query<[unknown, number]>(
      sql`update mail_outbox set body = '', html = null, calendar = null, headers = null where id in (
         select id from mail_outbox where status in ('sent', 'complaint') and body <> ''
           and "sentAt" < now() - make_interval(days => $1)
         order by "sentAt" limit $2)`,
      [days, limit],
    );
    return changed;
  }

  /** The mail that a provider reports, by what it was called when it left. */
  async findReported({ names, providerMessageId }: Reported): Promise<MailEntity | undefined> {
    const ids = names.flatMap((name) => idIn(name) ?? []);
    const found = await this.database.manager.find(MailEntity, {
      where: [
        { id: In(ids) },
        { internetMessageId: In(names) },
        ...(providerMessageId === undefined ? [] : [{ providerMessageId }]),
      ],
      order: { id: 'ASC' },
    });
    return found.find(
      (mail) =>
        names.some((name) => isNamed(mail, name) || mail.internetMessageId === name) ||
        (providerMessageId !== undefined && mail.providerMessageId === providerMessageId),
    );
  }

  async noteReturn(id: number, status: 'bounced' | 'complaint', error: string): Promise<void> {
    await this.database.tx.query(
      sql`update mail_outbox set status = $2, error = $3 where id = $1 and ${MAY_RETURN}`,
      [id, status, error],
    );
  }

  /** What came back for good says more. */
  async noteDelay(id: number, error: string): Promise<void> {
    await this.database.tx.query(
      sql`update mail_outbox set error = $2 where id = $1 and status = 'sent'`,
      [id, error],
    );
  }

  /** The same for mails that were not sent, and are so many days old. */
  async removeUnsentTexts(days: number, limit: number): Promise<number> {
    const [, changed] = await this.database.query<[unknown, number]>(
      sql`update mail_outbox set body = '', html = null, calendar = null, headers = null where id in (
         select id from mail_outbox where status in ('failed', 'kept') and body <> ''
           and "createdAt" < now() - make_interval(days => $1)
         order by "createdAt" limit $2)`,
      [days, limit],
    );
    return changed;
  }

  /** Removes up to `limit` mails that are so many years old, unless they still wait; answers how many. */
  async removeOld(years: number, limit: number): Promise<number> {
    const [, removed] = await this.database.query<[unknown, number]>(
      sql`delete from mail_outbox where id in (
         select id from mail_outbox where status in ('sent', 'bounced', 'complaint', 'failed', 'kept')
           and "createdAt" < now() - make_interval(years => $1)
         order by "createdAt" limit $2)`,
      [years, limit],
    );
    return removed;
  }

  /**
   * When `seconds` have passed since the newest mail of a topic; undefined: they have. One may be of a
   * transaction that started after this one, but none is of a time that has not come.
   */
  async nextOfTopic(topic: string, seconds: number): Promise<Date | undefined> {
    const [{ due }] = await this.database.tx.query<[{ due: Date | null }]>(
      sql`select max("createdAt") + make_interval(secs => $2) as due from mail_outbox
       where topic = $1
         and "createdAt" between now() - make_interval(secs => $2) and clock_timestamp()`,
      [topic, seconds],
    );
    return due ?? undefined;
  }
}

/** What is known of a reported mail: names and Message-IDs, and what the provider calls it. */
interface Reported {
  names: string[];
  providerMessageId: string | undefined;
}

const HAS_RETURNED = sql`status in ('bounced', 'complaint')`;
/** A mail server may have taken it. */
const MAY_RETURN = sql`(status in ('sent', 'bounced', 'complaint') or status = 'queued' and attempts > 0)`;

const keyOf = ({ table, id }: MailedRecord) => ({ aboutTable: table, aboutId: id });

/** Of what takes one-time values out of a text there is one copy, in TypeScript. */
const readableText = (text: string, secrets: MailSecrets | null): string =>
  secrets ? withoutSecrets(text) : text;

const finishMail = ({ secrets, ...mail }: ListedMail): Mail => ({
  ...mail,
  text: readableText(mail.text, secrets),
});
