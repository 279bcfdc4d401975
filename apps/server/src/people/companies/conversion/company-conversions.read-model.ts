import { Injectable } from '@nestjs/common';
import {
  type CompanyGroup,
  type CompanyTexts,
  MAX_CONVERTED,
  MAX_SPELLINGS,
} from '@polaris/contracts';
import { type SqlText, sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';
import type { WrittenText } from './company-conversions.repository';

/** Legal forms at the end of a name, with the separators between them. */
const LEGAL_FORM = sql`'([\\s,.&]+(inc|incorporated|llc|llp|lp|plc|pllc|ltd|limited|corp|corporation|co|company|gmbh|ag))+[\\s.]*$'`;

/** A key that is the same for all spellings of one company. */
const keyOf = (name: SqlText): SqlText =>
  sql`rtrim(regexp_replace(regexp_replace(replace(lower(btrim(${name})), 'l.l.c', 'llc'), '\\s+', ' ', 'g'),
    ${LEGAL_FORM}, ''), ' .,')`;

/** Whether no company has the name that customer `c` has as text. */
const isPlain = sql`btrim(c.company) <> ''
  and not exists (select from companies k where lower(k.name) = lower(btrim(c.company)))`;

/** Prefers names in mixed case to all lower or all upper case. Spellings over the limit are left for the next step. */
const GROUPS = sql`
  with texts as (
    select c.company as text, count(*)::int as people, ${keyOf(sql`c.company`)} as key
    from customers c where c.company is not null and ${isPlain} group by c.company),
  ranked as (
    select t.*, row_number() over (partition by key order by people desc,
      text in (lower(text), upper(text)), length(text), text) as place from texts t),
  groups as (
    select r.key, sum(r.people)::int as people, min(btrim(r.text)) filter (where r.place = 1) as name,
      json_agg(json_build_object('text', r.text, 'people', r.people) order by r.place)
        filter (where r.place <= ${MAX_SPELLINGS}) as spellings
    from ranked r group by r.key)
  select
    (select coalesce(json_agg(g), '[]') from (
      select coalesce(k.name, s.name) as name, k.id as "companyId", s.people, s.spellings
      from (select * from groups order by people desc, key limit ${MAX_CONVERTED}) s
      left join lateral (select id, name from companies where ${keyOf(sql`name`)} = s.key
        order by id limit 1) k on true
      order by s.people desc, s.key) g) as groups,
    (select count(*)::int from groups) as companies,
    (select coalesce(sum(people), 0)::int from groups) as people`;

/** A company of a step, and whether it was changed since. */
export interface ConvertedCompany {
  id: number;
  name: string;
  isMade: boolean;
  isChanged: boolean;
}

const CONVERTED = sql`
  select k.id, k.name, k.id = any(v."madeIds") as "isMade",
    exists (select from audit_log a where a.relation = 'companies' and a."recordId" = k.id
      and a.id > v."lastAuditId")
    or (k.id = any(v."madeIds") and exists (
      select from customer_companies m join customers c on c.id = m."customerId"
      where m."companyId" = k.id and (c.company is distinct from k.name
        or not coalesce((select t."conversionId" = v.id and t."companyId" = k.id
          from converted_customers t where t."customerId" = m."customerId"), false))))
      as "isChanged"
  from company_conversions v join companies k
    on k.id = any(v."madeIds") or k.id in (
      select t."companyId" from converted_customers t where t."conversionId" = v.id)
  where v.id = $1 order by lower(k.name)`;

/** The company texts of customers, and what a conversion made of them. */
@Injectable()
export class CompanyConversionsReadModel {
  constructor(private readonly database: Database) {}

  async texts(): Promise<CompanyTexts> {
    const [found] = await this.database.query<[CompanyTexts & { groups: CompanyGroup[] }]>(GROUPS);
    return found;
  }

  /** Customers who have one of these texts when no company has that name. */
  findWritten(texts: string[]): Promise<WrittenText[]> {
    return this.database.query(
      sql`select c.id, c.company as text from customers c
       where lower(btrim(c.company)) = any(array(select lower(btrim(t)) from unnest($1::text[]) t))
         and c.company = any($1::text[]) and ${isPlain} order by c.id`,
      [texts],
    );
  }

  companies(conversionId: number): Promise<ConvertedCompany[]> {
    return this.database.query(CONVERTED, [conversionId]);
  }

  /** Customers whose text is still the name of the company they got in the conversion. */
  findUnchanged(
    conversionId: number,
    companyIds: number[],
  ): Promise<(WrittenText & { companyId: number })[]> {
    return this.database.query(
      sql`select c.id, t.text, t."companyId" from converted_customers t
         join customers c on c.id = t."customerId" join companies k on k.id = t."companyId"
       where t."conversionId" = $1 and t."companyId" = any($2::int[]) and c.company = k.name
       order by c.id`,
      [conversionId, companyIds],
    );
  }
}
