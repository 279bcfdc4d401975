import { Injectable } from '@nestjs/common';
import type { SubscribersQuery } from '@polaris/contracts';
import { searchKey } from '../../platform/database/search-key';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';
import type { JsonPage } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, NEWEST_FIRST, narrow } from '../../platform/database/list/sql-list';
import { isSubscribed, statusOfSubscriber } from './subscriber-parts.read-model';
import { subscriberColumns } from './subscriber.columns';
import { SubscriberEntity } from './subscriber.entity';

export const SUBSCRIBER = 'This subscriber';

/** An unconfirmed address, possibly entered by someone else, is deleted after this time. */
const isAbandoned = sql`"confirmedAt" is null and "unsubscribedAt" is null
  and "askedAt" <= now() - interval '30 days'`;

const subscribers: List = {
  columns: subscriberColumns.inList,
  from: sql`subscribers r`,
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

// Must match the expression of the index subscribers_search exactly.
const searchedBy = { key: searchKey(sql`r.email`), start: sql`r.email` };

/** A subscriber to send mail to. */
export interface NewsletterRecipient {
  id: number;
  email: string;
}

/** All SQL on subscribers is here, except in read models. */
@Injectable()
export class SubscribersRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    expiredRows.register({ table: sql`subscribers`, expired: isAbandoned });
  }

  /** Newest first; `q` searches the address. */
  list({ status, email, ...query }: SubscribersQuery): Promise<JsonPage> {
    let found = subscribers;
    if (status) found = narrow(found, sql`${statusOfSubscriber.inList} = ?`, status);
    if (email) found = narrow(found, sql`lower(r.email) = lower(?)`, email);
    return readList(this.database, query, found, { searchedBy });
  }

  /** Null if the address is unknown. */
  async find(email: string): Promise<SubscriberEntity | null> {
    return this.database.manager
      .createQueryBuilder(SubscriberEntity, 's')
      .where('lower(s.email) = lower(:email)', { email })
      .getOne();
  }

  get(id: number) {
    return this.database.manager.findOneBy(SubscriberEntity, { id });
  }

  /**
   * Records that an address was entered. Undefined if no mail is needed: it is subscribed, or was entered within the
   * last `pauseSeconds`.
   */
  async ask(
    email: string,
    source: string | undefined,
    pauseSeconds: number,
  ): Promise<NewsletterRecipient | undefined> {
    const [recipient] = await this.database.tx.query<NewsletterRecipient[]>(
      sql`insert into subscribers as r (email, "askedAt", source) values ($1, now(), $2)
       on conflict (lower(email)) do update set "askedAt" = now(),
         source = coalesce(excluded.source, r.source), version = r.version + 1
       where not ${isSubscribed} and r."askedAt" <= now() - make_interval(secs => $3)
       returning r.id, r.email`,
      [email, source ?? null, pauseSeconds],
    );
    return recipient;
  }

  /** Starts the subscription if it is not active. */
  async confirm(id: number): Promise<void> {
    await this.database.tx.query(
      sql`update subscribers r set "confirmedAt" = now(), "unsubscribedAt" = null, version = version + 1
       where id = $1 and not ${isSubscribed}`,
      [id],
    );
  }

  /** Ends the subscription of an address if it is active. */
  async unsubscribe(email: string): Promise<void> {
    await this.database.tx.query(
      sql`update subscribers set "unsubscribedAt" = now(), version = version + 1
       where lower(email) = lower($1) and "unsubscribedAt" is null`,
      [email],
    );
  }

  /** Deletes an address and returns its ids. */
  async remove(email: string): Promise<number[]> {
    const [rows] = await this.database.tx.query<[{ id: number }[], number]>(
      sql`delete from subscribers where lower(email) = lower($1) returning id`,
      [email],
    );
    return rows.map(({ id }) => id);
  }

  /** The number of current subscribers who had confirmed by `until`. */
  async count(until: Date): Promise<number> {
    const [{ count }] = await this.database.query<[{ count: number }]>(
      sql`select count(*)::int as count from subscribers r
       where ${isSubscribed} and r."confirmedAt" <= $1`,
      [until],
    );
    return count;
  }

  /** Up to `limit` such subscribers with ids greater than `after`. */
  listRecipients(until: Date, after: number, limit: number): Promise<NewsletterRecipient[]> {
    return this.database.query(
      sql`select r.id, r.email from subscribers r
       where ${isSubscribed} and r."confirmedAt" <= $1 and r.id > $2 order by r.id limit $3`,
      [until, after, limit],
    );
  }
}
