import { type MatchColumn, names, nickname, nicknames, similar } from './rules.ts';

/** Python's white space, which differs from \s. */
const SPACE =
  '[\\t-\\r\\x1c- \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+';
const SPACES = new RegExp(SPACE);
const EDGES = new RegExp(`^${SPACE}|${SPACE}$`, 'g');
const ACCENTS = /[\u0300-\u036f]/g;

/** True for most cells. Checking this first makes reading three times faster. */
const isPlain = (text: string): boolean => /^[!-~]*$/.test(text);

export const trim = (text: string): string => (isPlain(text) ? text : text.replace(EDGES, ''));

export const splitWords = (text: string): string[] => text.split(SPACES).filter(Boolean);

/** Normalizes case, accents and spaces. */
export const clean = (text: string): string =>
  isPlain(text)
    ? text.toLowerCase()
    : splitWords(text.toLowerCase().normalize('NFKD').replace(ACCENTS, '')).join(' ');

export const formal = (name: string): string => nicknames.get(name) ?? name;

/** From 0 to 1. */
export function similarity(column: MatchColumn, value: string, other: string): number {
  if (value === other || !names.includes(column)) return Number(value === other);
  if (column === 'first_name' && formal(value) === formal(other)) return nickname;
  const ratio = ratioOf([...value], [...other]);
  return ratio >= similar ? ratio : 0;
}

type Letters = readonly string[];

/** The ratio of Python's difflib: twice the letters in common, by all the letters. */
const ratioOf = (a: Letters, b: Letters): number => (2 * inCommon(a, b)) / (a.length + b.length);

/** The longest common run, plus recursively those before and after it. */
function inCommon(a: Letters, b: Letters): number {
  const { start, other, length } = longestRun(a, b);
  if (length === 0) return 0;
  const before = inCommon(a.slice(0, start), b.slice(0, other));
  return before + length + inCommon(a.slice(start + length), b.slice(other + length));
}

/** The earliest of the longest runs of equal letters. */
function longestRun(a: Letters, b: Letters): { start: number; other: number; length: number } {
  let best = { start: 0, other: 0, length: 0 };
  let ending: number[] = [];
  for (const [at, letter] of a.entries()) {
    const runs: number[] = [];
    for (const [place, candidate] of b.entries()) {
      if (candidate !== letter) continue;
      const length = (runs[place] = (ending[place - 1] ?? 0) + 1);
      if (length > best.length)
        best = { start: at - length + 1, other: place - length + 1, length };
    }
    ending = runs;
  }
  return best;
}
