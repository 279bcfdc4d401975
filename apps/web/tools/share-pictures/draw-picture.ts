import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { star } from '../../app/ornaments/course.ts';
import { pictureSize } from '../../app/page/share-picture.ts';
import { defaultContent } from '../../content/content.ts';
import { color } from './brand-colors.ts';
import { drawShareChart } from './draw-chart.ts';
import { type TextStyle, drawText, wrapText } from './draw-text.ts';

export interface CardText {
  eyebrow: string;
  headline: string;
}

const LEFT = 72;
/** Where the chart's line is at the height of the last line of a long headline. */
const MAX_WIDTH = 640;
const HEADLINE_TOP = 259;

/** A page's card as a PNG. */
export function drawPicture(words: CardText): Buffer {
  return new Resvg(drawCard(words), { font: { loadSystemFonts: false } }).render().asPng();
}

function drawCard({ eyebrow, headline }: CardText): string {
  const { width, height } = pictureSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${color('night')}"/>
    ${renderToStaticMarkup(drawShareChart())}
    <path transform="translate(${LEFT} 66) scale(${38 / 24})" fill="${color('night-accent')}" d="${star}"/>
    ${line(defaultContent.site.brand, LEFT + 58, 100, 'on-night', { font: 'serif', size: 46, letterSpacing: -0.01 })}
    ${line(eyebrow, LEFT, 224, 'night-accent', { font: 'sans', size: 30 })}
    ${drawHeadline(headline)}
  </svg>`;
}

const line = (
  text: string,
  x: number,
  y: number,
  ink: Parameters<typeof color>[0],
  style: TextStyle,
): string =>
  `<g transform="translate(${x} ${y})" fill="${color(ink)}">${drawText(text, style).shapes}</g>`;

function drawHeadline(headline: string): string {
  const { size, lineHeight } = headlineSize(headline);
  const style: TextStyle = { font: 'serif', size, letterSpacing: -0.02 };
  return wrapText(headline, MAX_WIDTH, style)
    .map((text, index) =>
      line(text, LEFT, HEADLINE_TOP + size * (0.675 + index * lineHeight), 'on-night', style),
    )
    .join('');
}

/** Font sizes by headline length, to fit the same space. */
function headlineSize({ length }: string): { size: number; lineHeight: number } {
  if (length <= 26) return { size: 104, lineHeight: 1 };
  return length <= 36 ? { size: 80, lineHeight: 1.04 } : { size: 62, lineHeight: 1.08 };
}
