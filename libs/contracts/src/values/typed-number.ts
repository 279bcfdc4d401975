/** A number as people and products write it, or why it cannot be told. */
export type TypedNumber =
  | { value: number; problem?: undefined }
  | { value?: undefined; problem: 'unreadable' | 'ambiguous' | 'currency' };

/** Groups of three digits, or of two before the last three, as in India. */
const grouped = (mark: string) => String.raw`[1-9]\d{0,2}(?:${mark}\d{3})+`;
const INDIAN = String.raw`[1-9]\d?(?:,\d{2})+,\d{3}`;
const SPACE = String.raw`[ ']`;

const NO_MARK = /(?!)/g;

/** Each spelling that has one meaning, with the marks of thousands that are left out. */
const SPELLINGS: [RegExp, RegExp][] = [
  [/^\d+$/, NO_MARK],
  // 1,200 and 1,200.50 and 1,20,000.50
  [new RegExp(String.raw`^(?:${grouped(',')}|${INDIAN})(?:\.\d*)?$`), /,/g],
  // 1 200,50 and 1'200.50
  [new RegExp(String.raw`^${grouped(SPACE)}(?:[.,]\d*)?$`), /[ ']/g],
  // 1.200,50 and 1.200.300
  [new RegExp(String.raw`^(?:${grouped('[.]')},\d*|[1-9]\d{0,2}(?:[.]\d{3}){2,})$`), /[.]/g],
  // 1200.5 and 1200,5 and .5: of three digits behind a mark only where they cannot be thousands.
  [/^(?:\d*[.,](?:\d{1,2}|\d{4,})|(?:\d{4,}|0+)?[.,]\d{3}|\d+[.,])$/, NO_MARK],
];

/** 1.200: with a point, three digits may be decimals or thousands. */
const AMBIGUOUS = /^[1-9]\d{0,2}\.\d{3}$/;

const DOLLARS = /^(?:us\$|usd|\$|us dollars?|dollars?)$/i;
const AROUND = /^([^\d.,]*?)([\d.,][\d.,' ]*?)([^\d.,]*)$/;
const DIFFERENT_SPACE = /[\s\u00A0\u2007\u2009\u202F]+/g;
const APOSTROPHE = /[\u2018\u2019\u02BC`\u00B4]/g;
const MINUS = /[\u2010-\u2015\u2212]/g;

/**
 * Reads a number with marks of thousands and decimals of either kind: a comma is a mark of thousands only
 * before exactly three digits. What can be read in two ways is not read at all.
 */
export function readNumber(text: string): TypedNumber {
  const plain = text
    .normalize('NFKC')
    .replace(DIFFERENT_SPACE, ' ')
    .replace(APOSTROPHE, "'")
    .replace(MINUS, '-')
    .trim();
  const inParentheses = /^\((.*)\)$/.exec(plain)?.[1];
  const body = (inParentheses ?? plain).replace(/(?<mark>[.,])\s*-+$/, '$<mark>0');
  const found = AROUND.exec(body);
  if (!found) return { problem: 'unreadable' };
  const [, before = '', digits = '', after = ''] = found;
  const signs = `${before}${after}`.match(/[-+]/g) ?? [];
  if (signs.length > 1) return { problem: 'unreadable' };
  const units = [before, after].map((part) => part.replace(/[-+]/, '').trim()).filter(Boolean);
  if (units.length > 1) return { problem: 'unreadable' };
  const [unit] = units;
  if (unit && !DOLLARS.test(unit)) return { problem: isCurrency(unit) ? 'currency' : 'unreadable' };
  const isNegative = inParentheses !== undefined || signs[0] === '-';
  return ofDigits(digits.trim(), isNegative);
}

const isCurrency = (unit: string): boolean =>
  /^(?:\p{Sc}|[a-z]{0,3}\p{Sc}|[a-z]{3}|kr\.?|fr\.?|zł|kč)$/iu.test(unit);

function ofDigits(digits: string, isNegative: boolean): TypedNumber {
  if (AMBIGUOUS.test(digits)) return { problem: 'ambiguous' };
  const spelling = SPELLINGS.find(([pattern]) => pattern.test(digits));
  if (!spelling) return { problem: 'unreadable' };
  const value = Number(digits.replace(spelling[1], '').replace(',', '.'));
  return { value: isNegative ? -value : value };
}
