import { type Customer, searchKey } from '@polaris/contracts';

export type Named = Pick<Customer, 'id' | 'name' | 'company' | 'email'>;

/** Words that do not identify a customer, although names contain them. */
const COMMON = new Set('a an and at for from i in is it my of on our the to we with'.split(' '));
const MIN_PREFIX = 2;
const MAX_WORDS = 6;

/** Without accents, case, trailing punctuation, and the 's of "Sara's". */
export const plainWord = (word: string): string =>
  searchKey(word.replace(/[.,:;!?]+$/, '').replace(/['’]s$/i, ''));

export const isCommon = (word: string): boolean => COMMON.has(plainWord(word));

const equals = (part: string, word: string) => part === word;
const begins = (part: string, word: string) => word.length >= MIN_PREFIX && part.startsWith(word);

type Compare = typeof equals;

/** Whether one of the customer's texts (name, company, email) contains all words. */
function isAbout({ name, company, email }: Named, words: readonly string[], compare: Compare) {
  return [name, company, email].some((text) => {
    const parts = text?.split(/\s+/).map(plainWord) ?? [];
    return words.every((word) => parts.some((part) => compare(part, word)));
  });
}

export interface FoundCustomers<T> {
  customers: T[];
  /** The number of words at the start that identify these customers. */
  used: number;
}

/**
 * The customers that the first words identify, using as many words as possible. Words may be cut off ("har" for
 * "Harbor") only if a name is expected.
 */
export function findCustomers<T extends Named>(
  words: readonly string[],
  customers: readonly T[],
  expectsName: boolean,
): FoundCustomers<T> {
  const plain = words.slice(0, MAX_WORDS).map(plainWord);
  for (let used = plain.length; used > 0; used -= 1) {
    const first = plain.slice(0, used);
    if (first.every(isCommon)) continue;
    for (const compare of expectsName ? [equals, begins] : [equals]) {
      const found = customers.filter((one) => isAbout(one, first, compare));
      if (found.length > 0) return { customers: found, used };
    }
  }
  return { customers: [], used: 0 };
}
