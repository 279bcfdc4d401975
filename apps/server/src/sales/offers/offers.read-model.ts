import { Injectable } from '@nestjs/common';
import {
  OFFER_REMINDER_DAYS,
  type OfferAcceptance,
  type OfferRecord,
  type OfferState,
  type OffersQuery,
  type PageQuery,
  UNOPENED_DAYS,
  type UrgentOffer,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { type JsonPage, type Page, finishItems } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, NEWEST_FIRST, isoTime, narrow } from '../../platform/database/list/sql-list';
import { searchKey } from '../../platform/database/search-key';
import { type SqlText, sql } from '../../platform/database/sql';
import { notFound } from '../../platform/problem/problem';
import { businessDay } from '../business-profile/business-day.read-model';
import { OFFER } from './offers.repository';

/** A sent offer ends with its last day, where the business is. */
const state = sql`case when r.state = 'sent' and r."expiresOn" < ${businessDay(sql`now()`)}::date
  then 'expired' else r.state end`;

/** The `newest` version; of an offer that is accepted or withdrawn, the last that was sent. */
const fromVersions = (condition: SqlText): SqlText => sql`offers r
  cross join lateral (select * from offer_versions v where v."offerId" = r.id and ${condition}
    order by v.number desc limit 1) newest
  left join offer_versions sent on sent."offerId" = r.id and sent.number = r.current
  left join offer_acceptances a on a."offerId" = r.id
  cross join lateral (select ${state} as state) derived`;

const from = fromVersions(sql`(r.state not in ('accepted', 'withdrawn') or v.number = r.current)`);
/** Without the version that is being written, which the client must not see. */
const fromSent = fromVersions(sql`v.number = r.current`);

const listColumns = sql`r.id, newest.content ->> 'title' as title, derived.state,
  (select json_build_object('id', c.id, 'name', c.name) from customers c
    where c.id = r."customerId") as customer,
  newest.content -> 'buyer' ->> 'name' as buyer,
  coalesce(a.total, newest.total) as total, r."expiresOn", r.current,
  newest."sentAt" is null and r.current > 0 as "hasDraft",
  ${isoTime(sql`sent."sentAt"`)} as "sentAt",
  (select ${isoTime(sql`min(l."openedAt")`)} from offer_links l where l."offerId" = r.id) as "openedAt",
  r."declineReason", a."purchaseId",
  coalesce(newest.content -> 'retainer', 'null') <> 'null' as "isMonthly",
  (select t.id from retainers t where t."offerId" = r.id) as "retainerId", r.version, ${isoTime(sql`r."createdAt"`)} as "createdAt"`;

const acceptance = sql`case when a."offerId" is not null then json_build_object('number', a.number,
  'selection', a.selection, 'total', a.total, 'name', a.name, 'statement', a.statement,
  'acceptedAt', ${isoTime(sql`a."acceptedAt"`)}, 'documentSha256', a."documentSha256", 'withCode', a."codeTo" is not null) end`;

const ownColumns = sql`r.id, sent.content ->> 'title' as title, derived.state, sent.content, r."expiresOn",
  ${isoTime(sql`sent."sentAt"`)} as "sentAt", r."declineReason", ${acceptance} as acceptance,
  ${isoTime(sql`r."createdAt"`)} as "createdAt"`;

const recordColumns = sql`${listColumns},
  (newest.settings ->> 'serviceId')::int as "serviceId",
  (select s.name from services s where s.id = (newest.settings ->> 'serviceId')::int) as "serviceName",
  (select json_build_object('id', f.id, 'title', f.title) from offers f where f.id = r.follows) as follows,
  (newest.settings ->> 'invoiceOnAccept')::boolean as "invoiceOnAccept", newest.content,
  case when newest."sentAt" is null then sent.content end as "sentContent", sent.seller, ${acceptance} as acceptance,
  (select coalesce(json_agg(json_build_object('number', v.number, 'sha256', v.sha256,
      'sentAt', ${isoTime(sql`v."sentAt"`)}) order by v.number desc), '[]')
    from offer_versions v where v."offerId" = r.id and v."sentAt" is not null) as versions,
  coalesce(newest.content -> 'buyer' ->> 'email',
    (select c.email from customers c where c.id = r."customerId")) as recipient`;

const offers: List = {
  columns: listColumns,
  from,
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

/** What a client has, and was not reminded of by a new link in these days. */
const isUnopened = sql`sent."sentAt" <= now() - ${UNOPENED_DAYS} * interval '1 day'
  and not exists (select from offer_links l where l."offerId" = r.id and (l."lastOpenedAt" >= sent."sentAt"
    or l."createdAt" > now() - ${UNOPENED_DAYS} * interval '1 day'))`;

/** Without those of customers in the trash, whose links are unknown. */
const urgent: List = {
  ...offers,
  columns: sql`r.id, r.title, json_build_object('id', r."customerId", 'name', (select c.name from customers c
      where c.id = r."customerId")) as customer, sent.total, r."expiresOn",
    ${isoTime(sql`sent."sentAt"`)} as "sentAt", r.version`,
  where: [
    sql`derived.state = 'sent' and r."customerId" is not null`,
    sql`(r."expiresOn" <= ${businessDay(sql`now()`)} + ${OFFER_REMINDER_DAYS} or (${isUnopened}))`,
  ],
  order: { column: 'expiresOn', direction: 'ASC', kind: 'time' },
};

const searchedBy = {
  key: searchKey(sql`r.title || ' ' || (newest.content -> 'buyer' ->> 'name')`),
  start: sql`r.title`,
};

/** What a client sees of an acceptance, and what it made. */
type StoredAcceptance = OfferAcceptance & { purchaseId: number | null };

/** What is known of a sent offer without its content. */
export interface OfferFacts {
  title: string;
  current: number;
  customerId: number | null;
  expiresOn: string;
  state: OfferState;
}

/** What a PDF states as evidence. */
export interface Evidence {
  device: string | null;
  recipient: string | null;
  /** Where a code was mailed that was entered. */
  codeTo: string | null;
  addressHash: string;
}

/** Offers as the owner sees them. */
@Injectable()
export class OffersReadModel {
  constructor(private readonly database: Database) {}

  /** Newest first; searches title and buyer. */
  list({ state: wanted, customerId, ...page }: OffersQuery): Promise<JsonPage> {
    let found = offers;
    if (wanted) found = narrow(found, sql`derived.state = ?`, wanted);
    if (customerId) found = narrow(found, sql`r."customerId" = ?`, customerId);
    return readList(this.database, page, found, { searchedBy });
  }

  async listUrgent(query: PageQuery): Promise<Page<UrgentOffer>> {
    return finishItems(await readList(this.database, query, urgent), (offer: UrgentOffer) => offer);
  }

  /** What was sent to the customer of an account, newest first. */
  listOf(userId: string, query: PageQuery): Promise<JsonPage> {
    const own = { ...offers, columns: ownColumns, where: [sql`r.current > 0`] };
    const isOwn = sql`r."customerId" in (select c.id from customers c where c."userId" = ?)`;
    return readList(this.database, query, narrow(own, isOwn, userId));
  }

  get(id: number): Promise<OfferRecord> {
    return this.getFrom(from, id);
  }

  /** As it was sent last, for mails to its client. */
  getSent(id: number): Promise<OfferRecord> {
    return this.getFrom(fromSent, id);
  }

  private async getFrom(versions: SqlText, id: number): Promise<OfferRecord> {
    const record = { ...offers, from: versions, columns: recordColumns };
    const one = narrow(record, sql`r.id = ?`, id);
    const page = await readList(this.database, {}, one);
    const [found] = finishItems(page, (offer: OfferRecord) => offer).items;
    if (!found) throw notFound(OFFER);
    return found;
  }

  /** What its page begins with; throws 404 for a draft. */
  async getState(id: number): Promise<OfferFacts> {
    const [row] = await this.database.query<OfferFacts[]>(
      sql`select r.title, r.current, r."customerId", r."expiresOn"::text as "expiresOn", ${state} as state
       from offers r where r.id = $1 and r.current > 0`,
      [id],
    );
    if (!row) throw notFound(OFFER);
    return row;
  }

  async findAcceptance(offerId: number): Promise<StoredAcceptance | undefined> {
    const [row] = await this.database.query<{ acceptance: StoredAcceptance }[]>(
      sql`select ${acceptance}::jsonb || jsonb_build_object('purchaseId', a."purchaseId") as acceptance
       from offer_acceptances a where a."offerId" = $1`,
      [offerId],
    );
    return row?.acceptance;
  }

  async getEvidence(offerId: number): Promise<Evidence> {
    const [row] = await this.database.query<[Evidence]>(
      sql`select device, recipient, "codeTo", "addressHash" from offer_acceptances where "offerId" = $1`,
      [offerId],
    );
    return row;
  }

  /** Sent offers that end within these days and were not reminded of. */
  listEnding(days: number, limit: number): Promise<{ id: number }[]> {
    return this.database.query<{ id: number }[]>(
      sql`select r.id from offers r where r.state = 'sent' and r."remindedAt" is null
         and r."customerId" is not null
         and r."expiresOn" - ${businessDay(sql`now()`)}::date between 0 and $1
       order by r.id limit $2`,
      [days, limit],
    );
  }
}
