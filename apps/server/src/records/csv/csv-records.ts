import { CsvError, type Options, type Parser, parse } from 'csv-parse';
import { EventLoopYield } from '../../platform/jobs/event-loop-yield';
import { type FileFormat, type FileLine, linesOf } from './file-lines';
import { textSlices } from './file-text';

/** The largest record: many times the size of the largest customer. */
const MAX_RECORD_BYTES = 100_000;
/** Lines are parsed in chunks of this size: a call of the parser costs as much as five lines. */
const CHUNK_CHARACTERS = 8 * 1024;

/** A record of a CSV file, which may go over several lines in an editor. */
export interface CsvRecord {
  record: string[];
  /** Its first line. */
  line: number;
  /** Why it could not be split into cells. */
  mistake?: string;
}

/** Lines that form one record according to their quotation marks. */
interface RecordText {
  line: number;
  text: string;
}

/**
 * Parses a CSV file record by record, as far as the caller iterates. A line that the parser rejects does not affect the
 * others: an unclosed quotation mark ends with its line.
 */
export async function* readRecords(bytes: Uint8Array): AsyncGenerator<CsvRecord[]> {
  const { format, lines } = linesOf(textSlices(bytes));
  yield* new RecordReader(format, lines).read();
}

class RecordReader {
  private readonly breaks = new EventLoopYield();
  /** Lines that were read ahead and belong to no record yet. `readAgain` is the position of the next one. */
  private ahead: FileLine[] = [];
  private readAgain = 0;
  /** The cell counts of the records so far that have several cells. */
  private readonly widths = new Set<number>();

  constructor(
    private readonly format: FileFormat,
    private readonly lines: Iterator<FileLine, undefined>,
  ) {}

  async *read(): AsyncGenerator<CsvRecord[]> {
    let chunk: RecordText[] = [];
    let size = 0;
    for (let line = this.next(); line; line = this.next()) {
      await this.breaks.yieldIfDue();
      if (line.text === '') continue;
      if (hasOpenQuote(line.text)) {
        yield* this.parseChunk(chunk);
        [chunk, size] = [[], 0];
        yield [await this.readQuoted(line)];
        continue;
      }
      chunk.push({ line: line.number, text: line.text });
      size += line.text.length;
      if (size < CHUNK_CHARACTERS) continue;
      yield* this.parseChunk(chunk);
      [chunk, size] = [[], 0];
    }
    yield* this.parseChunk(chunk);
  }

  private next(): FileLine | undefined {
    if (this.readAgain < this.ahead.length) return this.ahead[this.readAgain++];
    const next = this.lines.next();
    return next.done ? undefined : next.value;
  }

  /** Parses lines together if none has an error, otherwise one by one. */
  private async *parseChunk(chunk: RecordText[]): AsyncGenerator<CsvRecord[]> {
    if (chunk.length === 0) return;
    const all = chunk.map(({ text }) => text).join(this.format.lineEnd);
    const plain = await this.tryParse(all);
    const isOk = plain?.length === chunk.length || all.includes('\\"');
    const records = isOk ? plain : await this.tryParse(all, { relax_quotes: true });
    if (records?.length === chunk.length) {
      yield records.map((record, at) => this.found({ record, line: chunk[at]!.line }));
      return;
    }
    for (const text of chunk) yield [await this.parseAlone(text)];
  }

  /** Reads a record that continues until its quotation mark is closed, if the result has a plausible width. */
  private async readQuoted(first: FileLine): Promise<CsvRecord> {
    const taken: FileLine[] = [];
    let size = first.text.length;
    for (let next = this.next(); next; next = this.next()) {
      taken.push(next);
      size += next.text.length + 1;
      await this.breaks.yieldIfDue();
      if (size > MAX_RECORD_BYTES || hasOpenQuote(next.text)) break;
    }
    const last = taken.at(-1);
    if (last && hasOpenQuote(last.text) && size <= MAX_RECORD_BYTES) {
      const inner = [first, ...taken.slice(0, -1)].map(({ text, end }) => text + end);
      const text = [...inner, last.text].join('');
      const [record, ...others] = (await this.tryParse(text)) ?? [];
      if (record && others.length === 0 && this.fits(record))
        return this.found({ record, line: first.number });
    }
    this.ahead = taken.concat(this.ahead.slice(this.readAgain));
    this.readAgain = 0;
    return this.parseAlone({ line: first.number, text: first.text });
  }

  /** Parses one line strictly, then with backslash escapes, then with quotation marks as plain text. */
  private async parseAlone({ line, text }: RecordText): Promise<CsvRecord> {
    if (text.length > MAX_RECORD_BYTES)
      return { record: [], line, mistake: 'This line is too long.' };
    const plain = await this.tryParse(text);
    if (plain?.length === 1) return this.found({ record: plain[0]!, line });
    if (text.includes('\\"')) {
      const escaped = await this.tryParse(text, { escape: '\\' });
      if (escaped?.length === 1 && this.fits(escaped[0]!))
        return this.found({ record: escaped[0]!, line });
    }
    const relaxed =
      (await this.tryParse(text, { relax_quotes: true })) ??
      // With trimming, text after the closing mark would be an error: "Bob" Smith.
      (await this.tryParse(text, { relax_quotes: true, trim: false }));
    if (relaxed?.length === 1) return this.found({ record: relaxed[0]!, line });
    const [record = [text]] = (await this.tryParse(text, { quote: null })) ?? [];
    return { record, line, mistake: 'A quotation mark in this line is not closed.' };
  }

  private fits = (record: string[]): boolean =>
    this.widths.size === 0 || this.widths.has(record.length);

  private found(record: CsvRecord): CsvRecord {
    if (record.record.length > 1) this.widths.add(record.record.length);
    return record;
  }

  /** Returns undefined if the parser rejects the text. */
  private async tryParse(text: string, others: Options = {}): Promise<string[][] | undefined> {
    const { delimiter, lineEnd } = this.format;
    const parser = parse({
      delimiter,
      record_delimiter: lineEnd,
      // "Name, "a@example.com"": the space before the quotation mark is not text.
      trim: true,
      relax_column_count: true,
      max_record_size: MAX_RECORD_BYTES,
      ...others,
    });
    // The write that caused the error rejects as well; without a listener the event would end the process.
    parser.on('error', () => undefined);
    const found: string[][] = [];
    parser.on('data', (record: string[]) => found.push(record));
    try {
      for (let at = 0; at < text.length; at += CHUNK_CHARACTERS) {
        await write(parser, text.slice(at, at + CHUNK_CHARACTERS));
        await this.breaks.yieldIfDue();
      }
      await end(parser);
      return found;
    } catch (error) {
      if (error instanceof CsvError) return undefined;
      throw error;
    } finally {
      parser.destroy();
    }
  }
}

/** True where an odd number of quotation marks leaves one open. */
function hasOpenQuote(text: string): boolean {
  let isOpen = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) isOpen = !isOpen;
  return isOpen;
}

const write = (parser: Parser, text: string): Promise<void> =>
  new Promise((done, fail) => {
    parser.write(text, (error) => (error ? fail(error) : done()));
  });

const end = (parser: Parser): Promise<void> =>
  new Promise((done, fail) => {
    parser.on('end', done).on('error', fail).end();
  });
