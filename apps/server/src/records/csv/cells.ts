/*
 * Quoting keeps a text in its cell only for a reader that splits by commas. One that splits by
 * semicolons or tabs meets our quotation marks in the middle of its cells, where they mean nothing,
 * so everything behind a separator or a line break inside a text can become a cell of its own.
 */

/** Where such a reader starts a new cell. */
const SEPARATOR = String.raw`[;\t\n\v\f\r\x85\u2028\u2029]`;

/** What may be dropped from the head of a cell; our own mark is among it, so marks change nothing here. */
const SKIPPED = String.raw`[['"\s\p{Cc}\p{Cf}]--${SEPARATOR}]*`;

/** What makes a formula of a cell; spreadsheets take the full-width forms as well. */
const OPERATOR = String.raw`[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]`;

/** The heads of all cells that would be evaluated; a line break or tab may be dropped from the first. */
const HEAD = `(?:^(?=${SKIPPED}[${OPERATOR}\\t\\n\\r])|(?<=${SEPARATOR})(?=${SKIPPED}${OPERATOR}))`;

const EVALUATED = new RegExp(HEAD, 'gv');
const NEUTRALIZED = new RegExp(`${HEAD}'`, 'gv');

/** A cell that no spreadsheet evaluates: an apostrophe at the head makes text of it. */
export const toCell = (value: string | number | null): string =>
  typeof value === 'string' ? value.replace(EVALUATED, "'") : String(value ?? '');

/** The value that was made a cell. */
export const fromCell = (cell: string): string => cell.replace(NEUTRALIZED, '');

/** What is told to be text, lest a spreadsheet make a number of it: ="0123". */
const KEPT_AS_TEXT = /^="((?:[^"]|"")*)"$/;

/** The value of a cell of anyone's file. */
export function valueOf(cell: string): string {
  const kept = KEPT_AS_TEXT.exec(cell.trim());
  return kept ? kept[1]!.replaceAll('""', '"') : fromCell(cell);
}
