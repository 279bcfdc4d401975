/** Draws every icon from one drawing: `npm run icons -w apps/web`, after `favicon.svg` has changed. */
import { Resvg } from '@resvg/resvg-js';
import { readFile, writeFile } from 'node:fs/promises';

const folder = new URL('../public/', import.meta.url);

const rounded = await readFile(new URL('favicon.svg', folder), 'utf8');
/** Maskable icons: the background fills the corners. */
const square = rounded.replace(' rx="6"', '');

const draw = (svg: string, size: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** The ICO format: a header, a directory, and a PNG for each size. */
function packIco(sizes: number[]): Buffer {
  const pictures = sizes.map((size) => draw(rounded, size));
  const header = Buffer.from([0, 0, 1, 0, sizes.length, 0]);
  let offset = header.length + 16 * sizes.length;
  const contents = pictures.map((picture, index) => {
    const entry = Buffer.alloc(16);
    const size = sizes[index] ?? 0;
    entry.set([size, size, 0, 0, 1, 0, 32, 0]);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...contents, ...pictures]);
}

const icons = {
  'favicon.ico': packIco([16, 32, 48]),
  'apple-touch-icon.png': draw(square, 180),
  'icon-192.png': draw(rounded, 192),
  'icon-512.png': draw(rounded, 512),
  'icon-maskable-512.png': draw(square, 512),
};

for (const [name, content] of Object.entries(icons))
  await writeFile(new URL(name, folder), content);
