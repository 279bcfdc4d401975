import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from '../web/e2e/support/browser-options.ts';

const standIn = Boolean(process.env.POLARIS_HAS_STAND_IN);
const everyJourney = Boolean(process.env.LONG_TESTS);
/** What `npm test` runs; `npm run test:all` runs all of them. */
const daily = ['first-screen.spec.ts', 'owner-day.spec.ts'];

/** Run by `e2e/run.ts` and `e2e/verify-electron.ts`, which start Polaris and name the app to drive. */
export default defineConfig<{ hasKeyRing: boolean }>({
  testDir: 'e2e',
  // Compiled already: Playwright would do it again for each worker, which takes seconds.
  build: { external: ['**/out/**'] },
  workers: 1,
  retries: 0,
  timeout: 300_000,
  // A shared machine can be slow; what never comes still fails its test.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../reports/playwright-desktop.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions: browserOptions,
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    // Of apps that are packed for it.
    {
      name: 'app',
      ...(everyJourney ? {} : { testMatch: daily }),
      ...(process.env.POLARIS_UPDATE ? {} : { testIgnore: 'update.spec.ts' }),
    },
    // A Linux without a key ring is as common as one with it.
    ...(standIn && everyJourney
      ? [{ name: 'without a key ring', testMatch: 'owner-day.spec.ts', use: { hasKeyRing: false } }]
      : []),
  ],
});
