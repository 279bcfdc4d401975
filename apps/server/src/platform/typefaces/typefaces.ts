import { readdirSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { visible } from './letters.ts';

/** The typefaces: each falls back to further fonts for letters that it lacks. */
export type Typeface = 'serif' | 'sans' | 'bold';

/** A part of a text in one font. */
export interface Run {
  /** The font's file name. */
  font: string;
  text: string;
}

const folder = `${import.meta.dirname}/fonts`;

const latin = ['latin', 'latin-ext', 'vietnamese'];
const faces: Record<Typeface, string[]> = {
  serif: latin.map((part) => `newsreader-${part}.ttf`),
  sans: latin.map((part) => `hanken-400-${part}.ttf`),
  bold: latin.map((part) => `hanken-600-${part}.ttf`),
};
const scripts = [
  ...['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'latin-ext'],
  ...['arabic', 'hebrew', 'devanagari', 'thai', 'georgian', 'armenian'],
];
const others = [
  'hanken-400-latin.ttf',
  ...scripts.map((script) => `noto-sans-${script}.ttf`),
  'noto-sans-han.otf',
  'noto-sans-hangul.otf',
  ...readdirSync(folder)
    .filter((file) => file.startsWith('emoji-'))
    .sort(),
];

export const fontFile = (name: string): string => `${folder}/${name}`;

/** Shown for letters that no font has. */
const MISSING = '\u25a1';

const opened = new Map<string, fontkit.Font>();

/** A font by its file name; each is read once. */
export function openFont(name: string): fontkit.Font {
  const font = opened.get(name) ?? (fontkit.openSync(fontFile(name)) as fontkit.Font);
  opened.set(name, font);
  return font;
}

const hasAll = (name: string, text: string): boolean => {
  const font = openFont(name);
  return [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Looks for the letter itself, then for it without its accent. */
function runOf(letter: string, fonts: string[]): Run {
  for (const text of [letter, [...letter.normalize('NFD')][0]!]) {
    const font = fonts.find((name) => hasAll(name, text));
    if (font) return { font, text };
  }
  return { font: 'noto-sans-han.otf', text: MISSING };
}

/** Splits a text by the fonts that have its letters; a letter that none has becomes a box. */
export function runsOf(text: string, typeface: Typeface): Run[] {
  const fonts = [...faces[typeface], ...others];
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(visible(text))) {
    const whole = fonts.find((font) => hasAll(font, segment));
    for (const piece of whole ? [segment] : segment) {
      const last = runs.at(-1);
      const run = whole ? { font: whole, text: piece } : runOf(piece, fonts);
      if (last?.font === run.font) last.text += run.text;
      else runs.push(run);
    }
  }
  return runs;
}
