/** Draws the sample dashboards as pictures: `npm run dashboards -w apps/web [-- slug …]`. */
import { type Browser, chromium } from '@playwright/test';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { findBrowser } from '../../e2e/support/find-browser.ts';
import type { MakeBoard } from './board.ts';
import { boards } from './boards.ts';
import { boardPage } from './frame.ts';
import { type PictureTheme, paletteOf } from './palette.ts';

const target = new URL('../../app/routes/portfolio/reporting-samples/pictures/', import.meta.url);
const size = { width: 1120, height: 896 };
const WIDTH = 1600;
/** The size limit of a picture, for phones. */
const LARGEST = 60_000;

async function draw(browser: Browser, makeBoard: MakeBoard, theme: PictureTheme): Promise<void> {
  const palette = paletteOf(theme);
  const board = makeBoard(palette);
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: WIDTH / size.width });
  await page.setContent(boardPage(board, palette));
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await page.close();
  const file = new URL(`${board.slug}-${theme}.avif`, target);
  await writeFile(file, await sharp(shot).avif({ quality: 57, effort: 7 }).toBuffer());
  const { size: bytes } = await stat(file);
  if (bytes > LARGEST) throw new Error(`${fileURLToPath(file)} is too large: ${bytes} bytes`);
  console.log(`${board.slug}, ${theme}: ${Math.round(bytes / 1000)} kB`);
}

await mkdir(target, { recursive: true });
const wanted = process.argv.slice(2);
const chosen = boards.filter(
  (makeBoard) => !wanted.length || wanted.includes(makeBoard(paletteOf('light')).slug),
);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const makeBoard of chosen)
    for (const theme of ['light', 'dark'] as const) await draw(browser, makeBoard, theme);
} finally {
  await browser.close();
}
