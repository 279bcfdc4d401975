/**
 * Subsets the fonts of invoices: `node tools/make-invoice-fonts.ts NotoSansCJK-Regular.ttc`, with the file of the
 * Debian package fonts-noto-cjk. The other fonts come from fontsource packages; emoji and other scripts need `npm
 * install --no-save @fontsource/noto-emoji@5.3.2` and, in version 5.3.0, `@fontsource-variable/noto-sans` and the same
 * name with `-arabic`, `-armenian`, `-devanagari`, `-georgian`, `-hebrew` and `-thai`. Finally writes
 * `covered-characters.ts`, which lists the letters that the fonts have.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

interface Cut {
  source: string;
  target: string;
  letters: string;
  axes?: Record<string, number>;
}

const range = (first: number, last: number): string => {
  const points = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return points.map((point) => String.fromCodePoint(point)).join('');
};

/** Latin with its accents, Vietnamese, punctuation, currencies and arrows. */
const latin =
  range(0x20, 0x7e) + range(0xa0, 0x24f) + range(0x1e00, 0x1eff) + range(0x2010, 0x22ff);

const parts = ['latin', 'latin-ext', 'vietnamese'];

const newsreader: Cut[] = parts.map((part) => ({
  source: `@fontsource-variable/newsreader/files/newsreader-${part}-opsz-normal.woff2`,
  target: `newsreader-${part}.ttf`,
  letters: latin,
  axes: { opsz: 44, wght: 400 },
}));

const hanken: Cut[] = [400, 600].flatMap((weight) =>
  parts.map((part) => ({
    source: `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${part}-wght-normal.woff2`,
    target: `hanken-${weight}-${part}.ttf`,
    letters: latin,
    axes: { wght: weight },
  })),
);

/** Two joiners of letters, and a circle for combining marks without a letter. */
const joiners = '\u200c\u200d\u25cc';

/** Other scripts, each with the characters that shape its letters. The packages' files lack the joiners. */
const scripts: Cut[] = [
  ...['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'latin-ext'].map((part) => ({
    source: `@fontsource-variable/noto-sans/files/noto-sans-${part}-wght-normal.woff2`,
    target: `noto-sans-${part}.ttf`,
    letters:
      range(0x250, 0x52f) + range(0x1e00, 0x22ff) + range(0x2c60, 0x2c7f) + range(0xa640, 0xa7ff),
    axes: { wght: 400 },
  })),
  ...Object.entries({
    arabic:
      range(0x600, 0x77f) + range(0x8a0, 0x8ff) + range(0xfb50, 0xfdff) + range(0xfe70, 0xfefc),
    armenian: range(0x530, 0x58f) + range(0xfb13, 0xfb17),
    devanagari: range(0x900, 0x97f) + range(0x1cd0, 0x1cff) + range(0xa8e0, 0xa8ff) + '\u20b9',
    georgian: range(0x10a0, 0x10ff) + range(0x1c90, 0x1cbf) + range(0x2d00, 0x2d2f),
    hebrew: range(0x590, 0x5ff) + range(0xfb1d, 0xfb4f) + '\u20aa',
    thai: range(0xe00, 0xe7f),
  }).map(([script, letters]) => ({
    source: `@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`,
    target: `noto-sans-${script}.ttf`,
    letters: letters + joiners,
    axes: { wght: 400 },
  })),
];

/** The features of https://learn.microsoft.com/en-us/typography/opentype/spec/featurelist that shape words. */
const shaping = [
  ...['ccmp', 'locl', 'rlig', 'calt', 'liga', 'clig', 'curs', 'rclt'],
  ...['init', 'medi', 'fina', 'isol', 'med2', 'fin2', 'fin3'],
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf', 'vatu', 'cjct'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln', 'dist', 'abvm', 'blwm'],
];

/** One color, as invoices are printed. */
const emoji = async (): Promise<Cut[]> => {
  const file = fileURLToPath(import.meta.resolve('@fontsource/noto-emoji/unicode.json'));
  const ranges = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  return Object.entries(ranges)
    .filter(([part]) => /^\[\d+\]$/.test(part))
    .map(([part, points]) => ({
      source: `@fontsource/noto-emoji/files/noto-emoji-${part.slice(1, -1)}-400-normal.woff2`,
      target: `emoji-${part.slice(1, -1)}.ttf`,
      letters: lettersOf(points),
    }));
};

const lettersOf = (ranges: string): string =>
  ranges
    .split(',')
    .map((part) => part.replace('U+', '').split('-'))
    .map(([first = '', last = first]) => range(parseInt(first, 16), parseInt(last, 16)))
    .join('');

/** Split into two files, as the tool cannot process all characters together. */
const cjk = {
  /** Greek, Cyrillic, signs, kana, Bopomofo, and every unified Han character. */
  'noto-sans-han.otf':
    range(0x370, 0x4ff) +
    range(0x2000, 0x2bff) +
    range(0x2e80, 0x33ff) +
    range(0x4e00, 0x9fff) +
    range(0xf900, 0xfaff) +
    range(0xff00, 0xffef),
  'noto-sans-hangul.otf': range(0xac00, 0xd7a3),
};

const SIMPLIFIED_CHINESE = 2;

/** One font of a collection as a separate file: its tables, one after the other. */
function faceOf(collection: Buffer, index: number): Buffer {
  const start = collection.readUInt32BE(12 + 4 * index);
  const count = collection.readUInt16BE(start + 4);
  const head = Buffer.from(collection.subarray(start, start + 12 + 16 * count));
  const tables: Buffer[] = [];
  let end = head.length;
  for (let entry = 12; entry < head.length; entry += 16) {
    const [from, length] = [head.readUInt32BE(entry + 8), head.readUInt32BE(entry + 12)];
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    collection.copy(table, 0, from, from + length);
    head.writeUInt32BE(end, entry + 8);
    tables.push(table);
    end += table.length;
  }
  return Buffer.concat([head, ...tables]);
}

/** Layout rules, as for vertical text: too many for the tool, and not needed here. */
const layoutTables = ['GSUB', 'GPOS', 'BASE', 'VORG', 'vhea', 'vmtx'];

async function make(original: Buffer, { target, letters, axes }: Omit<Cut, 'source'>) {
  const font = await subsetFont(original, letters, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: ['kern', 'mark', 'mkmk', 'tnum', 'lnum', ...shaping],
    ...(axes ? { variationAxes: axes } : { dropTables: layoutTables }),
  });
  await writeFile(new URL(`../src/platform/typefaces/fonts/${target}`, import.meta.url), font);
}

for (const { source, ...cut } of [...newsreader, ...hanken, ...scripts, ...(await emoji())])
  await make(await readFile(fileURLToPath(import.meta.resolve(source))), cut);

const [collection] = process.argv.slice(2);
if (collection) {
  const original = faceOf(await readFile(collection), SIMPLIFIED_CHINESE);
  for (const [target, letters] of Object.entries(cjk)) await make(original, { target, letters });
}

/** The characters of all fonts as ranges in base 36: the distance of each from the last one, and its length. */
async function coverage(): Promise<string> {
  const folder = fileURLToPath(new URL('../src/platform/typefaces/fonts/', import.meta.url));
  const points = new Set<number>();
  for (const file of (await readdir(folder)).filter((name) => /\.[ot]tf$/.test(name)))
    for (const point of (fontkit.openSync(folder + file) as fontkit.Font).characterSet)
      points.add(point);
  const ranges: { first: number; last: number }[] = [];
  for (const point of [...points].sort((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range && point === range.last + 1) range.last = point;
    else ranges.push({ first: point, last: point });
  }
  let before = 0;
  return ranges
    .map(({ first, last }) => {
      const step = [first - before, last - first].map((count) => count.toString(36)).join('.');
      before = last;
      return step;
    })
    .join(' ');
}

await writeFile(
  new URL('../src/platform/typefaces/covered-characters.ts', import.meta.url),
  `/** Made by tools/make-invoice-fonts.ts. */\nexport const COVERED =\n  '${await coverage()}';\n`,
);
