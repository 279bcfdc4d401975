import { MOST_IMPORTED_ROWS, importColumns } from '@polaris/contracts';
import { CsvError, type Options } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { ProblemError } from '../common/problem';
import { fromCell } from './cells';

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

interface Parsed {
  record: string[];
  info: { lines: number };
}

const refuse = (detail: string) => new ProblemError(400, detail);

/** Reads a CSV file of customers, in whatever way a spreadsheet wrote it. */
export function readCustomerFile(bytes: Uint8Array): CustomerFile {
  const text = decode(bytes);
  const [header, ...lines] = parseLines(text);
  if (!header) throw refuse('The file is empty.');
  if (lines.length > MOST_IMPORTED_ROWS)
    throw refuse(
      `The file has ${lines.length.toLocaleString('en-US')} rows; at most ${MOST_IMPORTED_ROWS.toLocaleString('en-US')} can be imported at once.`,
    );
  const columns = header.record.map(columnOf);
  checkColumns(columns, header.record);
  return {
    rows: lines.map((line) => toRow(line, columns)),
    ignoredColumns: header.record.filter((_, index) => columns[index] === undefined),
  };
}

/** UTF-8, UTF-16 by its mark, else what old spreadsheets write. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function parseLines(text: string): Parsed[] {
  const options: Options = {
    bom: true,
    delimiter: delimiterOf(text),
    skip_empty_lines: true,
    info: true,
  };
  try {
    return parse(text, options) as unknown as Parsed[];
  } catch (error) {
    if (error instanceof CsvError) throw refuse(inWords(error));
    throw error;
  }
}

/** The most frequent of the usual three in the first line. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}

function inWords({ code, lines }: CsvError & { lines?: number }): string {
  const where = lines === undefined ? 'The file' : `Line ${lines}`;
  if (code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH')
    return `${where} has more or fewer fields than the first line.`;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `${where}: a quotation mark is not closed.`;
  return `${where} cannot be read as CSV.`;
}

const plain = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');
const known = new Map(importColumns.map((column) => [plain(column), column]));

const columnOf = (name: string): ImportColumn | undefined => known.get(plain(name));

function checkColumns(columns: (ImportColumn | undefined)[], header: string[]): void {
  const found = columns.filter((column) => column !== undefined);
  if (!found.includes('name'))
    throw refuse(
      `The first line must name the columns, and "name" is not among them. It says: ${header.join(', ').slice(0, 200)}`,
    );
  const twice = found.find((column, index) => found.indexOf(column) !== index);
  if (twice) throw refuse(`The column "${twice}" is there twice.`);
}

function toRow({ record, info }: Parsed, columns: (ImportColumn | undefined)[]): FileRow {
  const cells: FileRow['cells'] = {};
  for (const [index, column] of columns.entries())
    if (column) cells[column] = fromCell(record[index] ?? '');
  return { line: info.lines, cells };
}
