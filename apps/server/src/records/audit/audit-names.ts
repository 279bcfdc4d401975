import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '@polaris/contracts';
import { RecordRegistry } from '../registry/record-registry.service';
import { type KeysByTable, RecordNamesReadModel, recordKey } from './record-names.read-model';

/** A change as stored: it has the keys of records and accounts, not their names. */
export type LoggedChange = Omit<AuditEntry, 'name' | 'references'>;

interface FoundReference {
  field: string;
  table: string;
  id: string;
}

/** Adds the names of the records and accounts that changes refer to. */
@Injectable()
export class AuditNames {
  constructor(
    private readonly registry: RecordRegistry,
    private readonly names: RecordNamesReadModel,
  ) {}

  async addTo(changes: LoggedChange[]): Promise<AuditEntry[]> {
    const found = changes.map((change) => ({ change, references: this.referencesIn(change) }));
    const keys: KeysByTable = new Map();
    const want = (table: string, id: string | number) =>
      keys.set(table, (keys.get(table) ?? new Set()).add(String(id)));
    for (const { change, references } of found) {
      want(change.relation, change.recordId);
      for (const { table, id } of references) want(table, id);
    }
    const names = await this.names.find(keys);
    return found.map(({ change, references }) => ({
      ...change,
      name: names.get(recordKey(change.relation, change.recordId)) ?? null,
      references: references.flatMap(({ field, table, id }) => {
        const name = names.get(recordKey(table, id));
        return name === undefined ? [] : [{ field, id, name }];
      }),
    }));
  }

  private referencesIn({ relation, before, after }: LoggedChange): FoundReference[] {
    const references = this.names.referencesOf(this.registry.withTable(relation));
    return references.flatMap(({ column, table }) => {
      const ids = [before?.[column], after?.[column]].filter(isKey).map(String);
      return [...new Set(ids)].map((id) => ({ field: column, table, id }));
    });
  }
}

const isKey = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
