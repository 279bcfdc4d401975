import type { Audited } from '@polaris/contracts';
import { type SqlText, sql } from '../../platform/database/sql';
import type { LinkTable, RecordKind, Reference, TrashRules } from '../registry/record-kind';

export type TrashedKind = RecordKind & { trash: TrashRules };

/** Another kind's rows that belong to a record. */
export interface Dependent {
  table: Audited;
  column: string;
  /** The key of the rows in the trash. */
  snapshotKey: string;
  refersTo: Reference[];
}

/** Records of another kind that refer to this one, and must refer to it again after a restore. */
export interface Referrer {
  table: string;
  column: string;
  /** The key of their ids in the trash. */
  snapshotKey: string;
}

/** Pairs of which the record is one side. The trash stores them under the name of their table. */
interface Linked {
  table: string;
  /** The column that refers to this record. */
  column: string;
  other: Reference;
  values: readonly string[];
}

/**
 * For customers: activities are dependents and go to the trash with them, purchases are referrers and stay without a
 * customer, and tags are linked by pairs, which a restore adds again for tags that still exist.
 */
export interface Relations {
  dependents: Dependent[];
  referrers: Referrer[];
  linked: Linked[];
}

export const relationsOf = (table: string, kinds: RecordKind[]): Relations => ({
  dependents: kinds.flatMap(({ table: from, refersTo = [], trash, ownedBy }) => {
    const belongsTo = trash?.belongsTo ?? ownedBy;
    return belongsTo?.table === table ? [{ refersTo, ...belongsTo, table: from }] : [];
  }),
  referrers: kinds.flatMap(({ table: from, refersTo = [], trash }) =>
    refersTo
      .filter((reference) => reference.table === table)
      .map(({ column }) => ({
        table: from,
        column,
        snapshotKey: trash ? `${trash.kind}Id` : from,
      })),
  ),
  linked: kinds.flatMap(({ links }) => (links ? sidesOf(table, links) : [])),
});

function sidesOf(table: string, { table: links, columns, values = [] }: LinkTable): Linked[] {
  const sides = Object.entries(columns).map(([column, to]) => ({ column, table: to }));
  const own = sides.find((side) => side.table === table);
  const other = sides.find((side) => side !== own);
  return own && other ? [{ table: links, column: own.column, other, values }] : [];
}

/**
 * Locks the records `$1`, so that no row can be added to them, and the rows that belong to them. Statements after these
 * see what earlier writers have committed.
 */
export const lockStatements = (table: string, { dependents }: Relations): SqlText[] => [
  lockRows(table, 'id'),
  ...dependents.map(({ table: from, column }) => lockRows(from, column)),
];

const lockRows = (table: string, column: string): SqlText =>
  sql`select count(*) from (select 1 from ${sql.identifier('table', table)}
    where ${sql.identifier('column', column)} = any($1::int[]) order by id for update) locked`;

/**
 * Selects `id`, `label` and `rows` of the records `$1`: each record with all rows to restore with it. The trash
 * outlives releases, so the keys of `rows` must stay the same.
 */
export function selectForTrash(
  { table, label }: TrashedKind,
  { dependents, referrers, linked }: Relations,
): SqlText {
  const parts = [
    sql`'row', to_jsonb(r)`,
    ...dependents.map(
      ({ table: from, column, snapshotKey }) =>
        sql`${sql.value(snapshotKey)}, (select coalesce(jsonb_agg(d order by d.id), '[]') from ${rowsReferencing(from, column)})`,
    ),
    ...referrers.map(
      ({ table: from, column, snapshotKey }) =>
        sql`${sql.value(snapshotKey)}, (select jsonb_agg(d.id order by d.id) from ${rowsReferencing(from, column)})`,
    ),
    ...linked.map(
      ({ table: from, column }) =>
        sql`${sql.value(from)}, (select jsonb_agg(jsonb_strip_nulls(to_jsonb(d))) from ${rowsReferencing(from, column)})`,
    ),
  ];
  return sql`select r.id, r.${sql.identifier('column', label)} as label, jsonb_build_object(${sql.join(parts)}) as rows
    from ${sql.identifier('table', table)} r where r.id = any($1::int[])`;
}

/** The rows `d` of a table that refer to the record `r`. */
const rowsReferencing = (table: string, column: string): SqlText =>
  sql`${sql.identifier('table', table)} d where d.${sql.identifier('column', column)} = r.id`;

/**
 * Makes the records that referred to the restored one, whose rows are `$1`, refer to it again. In older trash a single
 * referrer is stored as its bare id.
 */
export const relinkStatements = ({ referrers }: Relations): SqlText[] =>
  referrers.map(
    ({ table: from, column, snapshotKey }) =>
      sql`update ${sql.identifier('table', from)} set ${sql.identifier('column', column)} = ($1::jsonb #>> '{row,id}')::int
       where ${sql.identifier('column', column)} is null
         and id in (select (jsonb_path_query($1::jsonb, ${sql.value(`$."${snapshotKey}"[*]`)}) #>> '{}')::int)`,
  );

/** Links the restored record with records that still exist: `$1` has its pairs of the table. */
export const linkAgainStatements = ({ linked }: Relations): { table: string; text: SqlText }[] =>
  linked.map(({ table, column, other, values }) => {
    const links = sql.identifier('table', table);
    const names = [column, other.column, ...values].map((name) => sql.identifier('column', name));
    const text = sql`insert into ${links} (${sql.join(names)})
       select ${sql.join(names.map((name) => sql`l.${name}`))}
       from jsonb_populate_recordset(null::${links}, $1::jsonb) l
       join ${sql.identifier('table', other.table)} t on t.id = l.${sql.identifier('column', other.column)}
       on conflict do nothing`;
    return { table, text };
  });
