import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from './e2e/support/browser-options.ts';
import { daily } from './e2e/support/daily.ts';
import { allFiles, filesBySite } from './e2e/support/sites.ts';

const files = process.env.LONG_TESTS ? allFiles() : daily;
const sites = filesBySite(files);
const ofSites = new Set(sites.flatMap((site) => site.files));

/** `e2e/run.ts` finds the browser, starts Polaris and passes both here. */
export default defineConfig({
  testDir: 'e2e',
  // Precompiled, as Playwright would compile for each worker, which takes seconds.
  build: { external: ['**/build/server/**'] },
  // Each worker has a browser, and often its own server. With three workers on two busy cores, servers get too little
  // time and respond with 503.
  workers: 2,
  retries: 0,
  // Shared machines can be slow.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.POLARIS_URL,
    launchOptions: browserOptions,
    // Fails a missing element before the test's own timeout.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Reduced motion, except in tests of motion.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    ...sites.map((site) => ({ name: site.name, testMatch: site.files, workers: 1 })),
    { name: 'shared-site', testMatch: files.filter((file) => !ofSites.has(file)) },
  ],
});
