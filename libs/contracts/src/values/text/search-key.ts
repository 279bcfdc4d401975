/** Letters that do not decompose into a base letter and a mark, as in the database's dictionary. */
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
 * The searchable form of a text: lower case, without accents, apostrophes and invisible characters. The database stores
 * texts in the same form for searching.
 */
export const searchKey = (text: string): string =>
  text
    .replace(LEFT_OUT, '')
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłıς]/g, (letter) => OTHER_LETTERS[letter]!);

/** The range of the first match of a query in a text, `to` exclusive; undefined without a match. */
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
