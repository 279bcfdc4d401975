import { readFileSync } from 'node:fs';
import type { KeyFigure } from '../../content/portfolio/dashboards/story.ts';
import type { Board, Panel, Stack } from './board.ts';
import type { Palette } from './palette.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url));
const fonts = '../../../../libs/ui/src/theme/fonts/';
const styles = read('frame.css').toString();

/** The space for charts in a picture. */
const INNER_WIDTH = 1040;
const BANDS_HEIGHT = 566;
const BAND_GAP = 22;
const STACK_GAP = 36;
const PANEL_GAP = 20;
const HEADING = 50;

export const each = <T>(items: readonly T[], html: (item: T) => string): string =>
  items.map(html).join('');

const face = (name: string, file: string) => `@font-face {
  font-family: '${name}';
  font-weight: 400 700;
  src: url(data:font/woff2;base64,${read(fonts + file).toString('base64')});
}`;

export const faces = [
  face('Newsreader Display', 'newsreader-display.woff2'),
  face('Hanken Grotesk', 'hanken-grotesk.woff2'),
].join('\n');

const roles = ['raised', 'ink', 'muted', 'line', 'line-strong', 'accent', 'success', 'danger'];

/** The theme's colors as CSS variables. */
export const themeColors = (palette: Palette, names: readonly string[] = roles): string =>
  `:root { ${each(names, (name) => `--${name}: ${palette.role(name)};`)} }`;
const star = `<svg viewBox="0 0 24 24" fill="currentColor"><path d="M12 0c.6 7.2 4.2 11 12 12-7.8 1-11.4 4.8-12 12-.6-7.2-4.2-11-12-12C7.8 11 11.4 7.2 12 0Z"/></svg>`;
const caret = `<svg viewBox="0 0 10 6" fill="none" stroke="currentColor" stroke-width="1.5"><path d="m1 1 4 4 4-4"/></svg>`;

/** A board as a page that is a picture's size. */
export function boardPage(board: Board, palette: Palette): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8" /><title>${board.title}</title>
    <style>${themeColors(palette)} ${faces} ${styles}</style>
    ${head(board)}
    <section class="figures">${each(board.keyFigures, (figure) => keyFigure(figure, palette))}</section>
    <section class="bands">${bands(board)}</section>
    <footer><span>Source: synthetic data, made for this portfolio. No real organization, no real donor.</span>
      <span>Built by the nightly run at 5:40 a.m.</span></footer></html>`;
}

const head = ({ title, question, asOf, filters }: Board) => `<header>
    <div><h1>${title}</h1><p class="question">${question}</p></div>
    <p class="as-of">${star}${asOf}</p>
  </header>
  <nav class="filters">${each(
    filters,
    ([name, choice]) => `<span class="filter">${name} <b>${choice}</b>${caret}</span>`,
  )}</nav>`;

export function keyFigure(
  { label, value, comparison, tone, trend }: KeyFigure,
  palette: Palette,
): string {
  return `<div class="figure"><p class="label">${label}</p><p class="value">${value}</p>
    <p class="comparison ${tone ?? ''}">${comparison}</p>${trend ? sparkline(trend, palette) : ''}</div>`;
}

/** A sparkline with a marked last point. */
function sparkline(values: readonly number[], palette: Palette): string {
  const [width, height] = [56, 18];
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const points = values.map((value, index) => [
    (index / (values.length - 1)) * width,
    height - ((value - low) / range) * height,
  ]);
  const [x, y] = points.at(-1) ?? [];
  return `<svg class="trend" width="${width}" height="${height}" overflow="visible">
    <polyline points="${points.join(' ')}" fill="none" stroke="${palette.mid}" stroke-width="1.5" />
    <circle cx="${x}" cy="${y}" r="2.75" fill="${palette.role('accent')}" /></svg>`;
}

function bands({ bands: all }: Board): string {
  const whole = all.reduce((total, { share }) => total + share, 0);
  const room = BANDS_HEIGHT - BAND_GAP * (all.length - 1);
  return each(all, ({ share, stacks }) => {
    const height = (room * share) / whole;
    return `<div class="band">${each(stacks, (one) => stack(one, stacks.length, height))}</div>`;
  });
}

function stack({ columns, panels }: Stack, beside: number, height: number): string {
  const width = ((INNER_WIDTH - STACK_GAP * (beside - 1)) * columns) / 12;
  const whole = panels.reduce((total, { share = 1 }) => total + share, 0);
  const room = height - PANEL_GAP * (panels.length - 1);
  return `<div class="stack">${each(panels, (one) =>
    panel(one, width, (room * (one.share ?? 1)) / whole),
  )}</div>`;
}

function panel({ title, note, legend = [], draw }: Panel, width: number, height: number): string {
  const key = each(
    legend,
    ({ name, color }) => `<span><i style="background: ${color}"></i>${name}</span>`,
  );
  const size = { width: Math.floor(width), height: Math.floor(height - HEADING) };
  return `<div class="panel" style="width: ${size.width}px"><div class="heading"><h2>${title}</h2>
    <div class="legend">${key}</div></div><p class="note">${note ?? ''}</p>${draw(size)}</div>`;
}
