import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';

const open = (file: string): fontkit.Font =>
  fontkit.openSync(fileURLToPath(import.meta.resolve(`@polaris/ui/fonts/${file}`))) as fontkit.Font;

const fonts = {
  serif: open('newsreader-display.woff2'),
  sans: open('hanken-grotesk.woff2'),
};

export interface TextStyle {
  font: keyof typeof fonts;
  size: number;
  /** As a share of the size. */
  letterSpacing?: number;
}

/** A line of text as shapes, and how wide it is: the image renderer needs no fonts. */
export function drawText(text: string, { font, size, letterSpacing = 0 }: TextStyle) {
  const { glyphs, positions } = fonts[font].layout(text);
  const scale = size / fonts[font].unitsPerEm;
  let width = 0;
  const shapes = glyphs.map((glyph, index) => {
    const shape = `<path transform="translate(${width.toFixed(2)} 0) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
    width += positions[index]!.xAdvance * scale + letterSpacing * size;
    return shape;
  });
  return { shapes: shapes.join(''), width };
}

/** The lines that a text takes at a width. */
export function wrapText(text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length && drawText(longer, style).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
