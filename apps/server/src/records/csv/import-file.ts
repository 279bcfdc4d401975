import { MOST_IMPORTED_ROWS, importColumns } from '@polaris/contracts';
import { ProblemError } from '../../platform/http/problem';
import { fromCell } from './cells';
import { type CsvRecord, readRecords } from './csv-records';

export type ImportColumn = (typeof importColumns)[number];

/** A line of the file: the cells of the columns that are read. */
export interface FileRow {
  line: number;
  cells: Partial<Record<ImportColumn, string>>;
}

export interface CustomerFile {
  rows: FileRow[];
  /** The columns that the file has and nobody reads. */
  ignoredColumns: string[];
}

type Columns = (ImportColumn | undefined)[];

const MOST_COLUMNS = 500;
/** Enough to tell a column from others. */
const MOST_COLUMN_NAME = 60;

const refuse = (detail: string) => new ProblemError(400, detail);
const count = (rows: number) => rows.toLocaleString('en-US');

/** Reads a CSV file of customers, in whatever way a spreadsheet wrote it, as far as it may go. */
export async function readCustomerFile(bytes: Uint8Array): Promise<CustomerFile> {
  let file: (CustomerFile & { columns: Columns }) | undefined;
  for await (const records of readRecords(bytes))
    for (const record of records) {
      if (file) file.rows.push(toRow(record, file.columns));
      else file = readHeader(record);
      if (file.rows.length > MOST_IMPORTED_ROWS) throw tooManyRows();
    }
  if (!file) throw refuse('The file is empty.');
  return { rows: file.rows, ignoredColumns: file.ignoredColumns };
}

function readHeader({ record: header }: CsvRecord): CustomerFile & { columns: Columns } {
  if (header.length > MOST_COLUMNS)
    throw refuse(
      `The file has more than ${MOST_COLUMNS} columns; at most ${MOST_COLUMNS} can be read.`,
    );
  const columns = header.map(columnOf);
  checkColumns(columns, header);
  const ignoredColumns = header
    .filter((_, index) => columns[index] === undefined)
    .map((name) => name.slice(0, MOST_COLUMN_NAME));
  return { columns, rows: [], ignoredColumns };
}

const plain = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');
const known = new Map(importColumns.map((column) => [plain(column), column]));

const columnOf = (name: string): ImportColumn | undefined => known.get(plain(name));

function checkColumns(columns: Columns, header: string[]): void {
  const found = columns.filter((column) => column !== undefined);
  if (!found.includes('name'))
    throw refuse(
      `The first line must name the columns, and "name" is not among them. It says: ${header.join(', ').slice(0, 200)}`,
    );
  const twice = found.find((column, index) => found.indexOf(column) !== index);
  if (twice) throw refuse(`The column "${twice}" is there twice.`);
}

function toRow({ record, info }: CsvRecord, columns: Columns): FileRow {
  const cells: FileRow['cells'] = {};
  for (const [index, column] of columns.entries())
    if (column) cells[column] = fromCell(record[index] ?? '');
  return { line: info.lines, cells };
}

const tooManyRows = () =>
  refuse(
    `The file has more than ${count(MOST_IMPORTED_ROWS)} rows; at most ${count(MOST_IMPORTED_ROWS)} can be imported at once.`,
  );
