/**
 * Cuts the fonts of invoices: `node tools/make-invoice-fonts.ts NotoSansCJK-Regular.ttc`, with the file
 * of the Debian package fonts-noto-cjk. The others come from the fontsource packages; that of the emoji is
 * not among ours: `npm install --no-save @fontsource/noto-emoji@5.3.2`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
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

/** In two files, as the tool has no room for all of it at once. */
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

/** One face of a collection as a font of its own: its tables, one after the other. */
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

/** Rules for vertical text and the like: too many for the tool, and of no use here. */
const layoutTables = ['GSUB', 'GPOS', 'BASE', 'VORG', 'vhea', 'vmtx'];

async function make(original: Buffer, { target, letters, axes }: Omit<Cut, 'source'>) {
  const font = await subsetFont(original, letters, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: ['kern', 'mark', 'mkmk', 'tnum', 'lnum'],
    ...(axes ? { variationAxes: axes } : { dropTables: layoutTables }),
  });
  await writeFile(new URL(`../src/platform/typefaces/fonts/${target}`, import.meta.url), font);
}

for (const { source, ...cut } of [...newsreader, ...hanken, ...(await emoji())])
  await make(await readFile(fileURLToPath(import.meta.resolve(source))), cut);

const [collection] = process.argv.slice(2);
if (collection) {
  const original = faceOf(await readFile(collection), SIMPLIFIED_CHINESE);
  for (const [target, letters] of Object.entries(cjk)) await make(original, { target, letters });
}
