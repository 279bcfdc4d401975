import { Injectable } from '@nestjs/common';
import type { PageQuery, RetainerRecord, RetainersQuery } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { type JsonPage, finishItems } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, NEWEST_FIRST, isoTime, narrow } from '../../platform/database/list/sql-list';
import { searchKey } from '../../platform/database/search-key';
import { type SqlText, sql } from '../../platform/database/sql';
import { notFound } from '../../platform/problem/problem';
import { dayValue, dueMonths, nextOn } from './retainer-months.read-model';
import { RETAINER } from './retainers.repository';

/** It ends with its last day, where the business is. */
const stateOf = (today: SqlText): SqlText =>
  sql`case when r."endsOn" < ${today} then 'ended' else r.state end`;

const listColumns = (today: SqlText): SqlText => sql`r.id, r.title, derived.state,
  (select json_build_object('id', c.id, 'name', c.name) from customers c
    where c.id = r."customerId") as customer,
  r.amount, r."startsOn", r."endsOn", ${nextOn(today)} as "nextOn",
  case when r."customerId" is null then 0 else (select count(*)::int from ${dueMonths(today)} d
    where d.state = 'waiting' and d."dueOn" < ${today}) end as waiting,
  r.version, ${isoTime(sql`r."createdAt"`)} as "createdAt"`;

const ownColumns = (today: SqlText): SqlText => sql`r.id, r.title, derived.state, r.amount,
  r.content -> 'lines' as lines, r."startsOn", r."endsOn", ${nextOn(today)} as "nextOn",
  ${isoTime(sql`r."createdAt"`)} as "createdAt"`;

const recordColumns = (today: SqlText): SqlText => sql`${listColumns(today)}, r."offerId",
  (select s.name from services s where s.id = r."serviceId") as "serviceName",
  r.content ->> 'taxMode' as "taxMode", r.content -> 'lines' as lines, r.sessions, r."pausedOn",
  (select v.content -> 'retainer' ->> 'endsOn' from offer_acceptances a
    join offer_versions v on v."offerId" = a."offerId" and v.number = a.number
    where a."offerId" = r."offerId") as "acceptedEndsOn",
  (select json_build_object('id', e.id, 'title', e.title) from offers o
    join retainers e on e."offerId" = o.follows
    where o.id = r."offerId" and e.state <> 'ended' and coalesce(e."endsOn", ${today}) >= ${today}
  ) as earlier`;

const retainers = (day: string, columns: (today: SqlText) => SqlText): List => ({
  columns: columns(dayValue(day)),
  from: sql`retainers r cross join lateral (select ${stateOf(dayValue(day))} as state) derived`,
  where: [],
  values: [],
  order: NEWEST_FIRST,
});

const searchedBy = {
  key: searchKey(sql`r.title || ' ' || (r.content -> 'buyer' ->> 'name')`),
  start: sql`r.title`,
};

/** What the acceptance of an offer made. */
export interface RetainerOfOffer {
  nextOn: string | null;
  /** The purchase of the newest month. */
  purchaseId: number | null;
}

/** Retainers as the owner and their clients see them, on a day where the business is. */
@Injectable()
export class RetainersReadModel {
  constructor(private readonly database: Database) {}

  /** Newest first; searches title and buyer. */
  list(day: string, { state, customerId, ...page }: RetainersQuery): Promise<JsonPage> {
    let found = retainers(day, listColumns);
    if (state) found = narrow(found, sql`derived.state = ?`, state);
    if (customerId) found = narrow(found, sql`r."customerId" = ?`, customerId);
    return readList(this.database, page, found, { searchedBy });
  }

  /** Those of the customer of an account, newest first. */
  listOf(day: string, userId: string, query: PageQuery): Promise<JsonPage> {
    const isOwn = sql`r."customerId" in (select c.id from customers c where c."userId" = ?)`;
    return readList(this.database, query, narrow(retainers(day, ownColumns), isOwn, userId));
  }

  /** Without its months. */
  async get(day: string, id: number): Promise<Omit<RetainerRecord, 'months' | 'problem'>> {
    const one = narrow(retainers(day, recordColumns), sql`r.id = ?`, id);
    const page = await readList(this.database, {}, one);
    const [found] = finishItems(page, (retainer: RetainerRecord) => retainer).items;
    if (!found) throw notFound(RETAINER);
    return found;
  }

  async findOfOffer(day: string, offerId: number): Promise<RetainerOfOffer | undefined> {
    const [found] = await this.database.query<RetainerOfOffer[]>(
      sql`select (${nextOn(dayValue(day))})::text as "nextOn",
         (select m."purchaseId" from retainer_months m
           where m."retainerId" = r.id and m."purchaseId" is not null
           order by m.month desc limit 1) as "purchaseId"
       from retainers r where r."offerId" = $1`,
      [offerId],
    );
    return found;
  }
}
