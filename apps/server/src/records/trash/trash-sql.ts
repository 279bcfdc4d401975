import type { RecordKind, Reference, TrashRules } from '../registry/record-kind';

type TrashedKind = RecordKind & { trash: TrashRules };

/** Another kind's rows that belong to a record. */
export interface Dependent {
  table: string;
  column: string;
  /** Under what the rows are stored in the trash. */
  as: string;
}

/** Another kind's record that refers to this one, and shall refer to it again once it is restored. */
export interface Referrer {
  table: string;
  column: string;
  /** Under what its id is stored in the trash. */
  as: string;
}

/** What belongs or refers to the records of a table. */
export interface Relations {
  dependents: Dependent[];
  referrers: Referrer[];
}

export const relationsOf = (table: string, kinds: TrashedKind[]): Relations => ({
  dependents: kinds.flatMap(({ table: from, trash: { belongsTo } }) =>
    belongsTo?.table === table ? [{ ...belongsTo, table: from }] : [],
  ),
  referrers: kinds.flatMap(({ table: from, trash: { kind, refersTo = [] } }) =>
    refersTo
      .filter((reference) => reference.table === table)
      .map(({ column }) => ({ table: from, column, as: `${kind}Id` })),
  ),
});

/**
 * Selects `label` and `rows` of the record `$1`: itself, and what has to come back with it. What is in
 * the trash outlives releases, so the keys of `rows` must stay.
 */
export function selectForTrash(
  { table, trash: { label } }: TrashedKind,
  { dependents, referrers }: Relations,
): string {
  const parts = [
    `'row', to_jsonb(r)`,
    ...dependents.map(
      ({ table: from, column, as }) =>
        `'${as}', (select coalesce(jsonb_agg(d order by d.id), '[]') from ${from} d where d."${column}" = r.id)`,
    ),
    ...referrers.map(
      ({ table: from, column, as }) =>
        `'${as}', (select d.id from ${from} d where d."${column}" = r.id)`,
    ),
  ];
  return `select r."${label}" as label, jsonb_build_object(${parts.join(', ')}) as rows
    from ${table} r where r.id = $1 for update`;
}

/** Brings back the rows `$1`, statement by statement. */
export const restoreStatements = (
  { table, trash: { refersTo = [] } }: TrashedKind,
  { dependents, referrers }: Relations,
): string[] => [
  insertRow(table, refersTo),
  ...dependents.map(
    ({ table: from, as }) =>
      `insert into ${from} overriding system value
       select * from jsonb_populate_recordset(null::${from}, $1::jsonb -> '${as}')`,
  ),
  ...referrers.map(
    ({ table: from, column, as }) =>
      `update ${from} set "${column}" = ($1::jsonb #>> '{row,id}')::int
       where id = ($1::jsonb ->> '${as}')::int and "${column}" is null`,
  ),
];

/** Keys are never given out twice, so a record comes back under its own. */
const insertRow = (table: string, refersTo: Reference[]): string =>
  `insert into ${table} overriding system value
   select whole.* from jsonb_populate_record(null::${table}, $1::jsonb -> 'row') r,
     jsonb_populate_record(r, jsonb_build_object(${refersTo.map((to) => stillFree(table, to)).join(', ')})) whole`;

/** What it referred to may be deleted, or be another record's by now. */
const stillFree = (table: string, { column, table: to }: Reference): string =>
  `'${column}', (select t.id from ${to} t where t.id = r."${column}"
     and not exists (select 1 from ${table} other where other."${column}" = t.id))`;
