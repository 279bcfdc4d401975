/** One of our mails, normalized by `bare` for comparison. */
export type SentText = string;

/** The most characters of a mail that a quote can skip, and the shortest line that is searched for after a gap. */
const SKIPPED = 2000;
const LOOKED_FOR = 20;

/** Removes what mail programs change when they quote: line breaks, quote marks and repeated links. */
export const bare = (text: string): string =>
  text
    .replace(/[<[](mailto|https?):[^\s<>[\]]*[>\]]/gi, '')
    .replace(/[\s>*_\u200b\ufeff]+/g, '')
    .toLowerCase();

/**
 * The lines from `start` on that repeat a mail from its beginning and in order; none if they do not. Lines between them
 * were written by someone else.
 */
export function repeatedLines(lines: readonly string[], start: number, letter: SentText): number[] {
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
