import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts are found whatever accents, apostrophes and compositions they and the term are written with. */
export class SearchKeys1700000000090 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [
      functions,
      recordChange('id,version,updatedAt,idempotencyKey,searchText'),
      stored,
      indexes,
    ])
      await queryRunner.query(part);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(earlierIndexes);
    await queryRunner.query(recordChange('id,version,updatedAt,idempotencyKey'));
    await queryRunner.query(`
      drop function search_pattern, search_beginning, escape_pattern, search_key, search_fold;
      drop extension unaccent;
    `);
  }
}

/**
 * Not strict, and of few costs, so that PostgreSQL puts `search_key` in place of its calls: most texts are
 * ASCII, and cost a fifth then. Without accents depends on a dictionary, which does not change here.
 */
const functions = String.raw`
  create extension if not exists unaccent;

  create function search_fold(t text) returns text language sql immutable parallel safe
    return translate(lower(unaccent('unaccent', normalize(translate(t,
      U&'\0060\00B4\2018\2019\02BC\2032\200B\200C\200D\200E\200F\2060\FEFF\00AD', ''), NFKC))),
      U&'\03C2\0027', U&'\03C3');

  create function search_key(t text) returns text language sql immutable parallel safe
    return case when octet_length(t) = length(t) then lower(translate(t, U&'\0027\0060', ''))
      else search_fold(t) end;

  create function escape_pattern(t text) returns text language sql immutable parallel safe
    return regexp_replace(t, '([\\%_])', '\\\1', 'g');

  -- What contains a term, and what begins with it. A term of apostrophes alone is in nothing.
  create function search_pattern(t text) returns text language sql immutable parallel safe
    return case when search_key(t) = '' then '' else '%' || escape_pattern(search_key(t)) || '%' end;
  create function search_beginning(t text) returns text language sql immutable parallel safe
    return case when search_key(t) = '' then '' else escape_pattern(search_key(t)) || '%' end;
`;

/** The log does not have the keys, which say what the texts say. */
const recordChange = (left: string) => `
  create or replace function record_change() returns trigger language plpgsql as $$
  declare
    was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - '{${left}}'::text[] end;
    now_is jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - '{${left}}'::text[] end;
    same text[];
  begin
    if tg_op = 'UPDATE' then
      select coalesce(array_agg(key), '{}') into same from jsonb_each(was)
        where now_is -> key is not distinct from value;
      was := was - same;
      now_is := now_is - same;
      if was = '{}' then return null; end if;
    end if;
    insert into audit_log ("actorId", relation, "recordId", action, before, after) values (
      nullif(current_setting('polaris.actor', true), ''),
      tg_table_name,
      case when tg_op = 'DELETE' then old.id else new.id end,
      case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'update' else 'delete' end,
      was, now_is);
    return null;
  end $$;
`;

/** Where so many rows may be looked at that making their keys each time would take longer than all else. */
const stored = `
  drop index customers_search, activities_search;
  alter table customers add "searchText" text not null generated always as (
    search_key(name || ' ' || coalesce(email, '') || ' ' || coalesce(company, ''))) stored;
  create index customers_search on customers using gin ("searchText" gin_trgm_ops);
  alter table activities add "searchText" text not null generated always as (
    search_key(subject || ' ' || coalesce(description, ''))) stored;
  create index activities_search on activities using gin ("searchText" gin_trgm_ops);
`;

const SEARCHED =
  'contacts_search, companies_search, users_search, invoices_search, subscribers_search';
const OTHERS =
  'customer_field_values_search, customers_company_search, contacts_beginning, activities_beginning';

const indexes = `
  drop index ${SEARCHED}, ${OTHERS};
  create index customers_beginning on customers (search_key(name) text_pattern_ops);
  create index customers_company_search on customers using gin (search_key(company) gin_trgm_ops);
  create index contacts_search on contact_submissions
    using gin (search_key(name || ' ' || email || ' ' || message) gin_trgm_ops);
  create index companies_search on companies using gin (search_key(name) gin_trgm_ops);
  create index users_search on users using gin (search_key(
    email || ' ' || coalesce("firstName", '') || ' ' || coalesce("lastName", '')) gin_trgm_ops);
  create index invoices_search on invoices using gin (search_key(
    coalesce(number, '') || ' ' || (buyer ->> 'name') || ' ' || coalesce(buyer ->> 'email', ''))
    gin_trgm_ops);
  create index subscribers_search on subscribers using gin (search_key(email) gin_trgm_ops);
  create index customer_field_values_search on customer_field_values
    using gin (search_key(text) gin_trgm_ops) where text is not null;
  create index activities_beginning on activities
    (left(search_key(subject), 2) text_pattern_ops, "createdAt" desc, id desc);
  create index contacts_beginning on contact_submissions
    (left(search_key(name), 2) text_pattern_ops, "createdAt" desc, id desc);
`;

const earlierIndexes = `
  drop index ${SEARCHED}, ${OTHERS}, customers_beginning;
  alter table customers drop "searchText";
  alter table activities drop "searchText";
  create index customers_search on customers using gin (
    (name || ' ' || coalesce(email, '') || ' ' || coalesce(company, '')) gin_trgm_ops);
  create index activities_search on activities using gin (
    (subject || ' ' || coalesce(description, '')) gin_trgm_ops);
  create index customers_company_search on customers using gin (company gin_trgm_ops);
  create index contacts_search on contact_submissions
    using gin ((name || ' ' || email || ' ' || message) gin_trgm_ops);
  create index companies_search on companies using gin (name gin_trgm_ops);
  create index users_search on users using gin (
    (email || ' ' || coalesce("firstName", '') || ' ' || coalesce("lastName", '')) gin_trgm_ops);
  create index invoices_search on invoices using gin (
    (coalesce(number, '') || ' ' || (buyer ->> 'name') || ' ' || coalesce(buyer ->> 'email', ''))
    gin_trgm_ops);
  create index subscribers_search on subscribers using gin (email gin_trgm_ops);
  create index customer_field_values_search on customer_field_values using gin (text gin_trgm_ops)
    where text is not null;
  create index activities_beginning on activities
    (left(lower(subject), 2) text_pattern_ops, "createdAt" desc, id desc);
  create index contacts_beginning on contact_submissions
    (left(lower(name), 2) text_pattern_ops, "createdAt" desc, id desc);
`;
