import { type Typeface, openFont } from '../../platform/typefaces/typefaces.ts';
import { visualRunsOf } from '../../platform/typefaces/visual-runs.ts';

export interface TextStyle {
  typeface: Typeface;
  size: number;
}

const layout = (text: string, { typeface, size }: TextStyle) =>
  visualRunsOf(text, typeface).map((run) => {
    const font = openFont(run.font);
    return { run: font.layout(run.text), scale: size / font.unitsPerEm };
  });

export const widthOf = (text: string, style: TextStyle): number =>
  layout(text, style).reduce((sum, { run, scale }) => sum + run.advanceWidth * scale, 0);

/** A line of text as shapes, so that the rasterizer needs no fonts. */
export function textPaths(text: string, x: number, y: number, style: TextStyle): string {
  let at = x;
  return layout(text, style)
    .flatMap(({ run, scale }) =>
      run.glyphs.map((glyph, index) => {
        const { xAdvance, xOffset, yOffset } = run.positions[index]!;
        // Combining marks are positioned by an offset.
        const left = (at + xOffset * scale).toFixed(2);
        const base = yOffset === 0 ? y : (y - yOffset * scale).toFixed(2);
        const shape = `<path transform="translate(${left} ${base}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
        at += xAdvance * scale;
        return shape;
      }),
    )
    .join('');
}

/** Breaks text into lines of the width, with an ellipsis if there are too many. */
export function wrap(text: string, width: number, most: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.slice(0, most);
  if (lines.length > most) kept.push(`${kept.pop() ?? ''}…`);
  return kept.map((line) => shorten(line, width, style));
}

/** Shortens a line that is too wide, as with one long word, and adds an ellipsis. */
function shorten(line: string, width: number, style: TextStyle): string {
  if (widthOf(line, style) <= width) return line;
  const letters = [...line];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, style) > width) letters.pop();
  return `${letters.join('')}…`;
}
