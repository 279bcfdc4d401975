import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../web/e2e/support/find-browser.ts';
import { freePort } from '../../web/e2e/support/start-polaris.ts';
import { type GivenTarget, fail, runJourneys } from './journeys.ts';

/*
 * Runs the journeys with the stand-in, in Chromium. `verify-electron.ts` runs the same ones with an app.
 */
const at = (path: string) => fileURLToPath(new URL(`../testing/stand-in/${path}`, import.meta.url));

/** Ours; all other arguments are Playwright's. */
const EVERY_WIDTH = '--every-width';
const args = process.argv.slice(2).filter((arg) => arg !== EVERY_WIDTH);

async function run(): Promise<void> {
  const browser = findBrowser();
  console.log(`Browser: ${browser}`);
  const target: GivenTarget = {
    path: at('polaris.ts'),
    platform: 'linux',
    opensLinks: true,
    origin: 'https://polaris.app.invalid',
    env: {
      // Its programs replace those of the system.
      PATH: `${at('bin')}${delimiter}${process.env.PATH}`,
      POLARIS_STAND_IN: `${await freePort()}`,
      PLAYWRIGHT_CHROMIUM_PATH: browser,
    },
  };
  await runJourneys(target, args, {
    POLARIS_HAS_STAND_IN: 'yes',
    PLAYWRIGHT_CHROMIUM_PATH: browser,
    ...(process.argv.includes(EVERY_WIDTH) && { EVERY_WIDTH: 'yes' }),
  });
}

await run().catch(fail);
