import { sql } from '../../platform/database/sql';

/** A unique index that includes the column, as PostgreSQL prints it: its condition and its other parts. */
interface UniqueIndex {
  predicate: string | null;
  others: string[];
}

/** A foreign key of its table. */
interface ForeignKey {
  table: string;
  columns: string[];
  refersTo: string[];
}

/** A column that refers to records of a table, as the database describes it. */
export interface ReferenceColumn {
  table: string;
  column: string;
  /** All columns that can be written. */
  columns: string[];
  primaryKey: string[];
  /** The type of `id`; null for a table that has none. */
  idType: string | null;
  /** Whether rows stay when the record is deleted. */
  outlivesRecord: boolean;
  /** Whether the audit log has each change of a row. */
  isAudited: boolean;
  isDated: boolean;
  uniqueIndexes: UniqueIndex[];
  foreignKeys: ForeignKey[];
}

/**
 * What a merge does with the rows of a column. `many`: they move. `pairs`: the kept record gets the missing ones.
 * `own`: a part of the record itself, deleted and restored with it.
 */
export type ReferenceKind = 'many' | 'pairs' | 'own';

/** Derived from the primary key, so that no list of tables has to be maintained. */
export function kindOf({ table, column, primaryKey }: ReferenceColumn): ReferenceKind {
  if (primaryKey.length === 1 && primaryKey[0] === 'id') return 'many';
  if (primaryKey.includes(column)) return primaryKey.length === 1 ? 'own' : 'pairs';
  throw new Error(`A merge needs the primary key of ${table} to be id, or to have ${column}.`);
}

const columnNames = (numbers: ReturnType<typeof sql>, table: ReturnType<typeof sql>) =>
  sql`(select json_agg(k.attname order by n.place)
    from unnest(${numbers}) with ordinality n (attnum, place)
    join pg_attribute k on k.attrelid = ${table} and k.attnum = n.attnum)`;

/** The columns that refer to the table `$1`. Tables come in the order of creation, so referenced rows come first. */
export const selectReferenceColumns = sql`
  select t.relname as "table", a.attname as "column", c.confdeltype = 'n' as "outlivesRecord",
    (select json_agg(k.attname order by k.attnum) from pg_attribute k where k.attrelid = t.oid
      and k.attnum > 0 and not k.attisdropped and k.attgenerated = '') as columns,
    (select ${columnNames(sql`p.conkey`, sql`t.oid`)} from pg_constraint p
      where p.conrelid = t.oid and p.contype = 'p') as "primaryKey",
    (select format_type(k.atttypid, null) from pg_attribute k
      where k.attrelid = t.oid and k.attname = 'id' and not k.attisdropped) as "idType",
    exists (select from pg_trigger g
      where g.tgrelid = t.oid and g.tgfoid = 'record_change'::regproc) as "isAudited",
    exists (select from pg_attribute k
      where k.attrelid = t.oid and k.attname = 'createdAt' and not k.attisdropped) as "isDated",
    (select coalesce(json_agg(json_build_object(
        'predicate', pg_get_expr(i.indpred, i.indrelid),
        'others', (select coalesce(json_agg(pg_get_indexdef(i.indexrelid, n, false)), '[]')
          from generate_series(1, i.indnkeyatts) n where i.indkey[n - 1] <> a.attnum))), '[]')
      from pg_index i where i.indrelid = t.oid and i.indisunique and not i.indisprimary
        and a.attnum = any(i.indkey::int2[])) as "uniqueIndexes",
    (select coalesce(json_agg(json_build_object(
        'table', f.confrelid::regclass::text,
        'columns', ${columnNames(sql`f.conkey`, sql`f.conrelid`)},
        'refersTo', ${columnNames(sql`f.confkey`, sql`f.confrelid`)})), '[]')
      from pg_constraint f
      where f.conrelid = t.oid and f.contype = 'f') as "foreignKeys"
  from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = $1::regclass
  order by t.oid, a.attnum`;
