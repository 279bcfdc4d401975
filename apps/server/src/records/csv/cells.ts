/*
 * Quotation marks protect a cell only from programs that split by commas. A program that splits by semicolons or tabs
 * finds them in the middle of its cells and ignores them, so text after a separator or line break can become a cell.
 */

/** Where such a program starts a new cell. */
const SEPARATOR = String.raw`[;\t\n\v\f\r\x85\u2028\u2029]`;

/** Characters that can be dropped at the start of a cell. Includes our apostrophe, so adding one changes no match. */
const SKIPPED = String.raw`[['"\s\p{Cc}\p{Cf}]--${SEPARATOR}]*`;

/** The characters that start a formula; spreadsheets accept the full-width forms as well. */
const OPERATOR = String.raw`[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]`;

/** The starts of all cells that would be evaluated; a line break or tab can be dropped from the first cell. */
const HEAD = `(?:^(?=${SKIPPED}[${OPERATOR}\\t\\n\\r])|(?<=${SEPARATOR})(?=${SKIPPED}${OPERATOR}))`;

const EVALUATED = new RegExp(HEAD, 'gv');
const NEUTRALIZED = new RegExp(`${HEAD}'`, 'gv');

/** Returns a cell that no spreadsheet evaluates: an apostrophe at the start makes it text. */
export const toCell = (value: string | number | null): string =>
  typeof value === 'string' ? value.replace(EVALUATED, "'") : String(value ?? '');

/** Returns the original value of such a cell. */
export const fromCell = (cell: string): string => cell.replace(NEUTRALIZED, '');

/** The notation ="0123", with which programs mark text so that spreadsheets do not read it as a number. */
const KEPT_AS_TEXT = /^="((?:[^"]|"")*)"$/;

/** Returns the value of a cell from any program's file. */
export function valueOf(cell: string): string {
  const kept = KEPT_AS_TEXT.exec(cell.trim());
  return kept ? kept[1]!.replaceAll('""', '"') : fromCell(cell);
}
