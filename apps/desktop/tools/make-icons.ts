/** Renders the app's icons from the site's favicon: `npm run icons -w apps/desktop`. */
import { Resvg } from '@resvg/resvg-js';
import { readFile, writeFile } from 'node:fs/promises';

const favicon = new URL('../../web/public/favicon.svg', import.meta.url);
const folder = new URL('../resources/', import.meta.url);

const rounded = await readFile(favicon, 'utf8');
/** The star without its background, for the tray. */
const star = rounded.replace(/<rect[^>]*>/, '').replace('translate(4 4)', 'scale(1.3333)');
/** A macOS template image: black with transparency; the system colors it. */
const template = star.replace('#f0a061', '#000');

const draw = (svg: string, size: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** Apple's grid for app icons: a shape of 824 pixels on a canvas of 1024 pixels. */
const withMargin = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024"><svg x="100" y="100" width="824" height="824" viewBox="${viewBoxOf(rounded)}">${contentOf(rounded)}</svg></svg>`;

function viewBoxOf(svg: string): string {
  return /viewBox="([^"]+)"/.exec(svg)![1]!;
}

function contentOf(svg: string): string {
  return svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}

/** An ICO file of PNG images, from which Windows picks one for the scale of the display. */
function ico(svg: string, sizes: number[]): Buffer {
  const images = sizes.map((size) => draw(svg, size));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(sizes[index]!, entry);
    header.writeUInt8(sizes[index]!, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images]);
}

/** The overlay icon of the Windows taskbar button, for unread items. */
const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#f0a061" stroke="#0c1224"/></svg>';

const icons = {
  'icon.png': draw(rounded, 1024),
  'icon-mac.png': draw(withMargin, 1024),
  'tray/window.png': draw(rounded, 256),
  'tray/tray.ico': ico(star, [16, 20, 24, 32, 48]),
  'tray/unread.png': draw(dot, 16),
  'tray/tray.png': draw(star, 22),
  'tray/tray@2x.png': draw(star, 44),
  'tray/tray-Template.png': draw(template, 18),
  'tray/tray-Template@2x.png': draw(template, 36),
};

for (const [name, content] of Object.entries(icons))
  await writeFile(new URL(name, folder), content);
