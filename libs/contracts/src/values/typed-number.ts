/** A parsed number, or why it is not clear which number was meant. */
export type TypedNumber =
  | { value: number; problem?: undefined }
  | { value?: undefined; problem: 'unreadable' | 'ambiguous' | 'currency' };

/** Groups of three digits; for Indian numbers, groups of two before the last three. */
const grouped = (mark: string) => String.raw`[1-9]\d{0,2}(?:${mark}\d{3})+`;
const INDIAN = String.raw`[1-9]\d?(?:,\d{2})+,\d{3}`;
const SPACE = String.raw`[ ']`;

const NO_MARK = /(?!)/g;

/** Each unambiguous format, with the thousands separators to remove. */
const SPELLINGS: [RegExp, RegExp][] = [
  [/^\d+$/, NO_MARK],
  // 1,200 and 1,200.50 and 1,20,000.50
  [new RegExp(String.raw`^(?:${grouped(',')}|${INDIAN})(?:\.\d*)?$`), /,/g],
  // 1 200,50 and 1'200.50
  [new RegExp(String.raw`^${grouped(SPACE)}(?:[.,]\d*)?$`), /[ ']/g],
  // 1.200,50 and 1.200.300
  [new RegExp(String.raw`^(?:${grouped('[.]')},\d*|[1-9]\d{0,2}(?:[.]\d{3}){2,})$`), /[.]/g],
  // 1200.5, 1200,5 and .5; with three digits after the separator only if they cannot be thousands.
  [/^(?:\d*[.,](?:\d{1,2}|\d{4,})|(?:\d{4,}|0+)?[.,]\d{3}|\d+[.,])$/, NO_MARK],
];

/** 1.200 is ambiguous: three digits after a point can be decimals or thousands. */
const AMBIGUOUS = /^[1-9]\d{0,2}\.\d{3}$/;

const DOLLARS = /^(?:us\$|usd|\$|us dollars?|dollars?)$/i;
const AROUND = /^([^\d.,]*?)([\d.,][\d.,' ]*?)([^\d.,]*)$/;
const DIFFERENT_SPACE = /[\s\u00A0\u2007\u2009\u202F]+/g;
const APOSTROPHE = /[\u2018\u2019\u02BC`\u00B4]/g;
const MINUS = /[\u2010-\u2015\u2212]/g;

/**
 * Parses a number with thousands separators and either decimal separator. A comma counts as a thousands separator only
 * before exactly three digits. Ambiguous numbers are rejected.
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
