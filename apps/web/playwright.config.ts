import { defineConfig, devices } from '@playwright/test';

/** `e2e/run.ts` finds the browser, starts Polaris and says here where both are. */
export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.POLARIS_URL,
    launchOptions: {
      executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH,
      // Machines that test have none, and standing in for one costs a twentieth of the time.
      args: ['--disable-gpu', '--disable-software-rasterizer'],
    },
    screenshot: 'only-on-failure',
  },
});
