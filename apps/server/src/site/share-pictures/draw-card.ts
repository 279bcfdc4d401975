import type { PictureWords } from '@polaris/contracts';
import { cardColors as colors } from './card-colors.ts';
import { drawChart, drawStar } from './draw-chart.ts';
import { type TextStyle, textPaths, wrap } from './text-paths.ts';

const size = { width: 1200, height: 630 };
const LEFT = 72;
/** Where the chart starts, beside the headline and beside the price. */
const HEADLINE_WIDTH = 720;
const PRICE_WIDTH = 430;

/** Largest first. The lines of each size fit above the price. */
const headlineSizes = [
  { size: 96, lines: 2, leading: 1.02 },
  { size: 74, lines: 3, leading: 1.05 },
  { size: 56, lines: 4, leading: 1.1 },
];

/** The picture of a page as SVG. */
export function drawCard({ brand, eyebrow, headline, price = '' }: PictureWords): string {
  const ink = (color: string, paths: string) => `<g fill="${color}">${paths}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="${size.width}" height="${size.height}" fill="${colors.ground}"/>
    ${drawChart()}
    ${drawStar(LEFT, 70, 38)}
    ${ink(colors.text, line(brand, LEFT + 58, 104, 400, { typeface: 'serif', size: 46 }))}
    ${ink(colors.accent, line(eyebrow, LEFT, 206, HEADLINE_WIDTH, { typeface: 'sans', size: 30 }))}
    ${ink(colors.text, drawHeadline(headline))}
    ${ink(colors.accent, line(price, LEFT, 562, PRICE_WIDTH, { typeface: 'serif', size: 60 }))}
  </svg>`;
}

const line = (text: string, x: number, y: number, width: number, style: TextStyle): string =>
  textPaths(wrap(text, width, 1, style)[0] ?? '', x, y, style);

function drawHeadline(headline: string): string {
  const style = (fontSize: number): TextStyle => ({ typeface: 'serif', size: fontSize });
  const fits = headlineSizes.find(
    (one) => wrap(headline, HEADLINE_WIDTH, Infinity, style(one.size)).length <= one.lines,
  );
  const { size: fontSize, lines, leading } = fits ?? headlineSizes.at(-1)!;
  return wrap(headline, HEADLINE_WIDTH, lines, style(fontSize))
    .map((text, index) =>
      textPaths(text, LEFT, 226 + fontSize * (0.86 + index * leading), style(fontSize)),
    )
    .join('');
}
