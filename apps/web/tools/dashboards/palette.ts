import { readFileSync } from 'node:fs';

export type Theme = 'light' | 'dark';

const styles = readFileSync(
  new URL('../../../../libs/ui/src/theme/base.css', import.meta.url),
  'utf8',
);

/** Steps of night blue and copper between the site's own colors, for series beside each other. */
const series = {
  light: { deep: '#22345f', mid: '#7388b6', pale: '#c6cfe3', copper: '#e3a983', ramp: '#e9edf5' },
  dark: { deep: '#a9c2ee', mid: '#5f7bb4', pale: '#2d3e67', copper: '#9a6238', ramp: '#18223e' },
};

export interface Palette {
  theme: Theme;
  /** The site's color of that role, as its stylesheet has it. */
  role: (name: string) => string;
  /** What counts most, what it is compared with, and what stays behind. */
  deep: string;
  mid: string;
  pale: string;
  copper: string;
  /** Where a scale that ends in deep blue begins. */
  ramp: string;
}

export function paletteOf(theme: Theme): Palette {
  const block = /^(:root|\.dark) \{(.*?)^\}/gms;
  const blocks = new Map([...styles.matchAll(block)].map(([, name, body]) => [name, body ?? '']));
  const body = blocks.get(theme === 'dark' ? '.dark' : ':root') ?? '';
  const colors = new Map([...body.matchAll(/--([\w-]+): (#\w+);/g)].map(([, k, v]) => [k, v]));
  const role = (name: string): string => {
    const color = colors.get(name);
    if (!color) throw new Error(`The theme has no color named ${name}.`);
    return color;
  };
  return { theme, role, ...series[theme] };
}
