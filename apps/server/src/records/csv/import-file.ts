import { MAX_IMPORTED_ROWS, plainName } from '@polaris/contracts';
import { ProblemError } from '../../platform/problem/problem';
import type { ImportTarget } from '../registry/import-target';
import { fromCell } from './cells';
import { type CsvRecord, readRecords } from './csv-records';

/** A line of the file: the cells of the columns that are read. */
export interface FileRow {
  line: number;
  cells: Partial<Record<string, string>>;
}

export interface ImportFile {
  rows: FileRow[];
  /** The columns that the file has and an import does not read. */
  ignoredColumns: string[];
}

/** Of each column of the file, the one that is read from it. */
type Columns = (string | undefined)[];

const MAX_COLUMNS = 500;
/** Enough to tell a column from others. */
const MAX_COLUMN_NAME = 60;

const badFile = (detail: string) => new ProblemError(400, detail);
const count = (rows: number) => rows.toLocaleString('en-US');

/** Reads a CSV file, in whatever way a spreadsheet wrote it, as far as it may go. */
export async function readImportFile(bytes: Uint8Array, target: ImportTarget): Promise<ImportFile> {
  let file: (ImportFile & { columns: Columns }) | undefined;
  for await (const records of readRecords(bytes))
    for (const record of records) {
      if (file) file.rows.push(toRow(record, file.columns));
      else file = readHeader(record, target);
      if (file.rows.length > MAX_IMPORTED_ROWS) throw tooManyRows();
    }
  if (!file) throw badFile('The file is empty.');
  return { rows: file.rows, ignoredColumns: file.ignoredColumns };
}

function readHeader(
  { record: header }: CsvRecord,
  target: ImportTarget,
): ImportFile & { columns: Columns } {
  if (header.length > MAX_COLUMNS)
    throw badFile(
      `The file has more than ${MAX_COLUMNS} columns; at most ${MAX_COLUMNS} can be read.`,
    );
  const columns = columnsOf(header, target);
  assertColumns(columns, header, target);
  const ignoredColumns = header
    .filter((_, index) => columns[index] === undefined)
    .map((name) => name.slice(0, MAX_COLUMN_NAME));
  return { columns, rows: [], ignoredColumns };
}

/** What people have named differs by more than letter case, and by nothing else for sure. */
const asNamed = (name: string) => name.trim().toLowerCase();

function columnsOf(header: string[], { columns, names = new Map() }: ImportTarget): Columns {
  const own = ['id', ...Object.keys(columns)].filter((name) => !names.has(name));
  const known = new Map(own.map((name) => [plainName(name), name]));
  const named = new Map([...names].map(([column, name]) => [asNamed(name), column]));
  return header.map((name) => known.get(plainName(name)) ?? named.get(asNamed(fromCell(name))));
}

function assertColumns(
  columns: Columns,
  header: string[],
  { nameColumn, names }: ImportTarget,
): void {
  const found = columns.filter((column) => column !== undefined);
  if (!found.includes(nameColumn))
    throw badFile(
      `The first line must name the columns, and "${nameColumn}" is not among them. It says: ${header.join(', ').slice(0, 200)}`,
    );
  const twice = found.find((column, index) => found.indexOf(column) !== index);
  if (twice) throw badFile(`The column "${names?.get(twice) ?? twice}" is there twice.`);
}

function toRow({ record, info }: CsvRecord, columns: Columns): FileRow {
  const cells: FileRow['cells'] = {};
  for (const [index, column] of columns.entries())
    if (column) cells[column] = fromCell(record[index] ?? '');
  return { line: info.lines, cells };
}

const tooManyRows = () =>
  badFile(
    `The file has more than ${count(MAX_IMPORTED_ROWS)} rows; at most ${count(MAX_IMPORTED_ROWS)} can be imported at once.`,
  );
