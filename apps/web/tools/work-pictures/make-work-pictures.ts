/** Draws the pictures of work: `npm run work-pictures -w apps/web [-- name …]`. */
import { type Browser, chromium } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { findBrowser } from '../../e2e/support/find-browser.ts';
import { type PictureTheme, paletteOf } from '../dashboards/palette.ts';
import { type Sheet, sheetPage, sheetSize } from './sheet.ts';
import { sheets } from './sheets.ts';

const target = new URL('../../app/work-pictures/', import.meta.url);
/** The size limit of a picture, for phones. */
const LARGEST = 15_000;
const QUALITIES = [62, 56, 50, 45, 40, 36];
/** For ordinary and for dense screens: cards are about 340 pixels wide. */
const SCALES = [1, 1.5];

async function draw(browser: Browser, sheet: Sheet, theme: PictureTheme): Promise<void> {
  for (const scale of SCALES) {
    const page = await browser.newPage({ viewport: sheetSize, deviceScaleFactor: scale });
    await page.setContent(sheetPage(sheet, paletteOf(theme)));
    await page.evaluate(() => document.fonts.ready);
    const picture = sharp(await page.screenshot());
    await page.close();
    const name = `${theme}/${sheet.name}-${sheetSize.width * scale}.avif`;
    const bytes = await pack(picture);
    if (!bytes) throw new Error(`${name} is too large`);
    await writeFile(new URL(name, target), bytes);
    console.log(`${name}: ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}

/** Uses the best quality that stays within the size limit. */
async function pack(picture: Sharp): Promise<Buffer | undefined> {
  for (const quality of QUALITIES) {
    const bytes = await picture.clone().avif({ quality, effort: 7 }).toBuffer();
    if (bytes.length <= LARGEST) return bytes;
  }
  return undefined;
}

const wanted = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const theme of ['light', 'dark'] as const) {
    await mkdir(new URL(theme, target), { recursive: true });
    for (const sheet of sheets)
      if (!wanted.length || wanted.includes(sheet.name)) await draw(browser, sheet, theme);
  }
} finally {
  await browser.close();
}
