import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import type { Size } from './board.ts';
import type { Palette } from './palette.ts';

const { document } = new JSDOM('').window;

/** A chart in the site's style, as SVG. */
export function chart(palette: Palette, size: Size, options: Plot.PlotOptions): string {
  const plot = Plot.plot({
    document,
    ...size,
    marginTop: 10,
    marginRight: 12,
    marginBottom: 26,
    marginLeft: 44,
    className: 'chart',
    style: { color: palette.role('muted'), background: 'none', overflow: 'visible' },
    ...options,
    x: { label: null, ...options.x },
    y: { label: null, ...options.y },
  });
  return plot.outerHTML;
}

type Channels = [red: number, green: number, blue: number];

const channels = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Interpolates between two colors by 0 to 1. */
export function mixColors(from: string, to: string, part: number): string {
  const end = channels(to);
  const reach = Math.min(1, Math.max(0, part));
  const mixed = channels(from).map((one, index) => one + ((end[index] ?? 0) - one) * reach);
  return `#${mixed.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;
}

/** The relative luminance of a color (WCAG). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((one) =>
    one <= 10 ? one / 3294.6 : ((one / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Ink or paper, whichever has more contrast. */
export function readableOn(color: string, palette: Palette): string {
  const contrast = (other: string) => {
    const [dark = 0, light = 0] = [luminance(color), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const [ink, paper] = [palette.role('ink'), palette.role('raised')];
  return contrast(ink) >= contrast(paper) ? ink : paper;
}

/** Grid lines. */
export function rules(palette: Palette, axis: 'x' | 'y', ticks = 4): Plot.Markish {
  const style = { stroke: palette.role('line'), strokeOpacity: 1, ticks };
  return axis === 'x' ? Plot.gridX(style) : Plot.gridY(style);
}

/** Text inside of a chart, in ink or in its own color. */
export const lettering = (palette: Palette, fill = palette.role('ink')) => ({
  fill,
  fontSize: 13,
  fontWeight: 600,
});
