import type { CustomField } from '@polaris/contracts';
import { plain } from '../../platform/database/list/column';
import { conflict } from '../../platform/problem/problem';
import type {
  Candidates,
  Fields,
  ImportTarget,
  StoredRecord,
} from '../../records/registry/import-target';
import { checkCell, valueInFile, valueOfCell } from './field-cells';
import type { FieldValuesRepository } from './field-values.repository';
import type { FieldsRepository } from './fields.repository';

interface Repositories {
  fields: FieldsRepository;
  values: FieldValuesRepository;
}

type Row = Fields & { id?: number };

/** The key of a field in an import row. Uses the id, so that no name can clash with another key. */
export const fieldKey = ({ id }: Pick<CustomField, 'id'>): string => `field.${id}`;

/** Extends the import of customers with the columns of their fields. */
export class FieldImport implements ImportTarget {
  readonly words: ImportTarget['words'];
  readonly nameColumn: string;
  readonly columns: ImportTarget['columns'];
  readonly aliases: ImportTarget['aliases'];
  readonly fileColumns: ImportTarget['fileColumns'];
  readonly nameParts: ImportTarget['nameParts'];
  readonly several: ImportTarget['several'];
  readonly choices: ImportTarget['choices'];
  readonly unset: ImportTarget['unset'];
  readonly messages: ImportTarget['messages'];
  readonly names: ReadonlyMap<string, string>;
  readonly schema: ImportTarget['schema'] = { safeParse: (row) => this.check(row as Fields) };

  constructor(
    private readonly target: ImportTarget,
    private readonly fields: readonly CustomField[],
    private readonly repositories: Repositories,
  ) {
    this.words = target.words;
    this.nameColumn = target.nameColumn;
    this.aliases = target.aliases;
    this.fileColumns = target.fileColumns;
    this.nameParts = target.nameParts;
    this.several = target.several;
    const choices = fields.filter(({ kind }) => kind === 'choice').map(fieldKey);
    this.choices = new Set([...target.choices, ...choices]);
    this.unset = target.unset;
    this.messages = target.messages;
    const own = fields.map((field) => [fieldKey(field), plain('import')] as const);
    this.columns = { ...target.columns, ...Object.fromEntries(own) };
    this.names = new Map(fields.map((field) => [fieldKey(field), field.name]));
  }

  matchedBy(row: Fields): { column: string; key?: string } {
    return this.target.matchedBy(row);
  }

  nameWithout(cells: Parameters<ImportTarget['nameWithout']>[0]): string {
    return this.target.nameWithout(cells);
  }

  isAbout(row: Fields, record: StoredRecord): boolean {
    return this.target.isAbout(row, record);
  }

  findCandidates(rows: Fields[]): Promise<Candidates> {
    return this.target.findCandidates(rows);
  }

  async load(ids: number[]): Promise<StoredRecord[]> {
    const records = await this.target.load(ids);
    const values = await this.repositories.values.of(ids);
    const ofCustomers = Map.groupBy(values, ({ customerId }) => customerId);
    return records.map((record) => {
      const known = new Map(
        (ofCustomers.get(record.id) ?? []).map(({ fieldId, value }) => [fieldId, value]),
      );
      const own = this.fields.map(
        (field) => [fieldKey(field), valueInFile(field, known.get(field.id) ?? null)] as const,
      );
      return { ...record, ...(Object.fromEntries(own) as Fields) };
    });
  }

  /** Throws 409 if the fields have changed since the file was read. */
  async lock(): Promise<void> {
    const { fields, values } = this.repositories;
    await this.target.lock();
    await fields.lock();
    await values.lock();
    const now = await fields.list();
    const isSame = ({ id, version }: CustomField) =>
      this.fields.some((field) => field.id === id && field.version === version);
    if (now.length !== this.fields.length || !now.every(isSame))
      throw conflict('The fields of customers were changed just now. Look at the preview again.');
  }

  async insert(rows: Fields[]): Promise<number[]> {
    const ids = await this.target.insert(rows.map((row) => this.withoutFields(row)));
    await this.write(rows.map((row, at) => ({ ...row, id: ids[at]! })));
    return ids;
  }

  async update(rows: (Fields & { id: number })[]): Promise<void> {
    const own = rows
      .map((row) => ({ ...this.withoutFields(row), id: row.id }))
      .filter((row) => Object.keys(row).length > 1);
    if (own.length > 0) await this.target.update(own);
    await this.write(rows);
  }

  recordImport(created: number[], previous: StoredRecord[]): Promise<number> {
    return this.target.recordImport(created, previous);
  }

  private check(row: Fields): ReturnType<ImportTarget['schema']['safeParse']> {
    const checked = this.target.schema.safeParse(row);
    if (!checked.success) return checked;
    const data: Fields = { ...checked.data };
    for (const field of this.fields) {
      const key = fieldKey(field);
      const cell = row[key];
      if (typeof cell !== 'string') continue;
      const value = checkCell(field, cell);
      if (value.error !== undefined)
        return { success: false, error: { issues: [{ path: [key], message: value.error }] } };
      data[key] = value.value;
    }
    return { success: true, data };
  }

  private withoutFields(row: Row): Fields {
    return Object.fromEntries(Object.entries(row).filter(([key]) => !this.names.has(key)));
  }

  private async write(rows: (Fields & { id: number })[]): Promise<void> {
    const values = rows.flatMap((row) =>
      this.fields.flatMap((field) => {
        const cell = row[fieldKey(field)];
        if (cell === undefined) return [];
        const value = valueOfCell(field, cell);
        return [{ customerId: row.id, fieldId: field.id, kind: field.kind, value }];
      }),
    );
    await this.repositories.values.set(values);
  }
}
