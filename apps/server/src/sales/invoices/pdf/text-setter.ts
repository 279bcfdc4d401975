import {
  type Run,
  type Typeface,
  fontFile,
  runsOf,
} from '../../../platform/typefaces/typefaces.ts';
import { visualRunsOf } from '../../../platform/typefaces/visual-runs.ts';

export interface TextStyle {
  typeface: Typeface;
  /** Points. */
  size: number;
  /** From one baseline to the next, in points. */
  leading: number;
  color: string;
  /** Points between letters. */
  spacing?: number;
  align?: 'left' | 'right';
}

/** Text broken into lines of a given width. */
export interface SetText {
  lines: Run[][];
  style: TextStyle;
  width: number;
  /** Points. */
  height: number;
}

type Doc = PDFKit.PDFDocument;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Tabular figures, so that amounts line up. */
const features = ['kern', 'tnum', 'lnum'] as never;

/** Breaks text into lines and draws them, each run in the font that has its letters. */
export class TextSetter {
  private readonly registered = new Set<string>();
  private readonly doc: Doc;

  constructor(doc: Doc) {
    this.doc = doc;
  }

  fit(text: string, width: number, style: TextStyle): SetText {
    const lines = text
      .replace(/\t/g, ' ')
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .flatMap((paragraph) => this.breakLines(paragraph, width, style))
      .map((line) => visualRunsOf(line, style.typeface));
    return { lines, style, width, height: lines.length * style.leading };
  }

  /** With its top at `y`. */
  draw({ lines, style, width }: SetText, x: number, y: number): void {
    lines.forEach((runs, index) => {
      const top = y + index * style.leading;
      const offset = style.align === 'right' ? width - this.widthOf(runs, style) : 0;
      this.drawLine(runs, style, x + offset, top + (style.leading - style.size) / 2);
    });
  }

  private drawLine(runs: Run[], style: TextStyle, x: number, y: number): void {
    let left = x;
    for (const run of runs) {
      this.use(run, style);
      this.doc.fillColor(style.color);
      // A line can have fonts of different heights, so align them by the baseline.
      this.doc.text(run.text, left, y + style.size * ASCENT, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: style.spacing ?? 0,
        features,
      });
      left += this.widthOf([run], style);
    }
  }

  private breakLines(paragraph: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = '';
    for (const piece of this.piecesOf(paragraph, width, style)) {
      if (line !== '' && this.measure(line + piece.trimEnd(), style) > width) {
        lines.push(line.trimEnd());
        line = piece.trimStart();
      } else line += piece;
    }
    return [...lines, line.trimEnd()];
  }

  /** Unbreakable pieces: words with their punctuation, or single characters of words that are too long. */
  private piecesOf(paragraph: string, width: number, style: TextStyle): string[] {
    const pieces: string[] = [];
    for (const { segment } of words.segment(paragraph)) {
      const before = pieces.at(-1);
      if (before !== undefined && !/\s$/.test(before) && /^[\s\p{P}]+$/u.test(segment))
        pieces[pieces.length - 1] = before + segment;
      else pieces.push(segment);
    }
    return pieces.flatMap((piece) =>
      this.measure(piece.trimEnd(), style) > width ? this.splitLong(piece) : [piece],
    );
  }

  private splitLong(piece: string): string[] {
    return Array.from(graphemes.segment(piece), ({ segment }) => segment);
  }

  private measure(text: string, style: TextStyle): number {
    return this.widthOf(runsOf(text, style.typeface), style);
  }

  private widthOf(runs: Run[], style: TextStyle): number {
    return runs.reduce((sum, run) => {
      this.use(run, style);
      const options = { characterSpacing: style.spacing ?? 0, features };
      return sum + this.doc.widthOfString(run.text, options);
    }, 0);
  }

  private use({ font }: Run, { size }: TextStyle): void {
    if (!this.registered.has(font)) this.doc.registerFont(font, fontFile(font));
    this.registered.add(font);
    this.doc.font(font).fontSize(size);
  }
}

/** The distance from the top of a line to its baseline, as a fraction of the font size. */
const ASCENT = 0.8;
