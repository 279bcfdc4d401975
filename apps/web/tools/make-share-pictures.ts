import type { WebBuild } from '@polaris/contracts';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import '../content-of-request.ts';
import { publicPaths } from '../app/site-map.ts';
import { drawPicture } from './share-pictures/draw-picture.ts';
import { readPictureText } from './share-pictures/read-page.ts';

const build = new URL('../build/', import.meta.url);
const started = performance.now();
const site = (await import(new URL('server/index.js', build).href)) as WebBuild;

/** Draws a page's picture to the path in its metadata. */
async function makePicture(path: string): Promise<void> {
  const { picturePath, words } = await readPictureText(path, site);
  await writeFile(new URL(`client${picturePath}`, build), drawPicture(words));
}

const folder = new URL('client/assets/share/', build);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const paths = publicPaths();
for (const path of paths) await makePicture(path);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Pictures for sharing: ${paths.length}, drawn in ${seconds} s`);
// React's scheduler keeps a channel open, so exit explicitly.
process.exit();
