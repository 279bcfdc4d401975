import { Resvg } from '@resvg/resvg-js';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type CSSProperties, type ReactElement, createElement as el } from 'react';
import satori from 'satori';
import { star } from '../../app/ornaments/course.ts';
import { pictureSize } from '../../app/page/share-picture.ts';
import { defaultContent } from '../../content/content.ts';
import { drawShareChart } from './draw-chart.ts';
import { color } from './brand-colors.ts';

export interface CardText {
  eyebrow: string;
  headline: string;
}

const readFont = (file: string): Promise<Buffer> =>
  readFile(fileURLToPath(import.meta.resolve(`@polaris/ui/fonts/${file}`)));

const fonts = [
  { name: 'Newsreader', data: await readFont('newsreader-display.woff2') },
  { name: 'Hanken Grotesk', data: await readFont('hanken-grotesk.woff2') },
];

/** A page's card as a PNG. */
export async function drawPicture(words: CardText): Promise<Buffer> {
  const svg = await satori(drawCard(words), { ...pictureSize, fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

function drawCard({ eyebrow, headline }: CardText): ReactElement {
  return box(
    {
      ...pictureSize,
      position: 'relative',
      flexDirection: 'column',
      gap: 84,
      padding: '64px 72px',
      backgroundColor: color('night'),
      color: color('on-night'),
      fontFamily: 'Newsreader',
    },
    box({ position: 'absolute', left: 0, top: 0 }, drawShareChart()),
    drawBrand(),
    box(
      { flexDirection: 'column', maxWidth: MAX_WIDTH },
      box({ fontFamily: 'Hanken Grotesk', fontSize: 30, color: color('night-accent') }, eyebrow),
      box({ ...headlineSize(headline), paddingTop: 20, letterSpacing: '-0.02em' }, headline),
    ),
  );
}

const drawBrand = (): ReactElement =>
  box(
    { alignItems: 'center', gap: 20, fontSize: 46, letterSpacing: '-0.01em' },
    el(
      'svg',
      { width: 38, height: 38, viewBox: '0 0 24 24' },
      el('path', { d: star, fill: color('night-accent') }),
    ),
    defaultContent.site.brand,
  );

/** Where the chart's line is at the height of the last line of a long headline. */
const MAX_WIDTH = 640;

/** Font sizes by headline length, to fit the same space. */
function headlineSize({ length }: string): CSSProperties {
  if (length <= 26) return { fontSize: 104, lineHeight: 1 };
  return length <= 36 ? { fontSize: 80, lineHeight: 1.04 } : { fontSize: 62, lineHeight: 1.08 };
}

/** The renderer requires an explicit display of every box. */
const box = (style: CSSProperties, ...children: (ReactElement | string)[]): ReactElement =>
  el('div', { style: { display: 'flex', ...style } }, ...children);
