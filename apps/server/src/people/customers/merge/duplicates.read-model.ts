import { Injectable } from '@nestjs/common';
import type { DuplicatePairsQuery, LikelyDuplicate } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import type { JsonPage } from '../../../platform/database/list/list';
import { readList } from '../../../platform/database/list/read-list';
import { isoTime } from '../../../platform/database/list/sql-list';
import { samePhone } from '../../../platform/database/phone';
import { type SqlText, sql } from '../../../platform/database/sql';
import { selectTyped } from '../typed-values.read-model';

/** Minimum trigram similarity of two names within one company: "Jon Smith", "John Smith". */
const RESEMBLANCE = 0.45;

/** Only the newest customers are listed: 0.5 s for 20,000. A single record is compared with all, by indexes. */
const COMPARED_CUSTOMERS = 50_000;

/** Customers compared with each other in a group with the same email, phone, name or company. */
const COMPARED = 40;

/** More than the owner would review in one sitting. */
const MAX_PAIRS = 1000;

/** Pairs whose values are checked in the audit log, which takes longer than finding the pairs. */
const MAX_ALIKE = 5000;

/** Pairs shown on a customer record. */
const SHOWN = 3;

/** Letters and digits only. */
const nameOf = (row: SqlText): SqlText =>
  sql`nullif(btrim(regexp_replace(search_key(${row}.name), '[^[:alnum:]]+', ' ', 'g')), '')`;
const companyOf = (row: SqlText): SqlText =>
  sql`nullif(regexp_replace(search_key(${row}.company),
    '\\m(inc|llc|ltd|limited|corp|corporation|co|company|gmbh|plc)\\M|[^[:alnum:]]+', '', 'g'), '')`;

/** The normalized name and company that customers are compared by. */
interface Compared {
  who: SqlText;
  firm: SqlText;
}

const columnsOf = (row: SqlText): Compared => ({ who: sql`${row}.who`, firm: sql`${row}.firm` });

/** The same name, unless the companies differ; or a similar name in the same company. */
const isAlike = (a: Compared, b: Compared): SqlText => sql`(
  ${a.who} = ${b.who} and (${a.firm} = ${b.firm} or ${a.firm} is null or ${b.firm} is null)
  or ${a.firm} = ${b.firm} and similarity(${a.who}, ${b.who}) >= ${RESEMBLANCE})`;
const pairIsAlike = isAlike(columnsOf(sql`a`), columnsOf(sql`b`));

const person = (row: SqlText): SqlText =>
  sql`json_build_object('id', ${row}.id, 'name', ${row}.name, 'email', ${row}.email,
    'company', ${row}.company, 'createdAt', ${isoTime(sql`${row}."createdAt"`)})`;

const people = sql`people as materialized (
  select c.id, lower(c.email) as mail, right(phone_digits(c.phone), 7) as line, c.phone,
    ${nameOf(sql`c`)} as who, ${companyOf(sql`c`)} as firm from customers c order by c.id desc limit ${COMPARED_CUSTOMERS})`;

/** Pairs within groups of the same value. Each group has only its oldest customers. */
const pairsBy = (key: SqlText, reason: SqlText, condition: SqlText): SqlText => sql`
  (with grouped as materialized (
    select * from (select *, row_number() over (partition by ${key} order by id) as place,
        count(*) over (partition by ${key}) as size from people where ${key} is not null) p
    where size > 1 and place <= ${COMPARED})
  select a.id as first, b.id as second, ${reason} as reason
  from grouped a join grouped b on b.${key} = a.${key} and b.id > a.id where ${condition})`;

/** Ignores values that one of the two typed: anyone can type a client's name or phone. */
const isReason = (reason: SqlText, a: SqlText, b: SqlText): SqlText => sql`not case ${reason}
  when 'email' then ${a}.email or ${b}.email when 'phone' then ${a}.phone or ${b}.phone
  else ${a}.name or ${b}.name end`;

const pairs = sql`(with ${people}, found as (
    ${pairsBy(sql`mail`, sql`'email'`, sql`true`)}
    union all ${pairsBy(sql`line`, sql`'phone'`, samePhone(sql`a.phone`, sql`b.phone`))}
    union all ${pairsBy(sql`who`, sql`'name'`, pairIsAlike)}
    union all ${pairsBy(sql`firm`, sql`'name'`, pairIsAlike)}),
  alike as materialized (
    select f.first, f.second, array_agg(distinct f.reason) as reasons from found f
    where not exists (select from different_customers d
      where d."customerId" = f.first and d."otherId" = f.second)
    group by f.first, f.second order by f.first desc, f.second desc limit ${MAX_ALIKE}),
  typed as materialized (${selectTyped(sql`select first from alike union select second from alike`)}),
  grouped as (
    select f.first, f.second, json_agg(reason order by reason) as reasons
    from alike f cross join unnest(f.reasons) reason
      join typed a on a.id = f.first join typed b on b.id = f.second
    where ${isReason(sql`reason`, sql`a`, sql`b`)}
    group by f.first, f.second order by f.first desc, f.second desc limit ${MAX_PAIRS})
  select g.first as "firstId", g.second as "secondId", ${person(sql`a`)} as first,
    ${person(sql`b`)} as second, g.reasons
  from grouped g join customers a on a.id = g.first join customers b on b.id = g.second) r`;

/**
 * Finds customers who could be one person: by email, phone, or name and company. Only values that the owner entered or
 * that were confirmed count.
 */
@Injectable()
export class DuplicatesReadModel {
  constructor(private readonly database: Database) {}

  /** Pairs, newest customers first. */
  list(query: DuplicatePairsQuery): Promise<JsonPage> {
    return readList(this.database, query, {
      columns: sql`r."firstId", r."secondId", r.first, r.second, r.reasons`,
      from: pairs,
      where: [],
      values: [],
      order: { column: 'firstId', direction: 'DESC', kind: 'number', key: 'secondId' },
    });
  }

  /** Uses the search indexes, with the same rules. */
  async listOf(customerId: number): Promise<LikelyDuplicate[]> {
    return this.database.transaction(async () => {
      await this.database.tx.query(
        sql`select set_config('pg_trgm.word_similarity_threshold', '${RESEMBLANCE}', true)`,
      );
      return this.database.tx.query<LikelyDuplicate[]>(similarTo, [customerId]);
    });
  }
}

const customerOf = (row: SqlText): Compared => ({ who: nameOf(row), firm: companyOf(row) });
const similarTo = sql`
  with own as materialized (select * from customers where id = $1),
  found as (
    select b.id, 'email' as reason from own a join customers b on lower(b.email) = lower(a.email)
    union all
    select b.id, 'phone' from own a join customers b
      on right(phone_digits(b.phone), 7) = right(phone_digits(a.phone), 7)
      and ${samePhone(sql`b.phone`, sql`a.phone`)}
    union all
    select b.id, 'name' from own a join customers b on search_key(a.name) <% b."searchText" and ${isAlike(customerOf(sql`a`), customerOf(sql`b`))}),
  typed as materialized (${selectTyped(sql`select $1 union select id from found`)})
  select b.id, b.name, b.email, b.company, ${isoTime(sql`b."createdAt"`)} as "createdAt",
    array_agg(distinct f.reason order by f.reason) as reasons
  from found f join customers b on b.id = f.id
    join typed t on t.id = $1 join typed o on o.id = b.id
  where b.id <> $1 and ${isReason(sql`f.reason`, sql`t`, sql`o`)} and not exists (select from different_customers d
    where d."customerId" = $1 and d."otherId" = b.id)
  group by b.id order by count(distinct f.reason) desc, b.id limit ${SHOWN}`;
