import { COVERED } from './covered-characters.ts';

/** Joiners and variants of emoji, which are set one by one, and direction marks. Joiners between letters are kept. */
const INVISIBLE =
  /\u200b|\u2060|\ufe0e|\ufe0f|\ufeff|[\u{e0020}-\u{e007f}]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu;

/** The visible characters of a text, composed. */
export const visible = (text: string): string => text.normalize('NFC').replace(INVISIBLE, '');

/** The first letter of a text that no font has, with its marks; undefined if there is none. */
export function missingGlyph(text: string): string | undefined {
  for (const { segment } of new Intl.Segmenter('en').segment(visible(text)))
    for (const letter of segment)
      if (!/[\s\p{Cc}]/u.test(letter) && !isCovered(letter.codePointAt(0)!)) return segment;
  return undefined;
}

/** A text in which each letter that no font has is written as its Unicode number: "[U+16A0]". */
export const spelled = (text: string): string =>
  [...visible(text)]
    .map((letter) =>
      missingGlyph(letter) === undefined
        ? letter
        : `[U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`,
    )
    .join('');

let ranges: { first: number; last: number }[] | undefined;

function isCovered(point: number): boolean {
  ranges ??= readRanges();
  return ranges.some(({ first, last }) => point >= first && point <= last);
}

function readRanges() {
  let before = 0;
  return COVERED.split(' ').map((range) => {
    const [step = 0, length = 0] = range.split('.').map((digits) => parseInt(digits, 36));
    const first = before + step;
    before = first + length;
    return { first, last: before };
  });
}
