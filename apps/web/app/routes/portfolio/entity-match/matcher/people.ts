import { columnNames } from './column-names.ts';
import { type Row, parseTable } from './parse-csv.ts';
import { type MatchColumn, columns, combinations, isBirthdate } from './rules.ts';
import { clean, splitWords, trim } from './similarity.ts';

export interface MatchPerson {
  /** The line of the text, counted from 1. */
  line: number;
  /** The cells as typed. */
  given: Readonly<Record<string, string>>;
  /** The values of each column; a cell may have several. */
  values: Readonly<Record<MatchColumn, readonly string[]>>;
}

export type ListKind = 'database' | 'list';

/** Errors in one of the two texts, with one line of the message for each. */
export class ListError extends Error {
  readonly kind: ListKind;

  constructor(kind: ListKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The people of a table whose first line names its columns. */
export function peopleIn(text: string, kind: ListKind, limit = Infinity): MatchPerson[] {
  const rows = parseTable(text);
  const header = columnNames(rows.next().value?.cells ?? []);
  checkHeader(header, kind);
  const people: MatchPerson[] = [];
  for (const row of rows) {
    if (!row.cells.slice(0, header.length).some((cell) => partsOf(cell).length > 0)) continue;
    people.push(personOf(header, row));
    if (people.length > limit) throw new ListError(kind, tooMany(kind, limit));
  }
  if (people.length === 0) throw new ListError(kind, `The ${kind} has no people.`);
  return people;
}

function tooMany(kind: ListKind, limit: number): string {
  const most = limit.toLocaleString('en-US');
  return `The ${kind} has more than ${most} people. This page takes up to ${most}; the script below takes any number.`;
}

/** Any combination is enough. Other columns count as empty when they are missing. */
function checkHeader(header: readonly string[], kind: ListKind): void {
  if (kind === 'database' && !header.includes('id'))
    throw new ListError(kind, "The database has no column 'id'.");
  if (combinations.some((columns) => columns.every((column) => header.includes(column)))) return;
  const ways = combinations.map((columns) => columns.join(' and ')).join(', or ');
  throw new ListError(kind, `The first line of the ${kind} must name columns: ${ways}.`);
}

function personOf(header: readonly string[], { line, cells }: Row): MatchPerson {
  const given = Object.fromEntries(header.map((name, place) => [name, cells[place] ?? '']));
  const values = columns.map((column) => [column, valuesOf(column, given[column] ?? '')]);
  return { line, given, values: Object.fromEntries(values) as MatchPerson['values'] };
}

const partsOf = (cell: string): string[] =>
  cell
    .split('|')
    .map((part) => trim(part))
    .filter(Boolean);

/** Constituencies are compared exactly. */
const valuesOf = (column: MatchColumn, cell: string): string[] =>
  partsOf(cell).map((part) => (column === 'constituency' ? part : clean(part)));

/** Rejects wrong formats before they lead to wrong matches. */
export function checkPeople(list: readonly MatchPerson[], database: readonly MatchPerson[]): void {
  const known = new Set(database.flatMap(({ values }) => values.constituency));
  for (const [kind, people] of [
    ['database', database],
    ['list', list],
  ] as const) {
    const errors = people.flatMap((person) =>
      errorsOf(person, known).map((error) => `Line ${person.line} of the ${kind}: ${error}`),
    );
    if (errors.length > 0) throw new ListError(kind, errors.join('\n'));
  }
}

/** A database without constituencies has none to compare. */
function errorsOf({ values }: MatchPerson, known: ReadonlySet<string>): string[] {
  const dates = values.birthdate.filter((date) => !isBirthdate(date));
  const unknown = known.size > 0 ? values.constituency.filter((value) => !known.has(value)) : [];
  return [
    ...dates.map((date) => `'${date}' is not a date written YYYYMMDD.`),
    ...unknown.map((value) => `the database has no constituency '${value}'.`),
  ];
}

/** The name as given, or else the email. */
export function personName({ given }: MatchPerson): string {
  const name = splitWords(`${given.first_name ?? ''} ${given.last_name ?? ''}`).join(' ');
  return name || (given.email ?? '');
}
