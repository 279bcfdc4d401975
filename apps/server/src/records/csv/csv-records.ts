import { CsvError, type Options, type Parser, parse } from 'csv-parse';
import { ProblemError } from '../../platform/problem/problem';
import { LoopBreaks } from '../../platform/jobs/loop-breaks';
import { textSlices } from './file-text';

/** What all fields of a line may hold together: many times what a record's may. */
const MAX_LINE_BYTES = 100_000;
/** What a line may have with its delimiters and quotation marks. */
const MAX_LINE_CHARACTERS = 256 * 1024;

/** A line of a CSV file, which may go over several in an editor. */
export interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/** Reads a CSV file a few lines at a time; it is read no further than its lines are asked for. */
export async function* readRecords(bytes: Uint8Array): AsyncGenerator<CsvRecord[]> {
  const slices = textSlices(bytes);
  const start = untilFirstLineEnds(slices);
  const parser = startParser(delimiterOf(start.join('')));
  const found: CsvRecord[] = [];
  parser.on('data', (record: CsvRecord) => found.push(record));
  const breaks = new LoopBreaks();
  const checkLine = lineCheck(parser);
  try {
    for (const slice of chain(start, slices)) {
      await write(parser, slice);
      checkLine(slice);
      yield found.splice(0);
      await breaks.take();
    }
    await end(parser);
    yield found;
  } catch (error) {
    throw error instanceof CsvError ? badFile(sentence(error)) : error;
  } finally {
    parser.destroy();
  }
}

function startParser(delimiter: string): Parser {
  const options: Options = {
    bom: true,
    delimiter,
    skip_empty_lines: true,
    // What is wrong with a line does not keep the others from being read.
    relax_column_count: true,
    info: true,
    max_record_size: MAX_LINE_BYTES,
  };
  // The write that made an error fails with it too; without a listener it would end the process.
  return parse(options).on('error', () => undefined);
}

function untilFirstLineEnds(slices: Generator<string>): string[] {
  const start: string[] = [];
  let length = 0;
  for (let next = slices.next(); !next.done; next = slices.next()) {
    start.push(next.value);
    if (/[\r\n]/.test(next.value)) break;
    length += next.value.length;
    if (length > MAX_LINE_CHARACTERS) throw badFile(tooLong(1));
  }
  return start;
}

/** The most frequent of the usual three in the first line. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}

/** The parser's own limit does not count delimiters: throws when too much passes without the end of a line. */
function lineCheck({ info }: Parser): (slice: string) => void {
  let ended = 0;
  let since = 0;
  return (slice) => {
    const ends = info.records + info.empty_lines;
    since = ends > ended ? 0 : since + slice.length;
    ended = ends;
    if (since > MAX_LINE_CHARACTERS) throw badFile(tooLong(info.lines));
  };
}

const write = (parser: Parser, slice: string): Promise<void> =>
  new Promise((done, fail) => {
    parser.write(slice, (error) => (error ? fail(error) : done()));
  });

const end = (parser: Parser): Promise<void> =>
  new Promise((done, fail) => {
    parser.on('end', done).on('error', fail).end();
  });

function* chain<T>(...parts: Iterable<T>[]): Generator<T> {
  for (const part of parts) yield* part;
}

const badFile = (detail: string) => new ProblemError(400, detail);

const tooLong = (line: number) =>
  `Line ${line} is too long, or a quotation mark in it is not closed.`;

function sentence({ code, lines }: CsvError & { lines?: number }): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return tooLong(lines ?? 1);
  const where = lines === undefined ? 'The file' : `Line ${lines}`;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `${where}: a quotation mark is not closed.`;
  return `${where} cannot be read as CSV.`;
}
