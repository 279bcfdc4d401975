/*
 * Does with Chromium what journeys do with an app: starts it, attaches to it, presses keys through the
 * system, takes a picture of the screen. Prints the results.
 */
import { chromium } from '@playwright/test';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newDataFolder } from '../verify/data-folder.ts';
import { collectProcessFacts } from '../verify/facts.ts';
import { kill, startApp } from '../verify/start-app.ts';
import { System } from '../verify/system.ts';

const [binary = ''] = process.argv.slice(2);
const data = newDataFolder('linux');
// Chromium refuses to run as root with its sandbox.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const app = await startApp([binary, '--no-first-run', ...asRoot], data);
const browser = await chromium.connectOverCDP(app.endpoint, { noDefaults: true });
const page = browser.contexts()[0]!.pages()[0]!;
await page.goto('data:text/html,<title>none</title><body style="background: teal">');
await page.bringToFront();
await page.evaluate(() =>
  addEventListener('keydown', ({ code, ctrlKey, altKey, repeat }) => {
    if (!repeat) document.title += ` ${ctrlKey ? 'Control+' : ''}${altKey ? 'Alt+' : ''}${code}`;
  }),
);
const system = new System('linux', { ...process.env, ...data.env });
system.press('Control+Y');
while ((await page.title()) === 'none') await pause(100);
const picture = join(mkdtempSync(join(tmpdir(), 'polaris-picture-')), 'screen.png');
system.takePicture(picture);
const result = {
  keys: await page.title(),
  visible: await page.evaluate(() => document.visibilityState),
  pictureBytes: statSync(picture).size,
  facts: collectProcessFacts(app.process.pid!),
};
await kill(app);
console.log(JSON.stringify(result));
process.exit();
