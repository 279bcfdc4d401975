import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from './e2e/browser-options.ts';
import { filesBySite } from './e2e/sites.ts';

const sites = filesBySite();

/** `e2e/run.ts` finds the browser, starts Polaris and says here where both are. */
export default defineConfig({
  testDir: 'e2e',
  // Compiled already: Playwright would do it again for each worker, which takes seconds.
  build: { external: ['**/build/server/**'] },
  // Two cores: much of a journey is waiting for an answer or a picture.
  workers: 3,
  retries: 0,
  // A shared machine can be slow; what never comes still fails its test.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.POLARIS_URL,
    launchOptions: browserOptions,
    screenshot: 'only-on-failure',
    // Each frame of a movement is drawn; tests of movements ask for them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    ...sites.map(({ name, files }) => ({ name, testMatch: files, workers: 1 })),
    { name: 'shared-site', testIgnore: sites.flatMap(({ files }) => files) },
  ],
});
