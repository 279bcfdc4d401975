import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from '../web/e2e/browser-options.ts';

/** `e2e/run.ts` finds the browser, starts Polaris, and says here where both are. */
export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  retries: 0,
  timeout: 180_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../reports/playwright-desktop.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions: browserOptions,
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
  // The app starts once in a process, so each journey has a project, which is a process of its own. One
  // that cannot be made is left out, and said so by run.ts: it never counts as passed.
  projects: [
    { name: 'chromium', testIgnore: 'screens.spec.ts' },
    { name: 'screens', testMatch: 'screens.spec.ts' },
    ...(process.env.POLARIS_ELECTRON ? [{ name: 'electron', testIgnore: 'screens.spec.ts' }] : []),
  ],
});
