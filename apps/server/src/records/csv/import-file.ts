import { type ImportColumn, MAX_IMPORTED_ROWS, plainName } from '@polaris/contracts';
import { ProblemError } from '../../platform/problem/problem';
import type { ImportTarget } from '../registry/import-target';
import { fromCell } from './cells';
import { type CsvRecord, readRecords } from './csv-records';

/** A line of the file: the cells of the columns that are read, and all cells as they are. */
export interface FileRow {
  line: number;
  cells: Partial<Record<string, string>>;
  record: string[];
  /** Why it cannot be read. */
  mistake?: string;
}

export interface ImportFile {
  header: string[];
  /** Of each column of the file, the one that is read from it. */
  columns: Columns;
  rows: FileRow[];
}

type Columns = (string | undefined)[];

const MAX_COLUMNS = 500;
/** Enough to tell a column or a cell from others. */
const MAX_SHOWN = 60;

const badFile = (detail: string) => new ProblemError(400, detail);
const count = (rows: number) => rows.toLocaleString('en-US');

/**
 * Reads a CSV file, in whatever way a spreadsheet wrote it, as far as it may go. `chosen` names the field
 * of each column, where a person has said so.
 */
export async function readImportFile(
  bytes: Uint8Array,
  target: ImportTarget,
  chosen: string | undefined,
): Promise<ImportFile> {
  let file: ImportFile | undefined;
  for await (const records of readRecords(bytes))
    for (const record of records) {
      if (file) file.rows.push(toRow(record, file, target));
      else file = readHeader(record, target, chosen);
      if (file.rows.length > MAX_IMPORTED_ROWS) throw tooManyRows();
    }
  if (!file) throw badFile('The file is empty.');
  return file;
}

/** The columns as people see them: each with its first cell. */
export const shownColumns = ({ header, columns, rows }: ImportFile): ImportColumn[] =>
  header.map((name, at) => ({
    name: fromCell(name).slice(0, MAX_SHOWN).toWellFormed(),
    example: fromCell(rows[0]?.record[at] ?? '')
      .slice(0, MAX_SHOWN)
      .toWellFormed(),
    field: columns[at] ?? null,
  }));

/** What a column may be read as. */
export const readableFields = ({ columns }: ImportTarget): string[] => [
  'id',
  ...Object.keys(columns),
];

function readHeader(
  { record: header }: CsvRecord,
  target: ImportTarget,
  chosen: string | undefined,
): ImportFile {
  if (header.length > MAX_COLUMNS)
    throw badFile(
      `The file has more than ${MAX_COLUMNS} columns; at most ${MAX_COLUMNS} can be read.`,
    );
  const columns =
    chosen === undefined ? columnsOf(header, target) : chosenColumns(chosen, header, target);
  return { header, columns, rows: [] };
}

/** What people have named differs by more than letter case, and by nothing else for sure. */
const asNamed = (name: string) => name.trim().toLowerCase();

/** By our own names, those of the fields that people have added, then by what other products say. */
function columnsOf(header: string[], target: ImportTarget): Columns {
  const { names = new Map<string, string>(), aliases, nameColumn } = target;
  const own = readableFields(target).filter((name) => !names.has(name));
  const known = new Map(own.map((name) => [plainName(name), name]));
  const named = new Map([...names].map(([column, name]) => [asNamed(name), column]));
  const columns: Columns = header.map(
    (name) => known.get(plainName(name)) ?? named.get(asNamed(fromCell(name))),
  );
  assertOnce(columns, target);
  const hasName = columns.includes(nameColumn);
  for (const [at, name] of header.entries()) {
    const column = columns[at] ? undefined : aliases?.get(plainName(fromCell(name)));
    const isPart = column === nameColumn && !hasName;
    if (column && (isPart || !columns.includes(column))) columns[at] = column;
  }
  return columns;
}

function assertOnce(columns: Columns, { names }: ImportTarget): void {
  const found = columns.filter((column) => column !== undefined);
  const twice = found.find((column, index) => found.indexOf(column) !== index);
  if (twice) throw badFile(`The column "${names?.get(twice) ?? twice}" is there twice.`);
}

function chosenColumns(chosen: string, header: string[], target: ImportTarget): Columns {
  const fields = readableFields(target);
  const columns = chosen.split(',').map((field) => field || undefined);
  const isKnown = columns.every((field) => field === undefined || fields.includes(field));
  if (columns.length !== header.length || !isKnown)
    throw badFile('The chosen columns do not fit this file. Please choose the file again.');
  assertOnce(
    columns.filter((column) => column !== target.nameColumn),
    target,
  );
  return columns;
}

function toRow(
  { record, info }: CsvRecord,
  { header, columns }: ImportFile,
  { nameColumn }: ImportTarget,
): FileRow {
  const cells: FileRow['cells'] = {};
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const cell = fromCell(record[index] ?? '');
    const before = column === nameColumn ? cells[column] : undefined;
    cells[column] = before === undefined ? cell : `${before} ${cell}`.trim();
  }
  const row = { line: info.lines, cells, record };
  const isComplete =
    record.length >= header.length && record.slice(header.length).every((cell) => !cell);
  if (isComplete) return row;
  const mistake = `This line has ${cellCount(record)}, and the first line has ${cellCount(header)}.`;
  return { ...row, mistake };
}

const cellCount = ({ length }: string[]) => (length === 1 ? 'one cell' : `${length} cells`);

const tooManyRows = () =>
  badFile(
    `The file has more than ${count(MAX_IMPORTED_ROWS)} rows; at most ${count(MAX_IMPORTED_ROWS)} can be imported at once.`,
  );
