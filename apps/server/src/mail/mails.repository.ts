import { Injectable } from '@nestjs/common';
import type { Mail, MailsQuery } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, finishItems } from '../platform/database/list/list';
import { readList } from '../platform/database/list/read-list';
import { type List, NEWEST_FIRST, narrow } from '../platform/database/list/sql-list';
import { mailColumns } from './mail.columns';
import { withoutSecrets } from './mail-secrets.service';
import { MailEntity, type MailSecrets } from './mail.entity';

/** A mail as it is read for a list: its text still has the places of one-time values. */
interface ListedMail extends Mail {
  text: string;
  secrets: MailSecrets | null;
}

const mails: List = {
  columns: `${mailColumns.inList}, r.secrets`,
  from: 'mail_outbox r',
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

/** The outbox. */
@Injectable()
export class MailsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Answers the id; undefined when there is one with the same `onceKey`. */
  async insert(mail: Partial<MailEntity>, manager: EntityManager): Promise<number | undefined> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(MailEntity)
      .values(mail)
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = inserted.raw as { id: number }[];
    return row?.id;
  }

  /** Newest first. */
  async list({ status, to, ...page }: MailsQuery): Promise<Page<Mail>> {
    let found = mails;
    if (status) found = narrow(found, 'r.status = ?', status);
    if (to) found = narrow(found, 'lower(r.recipient) = lower(?)', to);
    return finishItems(await readList(this.dataSource, page, found), finishMail);
  }

  async get(id: number, manager: EntityManager): Promise<Mail> {
    const [row] = await manager.query<[ListedMail]>(
      `select ${mails.columns} from ${mails.from} where r.id = $1`,
      [id],
    );
    return finishMail(row);
  }

  lock(id: number, manager: EntityManager): Promise<MailEntity | null> {
    return manager.findOne(MailEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  findByJob(id: number, jobId: string): Promise<MailEntity | null> {
    return this.dataSource.manager.findOneBy(MailEntity, { id, jobId });
  }

  async update(
    id: number,
    values: Partial<MailEntity>,
    manager = this.dataSource.manager,
  ): Promise<void> {
    await manager.update(MailEntity, id, values);
  }

  /**
   * Begins an attempt of a job; false if the mail was deleted, or has another job by now. It waits for a
   * lock on the row, so a mail is either taken back or sent.
   */
  async beginAttempt(id: number, jobId: string): Promise<boolean> {
    const [, changed] = await this.dataSource.query<[unknown, number]>(
      `update mail_outbox set attempts = attempts + 1
       where id = $1 and "jobId" = $2 and status = 'queued'`,
      [id, jobId],
    );
    return changed === 1;
  }

  lockOfMessage(messageId: number, manager: EntityManager): Promise<MailEntity | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return manager.findOne(MailEntity, { where: { messageId }, lock });
  }

  async remove(id: number, manager: EntityManager): Promise<void> {
    await manager.delete(MailEntity, id);
  }

  async countHeld(): Promise<number> {
    return this.dataSource.manager.countBy(MailEntity, { status: 'held' });
  }

  /** Up to `limit` held mails, the oldest first; others who take them wait for none of them. */
  async takeHeld(limit: number, manager: EntityManager): Promise<MailEntity[]> {
    return manager.find(MailEntity, {
      where: { status: 'held' },
      order: { id: 'ASC' },
      take: limit,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  /** Removes the text of up to `limit` mails that were sent so many days ago; answers of how many. */
  async removeOldTexts(days: number, limit: number): Promise<number> {
    const [, changed] = await this.dataSource.query<[unknown, number]>(
      `update mail_outbox set body = '', html = null, calendar = null, headers = null where id in (
         select id from mail_outbox where status = 'sent' and body <> ''
           and "sentAt" < now() - make_interval(days => $1)
         order by "sentAt" limit $2)`,
      [days, limit],
    );
    return changed;
  }

  /**
   * When `seconds` have passed since the newest mail of a topic; undefined: they have. One may be of a
   * transaction that began after this one, but none is of a time that has not come.
   */
  async nextOfTopic(
    topic: string,
    seconds: number,
    manager: EntityManager,
  ): Promise<Date | undefined> {
    const [{ due }] = await manager.query<[{ due: Date | null }]>(
      `select max("createdAt") + make_interval(secs => $2) as due from mail_outbox
       where topic = $1
         and "createdAt" between now() - make_interval(secs => $2) and clock_timestamp()`,
      [topic, seconds],
    );
    return due ?? undefined;
  }
}

/** Of what takes one-time values out of a text there is one copy, in TypeScript. */
const readableText = (text: string, secrets: MailSecrets | null): string =>
  secrets ? withoutSecrets(text) : text;

const finishMail = ({ secrets, ...mail }: ListedMail): Mail => ({
  ...mail,
  text: readableText(mail.text, secrets),
});
