import { editDistance } from './edit-distance.ts';
import { synonyms } from './synonyms.ts';
import { fold, singular, tokenize } from './words.ts';

/** Longer queries only match exactly. */
const MAX_WORDS = 40;

/** An indexed text. */
export interface SearchText {
  folded: string;
  words: readonly string[];
  /** Each pair of adjacent words joined: "cleanup" finds "clean up". */
  pairs: readonly string[];
  /** All words in the singular, separated by spaces. */
  line: string;
}

export function searchText(...texts: string[]): SearchText {
  const words = texts.flatMap((text) => tokenize(fold(text)));
  return {
    folded: texts.map(fold).join('\n'),
    words,
    pairs: words.slice(1).map((word, index) => `${words[index]}${word}`),
    line: ` ${words.map(singular).join(' ')} `,
  };
}

/**
 * The indexes of matching texts, in order: with the query or each of its words, singular or plural, with or without
 * hyphens, or as a synonym. Typos are allowed only if nothing else matches.
 */
export function findTexts(search: string, texts: readonly SearchText[]): number[] {
  const wanted = fold(search);
  const words = tokenize(wanted);
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

const isSearchable = ({ length }: string[]) => length > 0 && length <= MAX_WORDS;

/** Two words of the query may form one: "dash board", "machine learning". */
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
  // Skips the first word of a pair.
  const isPair = (pair: string) => singular(pair) === one || (word.length > 5 && isOf(pair));
  return text.words.some(isOf) || text.pairs.some(isPair) || hasSynonym(one, text);
}

const hasSynonym = (typed: string, { line }: SearchText): boolean =>
  synonyms.get(typed)?.some((said) => line.includes(` ${said} `)) ?? false;

/** Short words and numbers allow no typos. */
function isNear(word: string, { words, pairs }: SearchText): boolean {
  if (word.length < 4 || /\p{N}/u.test(word)) return false;
  const most = word.length < 8 ? 1 : 2;
  const isClose = (other: string) =>
    Math.abs(other.length - word.length) <= most && editDistance(word, other) <= most;
  return words.some(isClose) || pairs.some(isClose);
}
