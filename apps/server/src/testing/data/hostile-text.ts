import fc from 'fast-check';
import { anyText } from './any-text';

const PIECES = [
  '=1+1',
  '=HYPERLINK("https://evil.example","x")',
  "=cmd|' /C calc'!A0",
  ...['+', '-', '@', '=', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20', '\u2212', '\uFE66'],
  ...["'", "''", '"', '""', ',', ';', '\t', '|', ' ', '\u00a0', '\u200b', '\ufeff', '\u0001'],
  ...['\n', '\r', '\r\n', '\u0085', '\u2028', '\v'],
  ...['Maya', 'Ünïcödé', '渋谷', '👩‍🚀', '1', '.5'],
];

/** Text of everything that confuses spreadsheets and CSV readers. */
export const hostileText = (maxPieces = 8): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 4, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: maxPieces }) },
      {
        weight: 1,
        arbitrary: fc.array(anyText({ minLength: 1, maxLength: 3 }), {
          maxLength: maxPieces,
        }),
      },
    )
    .map((pieces) => pieces.join('').replaceAll('\0', ''));

/** A cell that a spreadsheet reads as a formula, after any blanks and quotation marks. */
export const RUNS =
  /^["\s\p{Cc}\p{Cf}]*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]/u;
