/** Subsets the web fonts of the fontsource packages: `npm run fonts -w libs/ui`. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

interface Cut {
  source: string;
  target: string;
  letters: string;
  axes: Record<string, number | { min: number; max: number; default: number }>;
}

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Latin-1 and the punctuation, arrows and signs that the product sets. */
const ascii = range(0x20, 0x7e);
const latin = ascii + range(0xa0, 0xff) + 'ıŒœ–—‘’‚“”„•…′″€™←↑→↓−';

/** One optical size and weight for display and essays; text keeps its weights. */
const cuts: Cut[] = [
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    target: 'newsreader-display.woff2',
    letters: latin,
    axes: { opsz: 44, wght: 400 },
  },
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    target: 'newsreader-display-italic.woff2',
    letters: ascii + '’“”–—…',
    axes: { opsz: 44, wght: 400 },
  },
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    target: 'newsreader-text.woff2',
    letters: latin,
    axes: { opsz: 16, wght: 400 },
  },
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    target: 'newsreader-text-italic.woff2',
    letters: latin,
    axes: { opsz: 16, wght: 400 },
  },
  {
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    target: 'hanken-grotesk.woff2',
    letters: latin,
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'pnum', 'tnum'];

async function make({ source, target, letters, axes }: Cut): Promise<void> {
  const original = await readFile(fileURLToPath(import.meta.resolve(source)));
  const font = await subsetFont(original, letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(new URL(`../src/theme/fonts/${target}`, import.meta.url), font);
}

await Promise.all(cuts.map(make));
