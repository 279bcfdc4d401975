import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { type SqlText, sql } from '../../platform/database/sql';
import type { RecordKind } from '../registry/record-kind';
import { RecordRegistry } from '../registry/record-registry.service';

/** The references of trashed records that a merge changed, by the part of the row that has them. */
export interface TrashChange {
  kind: string;
  part: 'column' | 'links' | 'referrers';
  /** The column, or the key of the links or referrers. */
  key: string;
  /** For links: the column that refers to the record. */
  column?: string;
  recordIds: number[];
}

/** A record that is merged into another one. */
export interface MergedRecords {
  table: string;
  keptId: number;
  mergedId: number;
}

/** Where trashed records refer to a record of a table. */
type TrashReference = Omit<TrashChange, 'recordIds'>;

/** Changes references of trashed records, which they will have when they are restored. */
@Injectable()
export class TrashReferencesRepository {
  constructor(
    private readonly database: Database,
    private readonly registry: RecordRegistry,
  ) {}

  async count({ table, keptId, mergedId }: MergedRecords): Promise<number> {
    let count = 0;
    for (const reference of trashReferencesOf(table, this.registry.all())) {
      const parameters = [reference.kind, keptId, mergedId];
      const [found] = await this.database.query<[{ count: number }]>(
        countInTrash(reference),
        parameters,
      );
      count += found.count;
    }
    return count;
  }

  async move({ table, keptId, mergedId }: MergedRecords): Promise<TrashChange[]> {
    const changes: TrashChange[] = [];
    for (const reference of trashReferencesOf(table, this.registry.all())) {
      const [{ ids }] = await this.database.tx.query<[{ ids: number[] }]>(moveInTrash(reference), [
        reference.kind,
        keptId,
        mergedId,
      ]);
      if (ids.length > 0) changes.push({ ...reference, recordIds: ids });
    }
    return changes;
  }

  /** Undoes `move`, for records that are still in the trash and refer to the kept record. */
  async moveBack({ keptId, mergedId }: MergedRecords, changes: TrashChange[]): Promise<void> {
    for (const { recordIds, kind, ...reference } of changes)
      await this.database.tx.query(moveBackInTrash({ kind, ...reference }), [
        kind,
        keptId,
        mergedId,
        recordIds,
      ]);
  }
}

function trashReferencesOf(table: string, kinds: readonly RecordKind[]): TrashReference[] {
  const own = kinds.find((kind) => kind.table === table);
  return kinds.flatMap((record): TrashReference[] => {
    if (!record.trash) return [];
    const { kind, belongsTo } = record.trash;
    const columns = [...(record.refersTo ?? []), ...(belongsTo ? [belongsTo] : [])]
      .filter((reference) => reference.table === table)
      .map(({ column }) => ({ kind, part: 'column' as const, key: column }));
    const isReferredTo = own?.refersTo?.some((reference) => reference.table === record.table);
    return [
      ...columns,
      ...linksOf(table, record),
      ...(isReferredTo && own?.trash
        ? [{ kind, part: 'referrers' as const, key: `${own.trash.kind}Id` }]
        : []),
    ];
  });
}

/** A record's own side of a link is not a reference. */
function linksOf(table: string, { table: of, links, trash }: RecordKind): TrashReference[] {
  if (!links || !trash) return [];
  const sides = Object.entries(links.columns);
  const own = sides.findIndex(([, to]) => to === of);
  return sides
    .filter(([, to], at) => to === table && at !== own)
    .map(([column]) => ({ kind: trash.kind, part: 'links', key: links.table, column }));
}

/** Makes trashed records of a kind `$1` refer to `$2` instead of `$3`; returns which. */
const moveInTrash = ({ part, key, column }: TrashReference): SqlText =>
  sql`with changed as (update trash set rows = jsonb_set(rows, ${path(part, key)}, ${moved(part, key, column)})
      where kind = $1 and ${namesMerged(part, key, column)} returning "recordId")
    select coalesce(json_agg("recordId"), '[]') as ids from changed`;

/** Counts the trashed records that the merge would change. */
const countInTrash = ({ part, key, column }: TrashReference): SqlText =>
  sql`select count(*)::int as count from trash
    where kind = $1 and $2::int is not null and ${namesMerged(part, key, column)}`;

/** Undoes `moveInTrash` for the records `$4` that still refer to `$2`. */
const moveBackInTrash = ({ part, key, column }: TrashReference): SqlText =>
  sql`update trash set rows = jsonb_set(rows, ${path(part, key)}, ${movedBack(part, key, column)})
    where kind = $1 and "recordId" = any($4::int[]) and $3::int is not null
      and ${names(part, key, column, sql`$2`)}`;

const path = (part: TrashChange['part'], key: string): SqlText =>
  part === 'column' ? sql`array['row', ${sql.value(key)}]` : sql`array[${sql.value(key)}]`;

const at = (key: string): SqlText => sql`rows -> ${sql.value(key)}`;

/** Adds the kept record next to the merged one, which a restore uses again after an undo. */
const moved = (part: TrashChange['part'], key: string, column?: string): SqlText => {
  if (part === 'column') return sql`to_jsonb($2::int)`;
  if (part === 'referrers') return sql`(${at(key)}) || to_jsonb($2::int)`;
  const side = sql.value(column!);
  return sql`(${at(key)}) || (select jsonb_agg(jsonb_set(l, array[${side}], to_jsonb($2::int)))
    from jsonb_array_elements(${at(key)}) l where (l ->> ${side})::int = $3)`;
};

const movedBack = (part: TrashChange['part'], key: string, column?: string): SqlText => {
  if (part === 'column') return sql`to_jsonb($3::int)`;
  const text = part === 'links' ? sql`l ->> ${sql.value(column!)}` : sql`l #>> '{}'`;
  return sql`(select coalesce(jsonb_agg(l), '[]') from jsonb_array_elements(${at(key)}) l
    where (${text})::int <> $2)`;
};

const names = (
  part: TrashChange['part'],
  key: string,
  column: string | undefined,
  id: SqlText,
): SqlText => {
  if (part === 'column') return sql`rows #> array['row', ${sql.value(key)}] = to_jsonb(${id}::int)`;
  const list = sql`jsonb_typeof(${at(key)}) = 'array'`;
  if (part === 'referrers') return sql`(${list} and (${at(key)}) @> to_jsonb(${id}::int))`;
  return sql`(${list}
    and (${at(key)}) @> jsonb_build_array(jsonb_build_object(${sql.value(column!)}, ${id}::int)))`;
};

const namesMerged = (part: TrashChange['part'], key: string, column?: string): SqlText =>
  part === 'column'
    ? names(part, key, column, sql`$3`)
    : sql`${names(part, key, column, sql`$3`)} and not ${names(part, key, column, sql`$2`)}`;
