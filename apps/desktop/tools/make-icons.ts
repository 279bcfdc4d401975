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

/** The overlay icon of the taskbar button on Windows while something is unread. */
const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#f0a061" stroke="#0c1224"/></svg>';

const icons = {
  'icon.png': draw(rounded, 1024),
  'tray/unread.png': draw(dot, 16),
  'tray/tray.png': draw(star, 22),
  'tray/tray@2x.png': draw(star, 44),
  'tray/tray-Template.png': draw(template, 18),
  'tray/tray-Template@2x.png': draw(template, 36),
};

for (const [name, content] of Object.entries(icons))
  await writeFile(new URL(name, folder), content);
