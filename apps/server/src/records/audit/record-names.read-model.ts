import { Injectable } from '@nestjs/common';
import { type SqlText, sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import type { RecordKind, Reference } from '../registry/record-kind';
import { RecordRegistry } from '../registry/record-registry.service';

/** Keys of records as text, by their tables. */
export type KeysByTable = Map<string, Set<string>>;

export const recordKey = (table: string, id: string | number): string => `${table} ${id}`;

/** Finds the names of records: the current ones, or those at their deletion. */
@Injectable()
export class RecordNamesReadModel {
  constructor(
    private readonly database: Database,
    private readonly registry: RecordRegistry,
  ) {}

  /** The columns in which a kind's records refer to others. */
  referencesOf({ refersTo = [], trash }: RecordKind): Reference[] {
    return trash?.belongsTo ? [...refersTo, trash.belongsTo] : refersTo;
  }

  /** Returns the names by `keyOf`; permanently deleted records have none. */
  async find(keys: KeysByTable): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for (const [table, ids] of keys) {
      for (const { id, name } of await this.findIn(table, [...ids]))
        names.set(recordKey(table, id), name);
      const gone = [...ids].filter((id) => !names.has(recordKey(table, id)));
      for (const { id, name } of await this.findDeleted(table, gone))
        names.set(recordKey(table, id), name);
    }
    return names;
  }

  private findIn(table: string, ids: string[]): Promise<{ id: string; name: string }[]> {
    // Tables that are not kinds of records can have text keys.
    const matching = this.kind(table) ? sql`r.id = any($1::int[])` : sql`r.id::text = any($1)`;
    return this.database.query(
      sql`select r.id::text as id, ${this.nameOf(table)} as name
       from ${sql.identifier('table', table)} r where ${matching}`,
      [ids],
    );
  }

  /** SQL for the name of the record `r`; if a reference names it, the name of the referenced record. */
  private nameOf(table: string): SqlText {
    const kind = this.kind(table);
    if (!kind) return sql`r.${sql.identifier('column', this.labelOfOther(table))}`;
    const { label, refersTo = [] } = kind;
    const own = sql`r.${sql.identifier('column', label)}`;
    const other = refersTo.find(({ column }) => column === label);
    if (!other) return own;
    const otherLabel = sql.identifier('column', this.kind(other.table)!.label);
    return sql`(select o.${otherLabel} from ${sql.identifier('table', other.table)} o where o.id = ${own})`;
  }

  private async findDeleted(table: string, ids: string[]): Promise<{ id: string; name: string }[]> {
    const kind = this.kind(table);
    if (!kind || ids.length === 0) return [];
    const found = await this.database.query<{ id: string; name: string | null }[]>(
      sql`select distinct on ("recordId") "recordId"::text as id, before ->> $1 as name from audit_log
       where relation = $2 and "recordId" = any($3::int[]) and action = 'delete'
       order by "recordId", id desc`,
      [kind.label, table, ids],
    );
    return found.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]));
  }

  private labelOfOther(table: string): string {
    const references = this.registry.all().flatMap(({ refersTo = [] }) => refersTo);
    return references.find((reference) => reference.table === table && reference.label)!.label!;
  }

  private kind(table: string): RecordKind | undefined {
    return this.registry.all().find((kind) => kind.table === table);
  }
}
