import { readFileSync } from 'node:fs';

export type PictureTheme = 'light' | 'dark';

const styles = readFileSync(
  new URL('../../../../libs/ui/src/theme/base.css', import.meta.url),
  'utf8',
);

/** Shades between the site's night blue and copper, for adjacent series. */
const series = {
  light: { deep: '#22345f', mid: '#7388b6', pale: '#c6cfe3', copper: '#e3a983', ramp: '#e9edf5' },
  dark: { deep: '#a9c2ee', mid: '#5f7bb4', pale: '#2d3e67', copper: '#9a6238', ramp: '#18223e' },
};

export interface Palette {
  theme: PictureTheme;
  /** The site's color of a role, from its stylesheet. */
  role: (name: string) => string;
  /** Primary, comparison and background colors. */
  deep: string;
  mid: string;
  pale: string;
  copper: string;
  /** The start of a scale to deep blue. */
  ramp: string;
}

export function paletteOf(theme: PictureTheme): Palette {
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
