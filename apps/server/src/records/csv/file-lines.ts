import { ProblemError } from '../../platform/problem/problem';

/** The longest line, with its delimiters and quotation marks. */
export const MAX_LINE_CHARACTERS = 256 * 1024;

/** How a file separates its lines and the cells of a line. */
export interface FileFormat {
  delimiter: string;
  /** "\r" in files of old Macs. */
  lineEnd: '\n' | '\r';
}

/** A line, numbered as in an editor. */
export interface FileLine {
  number: number;
  /** Without its end. */
  text: string;
  end: string;
}

/** How many lines are read to detect the format. */
const SAMPLE_LINES = 20;
const SAMPLE_CHARACTERS = 16 * 1024;

const DELIMITERS = [',', ';', '\t', '|'];
/** The first line with which some spreadsheets state the delimiter; it is not data. */
const STATED_DELIMITER = /^"?sep=(.)"?[,;\t|]*$/i;

/** Returns the lines of a file that is still being read, and their format. */
export function linesOf(slices: Generator<string>): {
  format: FileFormat;
  lines: Iterator<FileLine, undefined>;
} {
  const start: string[] = [];
  let length = 0;
  let ends = 0;
  for (let next = slices.next(); !next.done; next = slices.next()) {
    start.push(next.value);
    length += next.value.length;
    ends += next.value.match(/[\r\n]/g)?.length ?? 0;
    if (length > MAX_LINE_CHARACTERS || ends > 2 * SAMPLE_LINES) break;
  }
  const text = start.join('');
  const lineEnd = /\r\n|\r|\n/.exec(text)?.[0] === '\r' ? '\r' : '\n';
  const lines = splitLines(text, slices, lineEnd);
  const sample = text.slice(0, SAMPLE_CHARACTERS).split(lineEnd).slice(0, SAMPLE_LINES);
  const stated = STATED_DELIMITER.exec(sample[0]?.trimEnd() ?? '')?.[1];
  if (stated) lines.next();
  return { format: { delimiter: stated ?? delimiterOf(sample.join('\n')), lineEnd }, lines };
}

function* splitLines(start: string, slices: Generator<string>, end: string): Generator<FileLine> {
  let rest = start;
  let number = 0;
  for (let isLast = false; !isLast;) {
    let from = 0;
    for (let at = rest.indexOf(end); at >= 0; at = rest.indexOf(end, from)) {
      number += 1;
      assertLength(at - from, number);
      yield lineOf(rest.slice(from, at), end, number);
      from = at + 1;
    }
    rest = rest.slice(from);
    assertLength(rest.length, number + 1);
    const next = slices.next();
    isLast = next.done === true;
    if (!next.done) rest += next.value;
  }
  if (rest) yield lineOf(rest, '', number + 1);
}

const lineOf = (text: string, end: string, number: number): FileLine =>
  text.endsWith('\r')
    ? { number, text: text.slice(0, -1), end: `\r${end}` }
    : { number, text, end };

function assertLength(length: number, line: number): void {
  if (length > MAX_LINE_CHARACTERS) throw new ProblemError(400, tooLong(line));
}

export const tooLong = (line: number): string =>
  `Line ${line} is too long, or a quotation mark in it is not closed.`;

/** A cell in quotation marks, in which a delimiter or the end of a line is text. */
const QUOTED = /(^|[,;\t|])[ ]*"(?:[^"]|"")*"(?=[ ]*(?:[,;\t|\r]|$))/gm;

/** The delimiter with which most lines have the same number of cells; titles and amounts are in few lines. */
function delimiterOf(sample: string): string {
  const lines = sample.replace(QUOTED, '$1').split('\n');
  const scores = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter(Boolean);
    const alike = counts.map(
      (count) => count * counts.filter((other) => other === count).length ** 2,
    );
    return Math.max(0, ...alike);
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))]!;
}
