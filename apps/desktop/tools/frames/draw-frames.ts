/**
 * Draws the contact sheets of the app's windows on three systems, whose frames are simulated:
 * `npm run frames -w apps/desktop`.
 */
import { type Browser, chromium, request } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../../web/e2e/support/find-browser.ts';
import { type Polaris, startPolaris } from '../../../web/e2e/support/start-polaris.ts';
import { standInTarget } from '../../e2e/stand-in-target.ts';
import { CutProxy } from '../../verify/cut-proxy.ts';
import { RunningApp } from '../../verify/running-app.ts';
import { fillRecords } from './fill-records.ts';
import { type Picture, sheetPage } from './sheet.ts';
import { type System, type Theme, systemFrames } from './system-frames.ts';
import { PictureTaker } from './take-pictures.ts';

const docs = new URL('../../../../docs/', import.meta.url);
/** The size limit of a sheet. */
const LARGEST = 200_000;
const QUALITIES = [70, 65, 60, 55, 50, 45, 40, 35];

async function picturesOf(system: System, browser: string, polaris: Polaris): Promise<Picture[]> {
  const line = new CutProxy(new URL(polaris.url));
  await line.start();
  const desktop = new RunningApp(await standInTarget(browser, system));
  try {
    await desktop.start();
    const taker = new PictureTaker(desktop, line, system);
    await taker.takeAll();
    return taker.pictures;
  } finally {
    await desktop.dispose();
    await line.stop();
  }
}

async function drawSheet(browser: Browser, pictures: Picture[], theme: Theme): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1666, height: 100 } });
  await page.setContent(sheetPage(pictures, theme));
  for (const quality of QUALITIES) {
    const jpeg = await page.screenshot({ fullPage: true, type: 'jpeg', quality });
    if (jpeg.length > LARGEST) continue;
    const file = new URL(`desktop-${theme}.jpg`, docs);
    await writeFile(file, jpeg);
    console.log(`${fileURLToPath(file)}: ${Math.round(jpeg.length / 1000)} kB, quality ${quality}`);
    return page.close();
  }
  throw new Error(`The ${theme} sheet is too large.`);
}

/** Dates are shown in the time zone of the machine. */
process.env.TZ = 'UTC';
const path = findBrowser();
const polaris = await startPolaris('frames');
try {
  await fillRecords(polaris, await request.newContext({ baseURL: polaris.url }));
  const pictures: Picture[] = [];
  for (const system of Object.keys(systemFrames) as System[])
    pictures.push(...(await picturesOf(system, path, polaris)));
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  for (const theme of ['light', 'dark'] as const) await drawSheet(browser, pictures, theme);
  await browser.close();
} finally {
  await polaris.stop();
}
