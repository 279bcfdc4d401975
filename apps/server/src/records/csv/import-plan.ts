import { createHash } from 'node:crypto';
import { type ImportLine, idParam } from '@polaris/contracts';
import type {
  Candidates,
  Fields,
  ImportTarget,
  ImportMatch,
  StoredRecord,
} from '../registry/import-target';
import type { CheckedRow, RowProblem } from './checked-row';
import { type ShownRow, lineOf } from './import-line';

/** Lines and mistakes past these are counted only. */
const MAX_LINES = 200;
const MAX_MISTAKES = 100;

/** A row without a mistake. */
type NamedRow = CheckedRow & { fields: Fields };
type CreatedRow = Fields;
type ChangedRow = Fields & { id: number };

class RowError extends Error {
  constructor(
    readonly column: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The plan of an import: the records to add, and the fields to change in others. Rows are added one by one, so only the
 * stored records to compare with are in memory. It writes nothing.
 */
export class ImportPlan {
  readonly created: CreatedRow[] = [];
  readonly updated: ChangedRow[] = [];
  readonly mistakes: RowProblem[] = [];
  unchanged = 0;
  repeated = 0;
  matched = 0;
  /** The previous values of what is updated. */
  readonly previous: StoredRecord[] = [];
  /** Records that keep a filled-in value although the file has another. */
  differing = 0;
  /** The mistake of each invalid line. */
  readonly mistaken = new Map<number, string>();
  private readonly taken = new Map<number | string, number>();
  private readonly seen = new Set<string>();
  private readonly hash = createHash('sha256');
  private readonly shownLines = { create: [] as ImportLine[], update: [] as ImportLine[] };

  constructor(
    private readonly target: ImportTarget,
    private readonly candidates: Candidates,
    private readonly options: { useMatches: boolean; overwrite: boolean },
  ) {}

  /** The record that a row may be about, if there is just one. */
  candidateId(row: CheckedRow): number | undefined {
    const { id, fields } = row;
    if (id) return idOf(id);
    return (
      fields &&
      (this.candidates.alike(fields)?.id ?? this.incompleteOf(row)?.id ?? this.matchOf(fields)?.id)
    );
  }

  add(row: CheckedRow, stored: Map<number, StoredRecord>): void {
    try {
      if (row.mistake) throw new RowError(row.mistake.column, row.mistake.message);
      if (this.isRepeated(row)) return;
      const record = this.recordOf(row, stored);
      this.assertFirst(row.line, record?.id ?? this.target.matchedBy(row.fields).key);
      if (record) this.change(row, record);
      else this.create(row.line, row.fields);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      this.addProblem({ line: row.line, column: error.column, message: error.message });
    }
  }

  /** A hash that is equal only for equal plans: it differs as well if other texts would be overwritten. */
  name(): string {
    return this.hash.copy().digest('base64url');
  }

  /** Finds the record of a row: by its id, else by the fields that the noun is matched by. */
  private recordOf(row: NamedRow, stored: Map<number, StoredRecord>): StoredRecord | undefined {
    const { id, fields } = row;
    const { many } = this.target.words;
    if (id) return stored.get(idOf(id) ?? 0);
    const alike = this.candidates.alike(fields);
    const { column } = this.target.matchedBy(fields);
    if (alike && alike.count > 1)
      throw new RowError(column, `${alike.count} ${many} have this ${column}; give their id.`);
    if (alike) return stored.get(alike.id);
    const match = this.incompleteOf(row) ?? this.matchOf(fields);
    return match && stored.get(match.id);
  }

  /** The only record that an earlier import of the same file made without this column. */
  private incompleteOf({ fields, isUnnamed }: CheckedRow): { id: number } | undefined {
    const found = fields && !isUnnamed ? this.candidates.incomplete(fields) : undefined;
    return found?.count === 1 && !this.taken.has(found.id) ? found : undefined;
  }

  /** The only record that a row matches, if matches are to be used. */
  private matchOf(fields: Fields): ImportMatch | undefined {
    const match = this.options.useMatches ? this.candidates.match(fields) : undefined;
    return match?.only && !this.taken.has(match.id) ? match : undefined;
  }

  /** True for a line equal to an earlier one: both are about the same record, which is added once. */
  private isRepeated({ id, fields }: CheckedRow): boolean {
    const said = createHash('sha256')
      .update(JSON.stringify([id, fields]))
      .digest('base64url');
    const isRepeated = this.seen.has(said);
    if (isRepeated) this.repeated += 1;
    this.seen.add(said);
    return isRepeated;
  }

  private assertFirst(line: number, key: number | string | undefined): void {
    if (key === undefined) return;
    const before = this.taken.get(key);
    const { words, nameColumn } = this.target;
    if (before !== undefined)
      throw new RowError(nameColumn, `This is the same ${words.one} as on line ${before}.`);
    this.taken.set(key, line);
  }

  private create(line: number, fields: Fields): void {
    this.created.push(fields);
    this.hash.update(`${JSON.stringify([line, fields])}\n`);
    const match = this.candidates.match(fields);
    if (match) this.matched += 1;
    this.show({ line, fields, match });
  }

  /** A name that was made because the file has none replaces no stored name. */
  private change({ line, fields, isUnnamed }: NamedRow, record: StoredRecord): void {
    const { nameColumn } = this.target;
    const different = Object.entries(fields).filter(
      ([field, value]) => value !== record[field] && !(isUnnamed && field === nameColumn),
    );
    const used = different.filter(
      ([field]) => this.options.overwrite || this.isEmpty(record, field),
    );
    if (used.length < different.length) this.differing += 1;
    const changed = Object.fromEntries(used);
    const names = Object.keys(changed);
    if (names.length === 0) {
      this.unchanged += 1;
      return;
    }
    this.updated.push({ ...changed, id: record.id });
    const overwritten = names.map((field) => record[field]);
    this.previous.push({
      id: record.id,
      ...Object.fromEntries(names.map((field) => [field, record[field]])),
    });
    this.hash.update(`${JSON.stringify([line, record.id, changed, overwritten])}\n`);
    this.show({ line, fields: changed }, record);
  }

  private isEmpty(record: StoredRecord, field: string): boolean {
    const value = record[field] ?? '';
    return value === '' || value === this.target.unset[field];
  }

  private show(row: Omit<ShownRow, 'name'>, record?: StoredRecord): void {
    const lines = this.shownLines[record ? 'update' : 'create'];
    if (lines.length >= MAX_LINES) return;
    const { nameColumn, names } = this.target;
    const name = String(row.fields[nameColumn] ?? record?.[nameColumn] ?? '');
    lines.push(lineOf({ ...row, name, names }, record));
  }

  /** Changed records first: they matter more than new ones. */
  get lines(): ImportLine[] {
    const { create, update } = this.shownLines;
    return [...update, ...create].slice(0, MAX_LINES);
  }

  get mistakeCount(): number {
    return this.mistaken.size;
  }

  private addProblem(mistake: RowProblem): void {
    this.mistaken.set(mistake.line, mistake.message);
    if (this.mistakes.length < MAX_MISTAKES) this.mistakes.push(mistake);
  }
}

/** Returns the id in a cell; undefined if it is not a valid one. */
export function idOf(cell: string): number | undefined {
  const id = idParam.safeParse(cell.trim());
  return id.success ? id.data : undefined;
}
