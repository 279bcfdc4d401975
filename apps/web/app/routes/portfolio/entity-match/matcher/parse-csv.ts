export interface Row {
  /** The line of the text in which the row ends, counted from 1. */
  line: number;
  cells: readonly string[];
}

const lineEnds = /\r\n|\r|\n/g;
const countLines = (text: string): number => text.match(lineEnds)?.length ?? 0;

/** An optional quoted part, the plain rest, and what ends the cell. */
const cellPattern = (separator: string) =>
  new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)(?:"|$))?([^${separator}\\r\\n]*)(\\r\\n|[${separator}\\r\\n]|$)`,
    'gy',
  );

/** Reads rows as Python's csv module does: a quote counts only where a cell starts with it. */
export function* parseCsv(text: string, separator: string): Generator<Row, undefined> {
  let line = 1;
  let cells: string[] = [];
  for (const [, quoted = '', plain = '', end] of text.matchAll(cellPattern(separator))) {
    cells.push(quoted.replaceAll('""', '"') + plain);
    line += countLines(quoted);
    if (end === separator) continue;
    yield { line, cells };
    if (!end) return;
    cells = [];
    line += 1;
  }
}

const hasText = ({ cells }: Row): boolean => cells.some((cell) => cell.trim());

/** Spreadsheets copy cells with tabs, and save them with commas or semicolons. */
const separators = [',', '\t', ';'];

/** The rows that have text, split by the separator that gives the first row the most cells. */
export function* parseTable(text: string): Generator<Row, undefined> {
  const plain = text.replace(/^\uFEFF/, '');
  let best = { separator: ',', count: 0 };
  for (const separator of separators) {
    const count = firstRow(plain, separator)?.cells.length ?? 0;
    if (count > best.count) best = { separator, count };
  }
  for (const row of parseCsv(plain, best.separator)) if (hasText(row)) yield row;
}

function firstRow(text: string, separator: string): Row | undefined {
  for (const row of parseCsv(text, separator)) if (hasText(row)) return row;
  return undefined;
}
