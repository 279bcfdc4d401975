/** Reads a picture from stdin and writes a small PNG to stdout. Each process handles one picture. */
import { buffer } from 'node:stream/consumers';
import { Resvg } from '@resvg/resvg-js';
import { readPictureFormat } from '@polaris/contracts';
import { countScans } from './jpeg-scans.ts';
import { readOrientation, turned } from './orientation.ts';

/** The longer side of a thumbnail, in pixels. */
const SIDE = 320;
/** Each pixel takes 4 bytes while it is drawn. */
const MAX_PIXELS = 25_000_000;
/** Each scan takes a full pass: a small file with thousands of scans would take as long as thousands of pictures. */
const MAX_SCANS = 100;

const content = await buffer(process.stdin);
const format = readPictureFormat(content);
if (!format) throw new Error('This is no picture, or it was cut off.');
const { mediaType, width, height } = format;
if (width * height > MAX_PIXELS) throw new Error(`It has ${width} x ${height} pixels.`);
const scans = countScans(content);
if (scans > MAX_SCANS) throw new Error(`It has ${scans} scans.`);

const { size, transform } = turned(readOrientation(content), { width, height });
const href = `data:${mediaType};base64,${content.toString('base64')}`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">
  <image href="${href}" width="${width}" height="${height}" transform="${transform}"/></svg>`;
const scale = Math.min(1, SIDE / Math.max(size.width, size.height));
const png = new Resvg(svg, {
  fitTo: { mode: 'width', value: Math.max(1, Math.round(size.width * scale)) },
  font: { loadSystemFonts: false },
})
  .render()
  .asPng();
process.stdout.write(png);
