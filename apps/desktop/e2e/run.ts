import { findBrowser } from '../../web/e2e/support/find-browser.ts';
import { fail, runJourneys } from './journeys.ts';
import { standInTarget } from './stand-in-target.ts';

/*
 * Runs the journeys with the stand-in, in Chromium. `verify-electron.ts` runs the same ones with an app.
 */

/** Our own; all other arguments are Playwright's. */
const EVERY_WIDTH = '--every-width';
const args = process.argv.slice(2).filter((arg) => arg !== EVERY_WIDTH);

async function run(): Promise<void> {
  const browser = findBrowser();
  console.log(`Browser: ${browser}`);
  await runJourneys(await standInTarget(browser), args, {
    POLARIS_HAS_STAND_IN: 'yes',
    PLAYWRIGHT_CHROMIUM_PATH: browser,
    ...(process.argv.includes(EVERY_WIDTH) && { EVERY_WIDTH: 'yes' }),
  });
}

await run().catch(fail);
