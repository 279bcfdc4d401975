import { createHash } from 'node:crypto';
import type { ImportLine } from '@polaris/contracts';
import type { CheckedRow, Fields, Mistake } from './checked-row';
import { type Candidates, type StoredCustomer, alikeOf, emailKey, idOf } from './stored-customers';
import { lineOf } from './import-line';

export type CreatedCustomer = Fields & { line: number };
export type ChangedCustomer = Partial<Fields> & { id: number; line: number };

/** Lines and mistakes past these are counted only. */
const MOST_LINES = 200;
const MOST_MISTAKES = 100;

class RowMistake extends Error {
  constructor(
    readonly column: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * What an import does: the customers that it adds, and the fields that it changes in others. Made row
 * by row: of what is stored no more is in memory than the row is compared with. It writes nothing.
 */
export class ImportPlan {
  readonly created: CreatedCustomer[] = [];
  readonly updated: ChangedCustomer[] = [];
  readonly lines: ImportLine[] = [];
  readonly mistakes: Mistake[] = [];
  unchanged = 0;
  mistakeCount = 0;
  private readonly taken = new Map<number | string, number>();
  private readonly hash = createHash('sha256');

  constructor(private readonly candidates: Candidates) {}

  add(row: CheckedRow, stored: Map<number, StoredCustomer>): void {
    try {
      if (row.mistake) throw new RowMistake(row.mistake.column, row.mistake.message);
      const customer = this.customerOf(row.cells.id, row.fields, stored);
      this.assertFirst(row.line, customer?.id ?? (row.fields.email && emailKey(row.fields.email)));
      if (customer) this.change(row.line, row.fields, customer);
      else this.create(row.line, row.fields);
    } catch (error) {
      if (!(error instanceof RowMistake)) throw error;
      this.addMistake({ line: row.line, column: error.column, message: error.message });
    }
  }

  /** The same for the same plan, another for every other: also when it would overwrite other texts. */
  name(): string {
    return this.hash.copy().digest('base64url');
  }

  /** Whom a row is about: by its id, else its address, else name and company together. */
  private customerOf(
    id: string | undefined,
    fields: Fields,
    stored: Map<number, StoredCustomer>,
  ): StoredCustomer | undefined {
    if (id) return stored.get(idOf(id) ?? 0) ?? unknownId();
    const alike = alikeOf(fields, this.candidates);
    const column = fields.email ? 'email' : 'name';
    if (alike && alike.count > 1)
      throw new RowMistake(column, `${alike.count} customers have this ${column}; give their id.`);
    return alike && stored.get(alike.id);
  }

  private assertFirst(line: number, key: number | string | null | undefined): void {
    if (key == null) return;
    const before = this.taken.get(key);
    if (before !== undefined)
      throw new RowMistake('name', `This is the same customer as on line ${before}.`);
    this.taken.set(key, line);
  }

  private create(line: number, fields: Fields): void {
    this.created.push({ ...fields, line });
    this.hash.update(`${JSON.stringify([line, fields])}\n`);
    if (this.lines.length < MOST_LINES) this.lines.push(lineOf(line, fields));
  }

  private change(line: number, fields: Fields, customer: StoredCustomer): void {
    const changed = Object.fromEntries(
      Object.entries(fields).filter(([field, value]) => value !== customer[field as 'name']),
    ) as Partial<Fields>;
    const names = Object.keys(changed) as (keyof StoredCustomer)[];
    if (names.length === 0) {
      this.unchanged += 1;
      return;
    }
    this.updated.push({ ...changed, id: customer.id, line });
    const overwritten = names.map((field) => customer[field]);
    this.hash.update(`${JSON.stringify([line, customer.id, changed, overwritten])}\n`);
    if (this.lines.length < MOST_LINES) this.lines.push(lineOf(line, changed, customer));
  }

  private addMistake(mistake: Mistake): void {
    this.mistakeCount += 1;
    if (this.mistakes.length < MOST_MISTAKES) this.mistakes.push(mistake);
  }
}

function unknownId(): never {
  throw new RowMistake('id', 'There is no customer with this id.');
}
