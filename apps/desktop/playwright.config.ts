import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from '../web/e2e/support/browser-options.ts';

/** Run by `e2e/run.ts`, which finds the browser, starts Polaris, and passes both in the environment. */
export default defineConfig({
  testDir: 'e2e',
  // Compiled already: Playwright would do it again for each worker, which takes seconds.
  build: { external: ['**/out/**'] },
  workers: 1,
  retries: 0,
  timeout: 180_000,
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
  // The app can start only once per process, so each journey is a project with its own process. Without
  // an Electron binary that project is left out, and run.ts says so.
  projects: [
    { name: 'chromium', testIgnore: 'screens.spec.ts' },
    { name: 'screens', testMatch: 'screens.spec.ts' },
    ...(process.env.POLARIS_ELECTRON ? [{ name: 'electron', testIgnore: 'screens.spec.ts' }] : []),
  ],
});
