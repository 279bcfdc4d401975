import type { SiteModule } from '@polaris/contracts';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { publicPaths } from '../app/site-map.ts';
import { drawPicture } from './share-pictures/draw-picture.ts';
import { readPage } from './share-pictures/read-page.ts';

const build = new URL('../build/', import.meta.url);
const started = performance.now();
const site = (await import(new URL('server/index.js', build).href)) as SiteModule;

/** Draws a page's picture, and lays it where the page says that it is. */
async function makePicture(path: string): Promise<void> {
  const { picturePath, words } = await readPage(path, site);
  await writeFile(new URL(`client${picturePath}`, build), await drawPicture(words));
}

const folder = new URL('client/assets/share/', build);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const path of publicPaths) await makePicture(path);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Pictures for sharing: ${publicPaths.length}, drawn in ${seconds} s`);
// What renders the site keeps a channel open for its next page; there is none.
process.exit();
