import { type SqlText, sql } from '../../platform/database/sql';
import type { ReferenceColumn } from './reference-columns';

export const name = (text: string): SqlText => sql.identifier('catalog', text);

/** Locks the rows `d` of the record `$1`, and returns their ids. */
export const lockReferring = ({ table, column }: ReferenceColumn): SqlText =>
  sql`select coalesce(json_agg(l.id), '[]') as ids from (select d.id from ${name(table)} d
    where d.${name(column)} = $1 order by d.id for update) l`;

/**
 * The rows of the record `$2` that cannot become the record `$1`'s, since a unique index would be violated. Its
 * expressions are as PostgreSQL prints them, so each side is a query of that table alone.
 */
export function selectBlocked({ table, column, uniqueIndexes }: ReferenceColumn): SqlText {
  const blocked = uniqueIndexes.map(({ predicate, others }) => {
    const keys = others.map((other, at) => sql`(${sql.printed(other)}) as k${at}`);
    const side = (place: SqlText) => sql`(select ${sql.join([sql`id`, ...keys])} from ${name(table)}
      where ${name(column)} = ${place} ${predicate ? sql`and (${sql.printed(predicate)})` : sql``})`;
    const same = others.map((_other, at) => sql`mine.k${at} = theirs.k${at}`);
    return sql`select theirs.id from ${side(sql`$2`)} theirs
      where exists (select from ${side(sql`$1`)} mine where ${sql.join([sql`true`, ...same], ' and ')})`;
  });
  return sql`select coalesce(json_agg(distinct b.id), '[]') as ids from (${unionOf(blocked)}) b`;
}

const unionOf = (parts: SqlText[]): SqlText =>
  parts.reduce((all, part) => sql`${all} union all ${part}`);

/** Makes the rows with the ids `$1` refer to `$2`, if they refer to `$3` now. */
export const moveRows = ({ table, column, idType }: ReferenceColumn): SqlText =>
  sql`update ${name(table)} set ${name(column)} = $2
    where id = any($1::${sql.printed(idType!)}[]) and ${name(column)} is not distinct from $3`;

/** All columns of the rows `d` of the record `$1`. */
export const selectRows = ({ table, column }: Pick<ReferenceColumn, 'table' | 'column'>): SqlText =>
  sql`select coalesce(json_agg(d), '[]') as rows from ${name(table)} d where d.${name(column)} = $1`;

/** All columns of the rows with the ids `$1`. */
export const selectRowsById = ({ table, idType }: ReferenceColumn): SqlText =>
  sql`select coalesce(json_agg(d), '[]') as rows from ${name(table)} d
    where d.id = any($1::${sql.printed(idType!)}[])`;

/** Removes the pairs of the record `$1` with `$2`, and returns them. */
export const removePairs = ({ table, column }: ReferenceColumn, other: string): SqlText =>
  sql`with gone as (delete from ${name(table)} d
      where d.${name(column)} = $1 and d.${name(other)} = any($2::int[]) returning to_jsonb(d) as row)
    select coalesce(json_agg(gone.row), '[]') as rows from gone`;

/** Copies to the record `$1` the pairs of the record `$2` that it lacks, except a pair of the two. */
export function copyPairs(
  reference: ReferenceColumn,
  of: string,
  chosen: string | undefined,
): SqlText {
  const { table, column, columns, foreignKeys } = reference;
  const values = columns.map((one) => (one === column ? sql`$1::int` : sql`d.${name(one)}`));
  const withItself = foreignKeys
    .filter((key) => key.table === of && key.columns[0] !== column)
    .map((key) => sql`d.${name(key.columns[0]!)} <> $1`);
  const picked = chosen ? [sql`d.${name(chosen)} = any($3::int[])`] : [];
  const where = sql.join([sql`d.${name(column)} = $2`, ...withItself, ...picked], ' and ');
  return sql`with added as (insert into ${name(table)} as t (${sql.join(columns.map(name))})
      select ${sql.join(values)} from ${name(table)} d where ${where}
      on conflict do nothing returning to_jsonb(t) as row)
    select coalesce(json_agg(added.row), '[]') as rows from added`;
}

/** Inserts the rows `$1`, except existing ones, and those that refer to rows that no longer exist. */
export function insertStored(
  { table, foreignKeys }: Pick<ReferenceColumn, 'table' | 'foreignKeys'>,
  columns: readonly string[],
): SqlText {
  const names = sql.join(columns.map(name));
  const there = foreignKeys.map((key) => {
    const missing = key.columns.map((column) => sql`r.${name(column)} is null`);
    const same = key.columns.map(
      (column, at) => sql`o.${name(key.refersTo[at]!)} = r.${name(column)}`,
    );
    return sql`(${sql.join(missing, ' or ')}
      or exists (select from ${name(key.table)} o where ${sql.join(same, ' and ')}))`;
  });
  return sql`insert into ${name(table)} (${names}) overriding system value
    select ${sql.join(columns.map((column) => sql`r.${name(column)}`))}
    from jsonb_populate_recordset(null::${name(table)}, $1::jsonb) r
    where ${sql.join([sql`true`, ...there], ' and ')} on conflict do nothing`;
}

/** Removes the rows `$1` that are unchanged, and returns them. */
export function removeUnchanged({ table, primaryKey }: ReferenceColumn): SqlText {
  const same = primaryKey.map((column) => sql`t.${name(column)} = r.${name(column)}`);
  return sql`with gone as (delete from ${name(table)} t
      using jsonb_populate_recordset(null::${name(table)}, $1::jsonb) r
      where ${sql.join(same, ' and ')} and to_jsonb(t) = to_jsonb(r) returning to_jsonb(t) as row)
    select coalesce(json_agg(gone.row), '[]') as rows from gone`;
}

/** Sets columns of the record `$2` to those of the row `$1`. */
export function updateRecord(table: string, columns: readonly string[]): SqlText {
  const sets = columns.map((column) => sql`${name(column)} = r.${name(column)}`);
  const stamps = [sql`version = t.version + 1`, sql`"updatedAt" = now()`];
  return sql`update ${name(table)} t set ${sql.join([...sets, ...stamps])}
    from jsonb_populate_record(null::${name(table)}, $1::jsonb) r where t.id = $2`;
}
