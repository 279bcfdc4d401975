/** What a spreadsheet would take for a formula, behind any number of our own marks. */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A cell that no spreadsheet runs: a leading apostrophe makes text of it. */
export const toCell = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  return typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
};

/** The value that was made a cell. */
export const fromCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
