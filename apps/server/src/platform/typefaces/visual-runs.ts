import createBidi from 'bidi-js';
import { visible } from './letters.ts';
import { type Run, type Typeface, runsOf } from './typefaces.ts';

/** Scripts that fontkit already sets from right to left. */
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const bidi = createBidi();

/** A run with its bidirectional level: odd is right to left. */
interface Leveled {
  run: Run;
  level: number;
}

/** The parts of a line in visual order (Unicode UAX #9). */
export function visualRunsOf(line: string, typeface: Typeface): Run[] {
  const text = visible(line);
  if (!FROM_RIGHT.test(text)) return runsOf(text, typeface);
  const { levels } = bidi.getEmbeddingLevels(text);
  const parts = partsOf(text, levels).flatMap(({ start, end, level }) =>
    runsOf(mirrored(text.slice(start, end), level), typeface).map((run) => ({ run, level })),
  );
  return reordered(parts).map(({ run, level }) => turned(run, level));
}

function partsOf(text: string, levels: Uint8Array) {
  const parts: { start: number; end: number; level: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = parts.at(-1);
    if (last && last.level === levels[at]) last.end = at + 1;
    else parts.push({ start: at, end: at + 1, level: levels[at]! });
  }
  return parts;
}

/** Mirrors brackets in right-to-left text. */
const mirrored = (text: string, level: number): string =>
  level % 2 === 0
    ? text
    : Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');

/** Rule L2: from the deepest level on, reverses the parts that are at least as deep. */
function reordered(parts: Leveled[]): Leveled[] {
  let order = parts;
  for (let depth = Math.max(...parts.map(({ level }) => level)); depth > 0; depth -= 1) {
    const next: Leveled[] = [];
    let open: Leveled[] = [];
    for (const part of order) {
      if (part.level >= depth) open.unshift(part);
      else {
        next.push(...open, part);
        open = [];
      }
    }
    order = [...next, ...open];
  }
  return order;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Reverses signs, which fontkit sets from left to right, and digits, which it would reverse itself. */
function turned({ font, text }: Run, level: number): Run {
  if ((level % 2 === 1) === FROM_RIGHT.test(text)) return { font, text };
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  return { font, text: letters.reverse().join('') };
}
