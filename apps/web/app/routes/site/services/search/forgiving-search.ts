import { editDistance } from './edit-distance.ts';
import { synonyms } from './synonyms.ts';
import { fold, singular, wordsOf } from './words.ts';

/** Longer searches are found only as they are written. */
const MOST_WORDS = 40;

/** A text that can be searched. */
export interface SearchText {
  folded: string;
  words: readonly string[];
  /** Each two neighboring words written as one: "clean up" is found by "cleanup". */
  pairs: readonly string[];
  /** All words in the singular, each between two spaces. */
  line: string;
}

export function searchText(...texts: string[]): SearchText {
  const words = texts.flatMap((text) => wordsOf(fold(text)));
  return {
    folded: texts.map(fold).join('\n'),
    words,
    pairs: words.slice(1).map((word, index) => `${words[index]}${word}`),
    line: ` ${words.map(singular).join(' ')} `,
  };
}

/**
 * The indexes of the texts that are found, in order. A text is found if it holds the search as it is
 * written, or every word of it: in the singular or plural, with or without hyphens, or by a synonym.
 * Only if none is found may words have small typing errors.
 */
export function findTexts(search: string, texts: readonly SearchText[]): number[] {
  const wanted = fold(search);
  const words = wordsOf(wanted);
  const found = (has: Has) =>
    [...texts.keys()].filter((index) => {
      const text = texts[index]!;
      return text.folded.includes(wanted) || (isSearchable(words) && hasAll(words, text, has));
    });
  const exact = found(hasWord);
  return exact.length > 0
    ? exact
    : found((word, text) => hasWord(word, text) || isNear(word, text));
}

type Has = (word: string, text: SearchText) => boolean;

const isSearchable = ({ length }: string[]) => length > 0 && length <= MOST_WORDS;

/** Two words of the search may stand for one: "dash board", "machine learning". */
function hasAll(words: readonly string[], text: SearchText, has: Has): boolean {
  const reached = new Set([0]);
  for (const [index, word] of words.entries()) {
    if (!reached.has(index)) continue;
    if (has(word, text)) reached.add(index + 1);
    const next = words[index + 1];
    if (next && (has(word + next, text) || hasSynonym(`${word} ${next}`, text)))
      reached.add(index + 2);
  }
  return reached.has(words.length);
}

function hasWord(word: string, text: SearchText): boolean {
  const one = singular(word);
  const isOf = (other: string) =>
    other.startsWith(word) || other.startsWith(one) || singular(other) === one;
  // The beginning of a pair is a word of its own already.
  const isPair = (pair: string) => singular(pair) === one || (word.length > 5 && isOf(pair));
  return text.words.some(isOf) || text.pairs.some(isPair) || hasSynonym(one, text);
}

const hasSynonym = (typed: string, { line }: SearchText): boolean =>
  synonyms.get(typed)?.some((said) => line.includes(` ${said} `)) ?? false;

/** Up to three letters, and numbers, are meant as they are. */
function isNear(word: string, { words, pairs }: SearchText): boolean {
  if (word.length < 4 || /\p{N}/u.test(word)) return false;
  const most = word.length < 8 ? 1 : 2;
  const isClose = (other: string) =>
    Math.abs(other.length - word.length) <= most && editDistance(word, other) <= most;
  return words.some(isClose) || pairs.some(isClose);
}
