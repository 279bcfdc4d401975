import { parseCsv } from './parse-csv.ts';
import { type MatchColumn, birthdate, columns } from './rules.ts';
import { clean, splitWords, trim } from './similarity.ts';

export interface MatchPerson {
  /** The cells as they were typed. */
  given: Readonly<Record<string, string>>;
  /** The values of each column; a cell may have several. */
  values: Readonly<Record<MatchColumn, readonly string[]>>;
}

export type ListKind = 'database' | 'list';

/** An error in one of the two texts, with a message for the user. */
export class ListError extends Error {
  readonly kind: ListKind;

  constructor(kind: ListKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The people of a CSV text whose first line names its columns. */
export function peopleIn(text: string, kind: ListKind): MatchPerson[] {
  const [header = [], ...rows] = parseCsv(text.replace(/^\uFEFF/, ''));
  const named = header.map((name) => trim(name).toLowerCase());
  for (const column of readColumns(kind))
    if (!named.includes(column))
      throw new ListError(kind, `The ${kind} has no column '${column}'.`);
  const people = rows.map((row) => personOf(named, row));
  if (people.length === 0) throw new ListError(kind, `The ${kind} has no people.`);
  return people;
}

export const readColumns = (kind: ListKind): readonly string[] =>
  kind === 'database' ? ['id', ...columns] : columns;

function personOf(header: readonly string[], row: readonly string[]): MatchPerson {
  const given = Object.fromEntries(header.map((name, place) => [name, row[place] ?? '']));
  const values = columns.map((column) => [column, valuesOf(column, given[column] ?? '')]);
  return { given, values: Object.fromEntries(values) as MatchPerson['values'] };
}

/** Constituencies are compared exactly. */
function valuesOf(column: MatchColumn, cell: string): string[] {
  const parts = cell.split('|').map((part) => trim(part));
  return parts.filter(Boolean).map((part) => (column === 'constituency' ? part : clean(part)));
}

/** Rejects a wrong format before it leads to a wrong match. Lines count from the header, which is 1. */
export function checkList(list: readonly MatchPerson[], database: readonly MatchPerson[]): void {
  const known = new Set(database.flatMap(({ values }) => values.constituency));
  for (const [index, { values }] of list.entries()) {
    const line = `Line ${index + 2}`;
    for (const date of values.birthdate)
      if (!birthdate.test(date))
        throw new ListError(
          'list',
          `${line}: birthdates are written YYYYMMDD, and this is '${date}'.`,
        );
    for (const value of values.constituency)
      if (!known.has(value))
        throw new ListError('list', `${line}: the database has no constituency '${value}'.`);
  }
}

/** The name as given, or else the email. */
export function personName({ given }: MatchPerson): string {
  const name = splitWords(`${given.first_name ?? ''} ${given.last_name ?? ''}`).join(' ');
  return name || (given.email ?? '');
}
