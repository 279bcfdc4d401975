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

/** A mail as read for a list: its text still has the placeholders of one-time values. */
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

  /** Returns the id; undefined if there is one with the same `onceKey`. */
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

  /** The mail may have bounced before this is stored; that status then stays. */
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
  async startAttempt(id: number, jobId: string): Promise<boolean> {
    const [, changed] = await this.database.query<[unknown, number]>(
      sql`update mail_outbox set attempts = attempts + 1
       where id = $1 and "jobId" = $2 and status = 'queued'`,
      [id, jobId],
    );
    return changed === 1;
  }

  /** Locks and returns the mail about a record that has at most one. */
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

  /** Returns up to `limit` held mails, oldest first; skips mails that another transaction has locked. */
  async takeHeld(limit: number): Promise<MailEntity[]> {
    return this.database.tx.find(MailEntity, {
      where: { status: 'held' },
      order: { id: 'ASC' },
      take: limit,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  /** Removes the texts of up to `limit` mails that were sent this many days ago; returns how many. */
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

  /** Finds the mail of a provider's report, by its names or the provider's id. */
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

  /** A permanent bounce has the more important error. */
  async noteDelay(id: number, error: string): Promise<void> {
    await this.database.tx.query(
      sql`update mail_outbox set error = $2 where id = $1 and status = 'sent'`,
      [id, error],
    );
  }

  /** Removes the texts of up to `limit` unsent mails that are this many days old; returns how many. */
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

  /** Removes up to `limit` mails that are this many years old, except waiting ones; returns how many. */
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
   * Returns when `seconds` will have passed since the newest mail of a topic; undefined if they have passed. It can be
   * of a transaction that started after this one, but times in the future are ignored.
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

/** The identifiers in a report: names and Message-IDs, and the provider's id. */
interface Reported {
  names: string[];
  providerMessageId: string | undefined;
}

const HAS_RETURNED = sql`status in ('bounced', 'complaint')`;
/** True if a mail server may have accepted it. */
const MAY_RETURN = sql`(status in ('sent', 'bounced', 'complaint') or status = 'queued' and attempts > 0)`;

const keyOf = ({ table, id }: MailedRecord) => ({ aboutTable: table, aboutId: id });

/** The only code that removes one-time values from a text is in TypeScript, so SQL cannot do this. */
const readableText = (text: string, secrets: MailSecrets | null): string =>
  secrets ? withoutSecrets(text) : text;

const finishMail = ({ secrets, ...mail }: ListedMail): Mail => ({
  ...mail,
  text: readableText(mail.text, secrets),
});
