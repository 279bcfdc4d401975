import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFeed } from '../verify/update-feed.ts';
import { picture } from './report.ts';
import { expect, test } from './test.ts';

/*
 * Run by `verify-electron.ts --update <folder with version 0.0.2>`, with version 0.0.1 installed. Both are
 * packed for the local feed.
 */
test('updates itself from version 0.0.1 to 0.0.2, and starts again', async ({ desktop }) => {
  const page = await desktop.main();
  const feed = await serveFeed(process.env.POLARIS_UPDATE!);
  try {
    expect((await desktop.state()).version).toBe('0.0.1');
    await page.evaluate(() => window.polaris.checkForUpdate());
    await expect
      .poll(async () => (await desktop.state()).update, { timeout: 180_000 })
      .toEqual({ step: 'ready', version: '0.0.2' });
    await picture(desktop, 'update-ready');
    // Updating ends the page that requests it.
    await page.evaluate(() => window.polaris.installUpdate()).catch(() => undefined);
    await expect.poll(() => desktop.hasEnded, { timeout: 60_000 }).toBe(true);
    const log = join(desktop.data.path, 'polaris/main.log');
    await expect
      .poll(() => existsSync(log) && readFileSync(log, 'utf8'), { timeout: 180_000 })
      .toMatch(/ start 0\.0\.2 [\s\S]* window shown/);
    await picture(desktop, 'updated');
  } finally {
    feed.close();
  }
});
