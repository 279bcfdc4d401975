/** One of our letters, as it is looked for in what a mail repeats. */
export type OwnLetter = string;

/** More of a letter is not skipped at once, and a shorter line is not looked for further on. */
const SKIPPED = 2000;
const LOOKED_FOR = 20;

/** What is left of a text where mail programs break its lines, mark it, and repeat its addresses. */
export const bare = (text: string): string =>
  text
    .replace(/[<[](mailto|https?):[^\s<>[\]]*[>\]]/gi, '')
    .replace(/[\s>*_\u200b\ufeff]+/g, '')
    .toLowerCase();

/**
 * The lines from `start` on that repeat a letter from its beginning, in its order; none if they do not. What stands
 * between them was written by someone else.
 */
export function repeatedLines(
  lines: readonly string[],
  start: number,
  letter: OwnLetter,
): number[] {
  const found: number[] = [];
  let at = 0;
  for (let index = start; index < lines.length && at < letter.length; index += 1) {
    const line = lines[index]!;
    if (line === '') continue;
    const next = letter.startsWith(line, at) ? at : furtherOn(letter, line, at);
    if (next >= 0) {
      found.push(index);
      at = next + line.length;
    } else if (at < Math.min(LOOKED_FOR, letter.length)) return [];
  }
  return at < Math.min(LOOKED_FOR, letter.length) ? [] : found;
}

function furtherOn(letter: string, line: string, at: number): number {
  if (at === 0 || line.length < LOOKED_FOR) return -1;
  const found = letter.slice(at, at + SKIPPED + line.length).indexOf(line);
  return found < 0 ? -1 : at + found;
}
