import { Injectable } from '@nestjs/common';
import type { MailsQuery } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { keysetPage } from '../platform/database/list/keyset-page';
import type { Page } from '../platform/database/list/list';
import { MailEntity } from './mail.entity';

const NEWEST_FIRST = { column: 'createdAt', direction: 'DESC', kind: 'time' } as const;

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

  list({ status, to, ...page }: MailsQuery): Promise<Page<MailEntity>> {
    const found = this.dataSource.manager.createQueryBuilder(MailEntity, 'm').where('true');
    if (status) found.andWhere('m.status = :status', { status });
    if (to) found.andWhere('lower(m.recipient) = lower(:to)', { to });
    return keysetPage(found, page, NEWEST_FIRST);
  }

  get(id: number, manager: EntityManager): Promise<MailEntity> {
    return manager.findOneByOrFail(MailEntity, { id });
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

  async countAttempt(id: number): Promise<void> {
    await this.dataSource.manager.increment(MailEntity, { id }, 'attempts', 1);
  }

  /** Removes the text of up to `limit` mails that were sent so many days ago; answers of how many. */
  async removeOldTexts(days: number, limit: number): Promise<number> {
    const [, changed] = await this.dataSource.query<[unknown, number]>(
      `update mail_outbox set body = '', html = null, calendar = null where id in (
         select id from mail_outbox where status = 'sent' and body <> ''
           and "sentAt" < now() - make_interval(days => $1)
         order by "sentAt" limit $2)`,
      [days, limit],
    );
    return changed;
  }

  /** When `seconds` have passed since the newest mail of a topic; undefined: they have. */
  async nextOfTopic(
    topic: string,
    seconds: number,
    manager: EntityManager,
  ): Promise<Date | undefined> {
    const [{ due }] = await manager.query<[{ due: Date | null }]>(
      `select max("createdAt") + make_interval(secs => $2) as due from mail_outbox
       where topic = $1 and "createdAt" > now() - make_interval(secs => $2)`,
      [topic, seconds],
    );
    return due ?? undefined;
  }
}
