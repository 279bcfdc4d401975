import { type ImportColumn, MAX_IMPORTED_ROWS, withoutInvisible } from '@polaris/contracts';
import { ProblemError } from '../../platform/problem/problem';
import type { ImportTarget } from '../registry/import-target';
import { fromCell, valueOf } from './cells';
import { ColumnNames, type FileColumns, readableFields } from './columns';
import { type CsvRecord, readRecords } from './csv-records';

/** A line of the file: the cells of the columns that are read, and all cells unchanged. */
export interface FileRow {
  line: number;
  cells: Partial<Record<string, string>>;
  record: string[];
  /** The file has no name for it, so its name was made from other cells. */
  isUnnamed?: boolean;
  /** Why it cannot be imported. */
  mistake?: string;
}

export interface ImportFile {
  header: string[];
  /** The field for each column of the file. */
  columns: FileColumns;
  /** Whether all columns have our own names. */
  isOwn: boolean;
  /** How many lines are above the header. */
  titles: number;
  rows: FileRow[];
}

const MAX_COLUMNS = 500;
/** How many lines below titles the header is searched in. */
const MAX_TITLES = 10;
/** Enough to tell a column or a cell from others. */
const MAX_SHOWN = 60;

const badFile = (detail: string) => new ProblemError(400, detail);
const count = (rows: number) => rows.toLocaleString('en-US');

/**
 * Parses a CSV file from any spreadsheet, up to the row limit. `chosen` has the field that a person chose for each
 * column.
 */
export async function readImportFile(
  bytes: Uint8Array,
  target: ImportTarget,
  chosen: string | undefined,
): Promise<ImportFile> {
  const names = new ColumnNames(target);
  const first: CsvRecord[] = [];
  let file: ImportFile | undefined;
  const start = () => {
    file = startFile(first, names, target, chosen);
    for (const record of first.slice(file.titles + 1)) addRow(file, record, names, target);
  };
  for await (const records of readRecords(bytes))
    for (const record of records) {
      if (isBlank(record)) continue;
      if (file) addRow(file, record, names, target);
      else if (first.push(record) > MAX_TITLES) start();
    }
  if (first.length === 0) throw badFile('The file is empty.');
  if (!file) start();
  return file!;
}

/** Spreadsheets often end their files with hundreds of empty lines. */
const isBlank = ({ record, mistake }: CsvRecord): boolean =>
  !mistake && record.every((cell) => cell.trim() === '');

/** The columns as people see them: each with its first cell. */
export const shownColumns = ({ header, columns, rows }: ImportFile): ImportColumn[] =>
  header.map((name, at) => ({
    name: shown(fromCell(name)),
    example: shown(valueOf(rows[0]?.record[at] ?? '')),
    field: columns[at] ?? null,
  }));

const shown = (text: string): string => text.slice(0, MAX_SHOWN).toWellFormed();

function startFile(
  first: CsvRecord[],
  names: ColumnNames,
  target: ImportTarget,
  chosen: string | undefined,
): ImportFile {
  const titles = headerIndex(first, names);
  const header = first[titles]!.record.map(withoutInvisible);
  if (header.length > MAX_COLUMNS)
    throw badFile(
      `The file has more than ${MAX_COLUMNS} columns; at most ${MAX_COLUMNS} can be read.`,
    );
  const columns =
    chosen === undefined ? names.columnsOf(header) : chosenColumns(chosen, header, target);
  assertNoDuplicates(columns, target, chosen === undefined ? header : undefined);
  return { header, columns, isOwn: names.areOwn(header), titles, rows: [] };
}

/** The index of the header: the first line, unless a later one has more known columns. */
function headerIndex(first: CsvRecord[], names: ColumnNames): number {
  const known = first.map(({ record }) =>
    record.length > MAX_COLUMNS ? 0 : names.recognized(record),
  );
  const filled = first.map(({ record }) => record.filter((cell) => cell.trim()).length);
  const best = Math.max(...known);
  const place = known.indexOf(best);
  const areTitles = known
    .slice(0, place)
    .every((many, at) => many === 0 || (many === 1 && filled[at]! < filled[place]!));
  return best > 1 && areTitles ? place : 0;
}

function addRow(
  file: ImportFile,
  record: CsvRecord,
  names: ColumnNames,
  target: ImportTarget,
): void {
  file.rows.push(toRow(record, file, names, target));
  if (file.rows.length > MAX_IMPORTED_ROWS) throw tooManyRows();
}

/** Several columns can form a name. Of other repeatable columns, the first filled cell counts. */
function assertNoDuplicates(
  columns: FileColumns,
  { names, nameColumn, several }: ImportTarget,
  header: string[] | undefined,
): void {
  const isFullName = (at: number) => header?.[at]?.trim().toLowerCase() === nameColumn;
  const once = columns.map((column, at) =>
    column === undefined || several.has(column) || (column === nameColumn && !isFullName(at))
      ? undefined
      : column,
  );
  const twice = once.find((column, at) => column !== undefined && once.indexOf(column) !== at);
  if (twice) throw badFile(`The column "${names?.get(twice) ?? twice}" appears twice.`);
}

function chosenColumns(chosen: string, header: string[], target: ImportTarget): FileColumns {
  const fields = readableFields(target);
  const columns = chosen.split(',').map((field) => field || undefined);
  const isKnown = columns.every((field) => field === undefined || fields.includes(field));
  if (columns.length !== header.length || !isKnown)
    throw badFile('The chosen columns do not fit this file. Please choose the file again.');
  return columns;
}

function toRow(
  { record, line, mistake }: CsvRecord,
  { header, columns }: ImportFile,
  names: ColumnNames,
  target: ImportTarget,
): FileRow {
  const cells: FileRow['cells'] = {};
  const named: NameCell[] = [];
  for (const [at, column] of columns.entries()) {
    if (!column) continue;
    const cell = valueOf(record[at] ?? '');
    if (column === target.nameColumn) named.push({ cell, part: names.partOf(header[at]!) });
    else if (!cells[column]?.trim()) cells[column] = cell;
  }
  const name = nameOf(named);
  if (named.length > 0) cells[target.nameColumn] = name;
  const row: FileRow = { line, cells, record };
  if (mistake) return { ...row, mistake };
  const isComplete =
    record.length >= header.length && record.slice(header.length).every((cell) => !cell);
  if (!isComplete)
    return {
      ...row,
      mistake: `This line has ${cellCount(record)}, and the first line has ${cellCount(header)}.`,
    };
  return withoutInvisible(name).trim() ? row : withName(row, target);
}

function withName(row: FileRow, target: ImportTarget): FileRow {
  const values = Object.entries(row.cells).map(([column, cell = '']) => {
    const value = target.columns[column]?.readCell(cell);
    return [column, typeof value === 'string' ? value : ''] as const;
  });
  const name = target.nameWithout(Object.fromEntries(values));
  if (!name) return row;
  return { ...row, cells: { ...row.cells, [target.nameColumn]: name }, isUnnamed: true };
}

interface NameCell {
  cell: string;
  part: ReturnType<ColumnNames['partOf']>;
}

/** The order of name parts; parts whose columns a person chose keep their position among them. */
const ORDER = { first: 0, middle: 1, last: 2, whole: 0 };

/** Returns the first filled full name, else its parts in spoken order: "Okafor", "Maya" becomes Maya Okafor. */
function nameOf(named: NameCell[]): string {
  const filled = named.filter(({ cell }) => cell.trim());
  const whole = filled.find(({ part }) => part === 'whole')?.cell;
  const parts = filled.filter(({ part }) => part !== 'whole');
  // "Name" next to "Surname" is the first name.
  const isFirst = !named.some(({ part }) => part === 'first');
  const others = parts.filter(
    ({ cell }) => !whole?.toLowerCase().includes(cell.trim().toLowerCase()),
  );
  if (whole !== undefined) {
    const rest = isFirst ? others.map(({ cell }) => cell.trim()) : [];
    return rest.length > 0 ? [whole.trim(), ...rest].join(' ') : whole;
  }
  if (parts.length === 1) return parts[0]!.cell;
  const places = parts.map(({ part, cell }) => ({ cell, place: part ? ORDER[part] : 1 }));
  return places
    .sort((one, other) => one.place - other.place)
    .map(({ cell }) => cell.trim())
    .join(' ');
}

const cellCount = ({ length }: string[]) => (length === 1 ? 'one cell' : `${length} cells`);

const tooManyRows = () =>
  badFile(
    `The file has more than ${count(MAX_IMPORTED_ROWS)} rows; at most ${count(MAX_IMPORTED_ROWS)} can be imported at once.`,
  );
