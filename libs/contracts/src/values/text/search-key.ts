/** Letters that are no base letter with a mark, as the database's dictionary spells them. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
};

const LEFT_OUT = /['’‘ʼ´`′\p{Mn}\p{Cf}]/gu;

/**
 * A text as it is searched: without accents, apostrophes and invisible characters, in lower case. The
 * database does the same for what it searches.
 */
export const searchKey = (text: string): string =>
  text
    .replace(LEFT_OUT, '')
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłıς]/g, (letter) => OTHER_LETTERS[letter]!);

/** Where a text has what is searched for, from its first character to the one behind it; undefined: nowhere. */
export function findMatch(text: string, query: string): { from: number; to: number } | undefined {
  let key = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const part = searchKey(character);
    for (const _ of part.split('')) places.push(at);
    key += part;
    at += character.length;
  }
  const sought = searchKey(query);
  const found = sought === '' ? -1 : key.indexOf(sought);
  if (found < 0) return undefined;
  return { from: places[found]!, to: places[found + sought.length] ?? text.length };
}
