import { type APIRequestContext, test as base, request } from '@playwright/test';
import { ConsoleErrors, failedResponse } from '../../web/e2e/support/console-errors.ts';
import { owner } from '../../web/e2e/support/start-polaris.ts';
import type { DesktopApp } from './desktop-app.ts';
import { openHarness } from './harness.ts';
import { openElectron } from './real-electron.ts';

export { expect } from '@playwright/test';
export { owner };

interface Fixtures {
  /** Console errors and policy violations of all pages: the test fails on any unexpected one. */
  consoleErrors: ConsoleErrors;
  desktop: DesktopApp;
  server: string;
  /** API requests as the owner, independent of the app. */
  ownerApi: APIRequestContext;
}

export const test = base.extend<Fixtures>({
  server: async ({ browserName: _ }, provide) => provide(process.env.POLARIS_URL ?? ''),

  consoleErrors: [
    async ({ context }, provide) => {
      const consoleErrors = new ConsoleErrors();
      await consoleErrors.watch(context);
      // Expected: at first nobody is signed in, and some steps are offline.
      consoleErrors.allow(failedResponse(401), /net::ERR_INTERNET_DISCONNECTED/);
      // Expected: no program is registered for polaris:// links on this machine.
      consoleErrors.allow(/^Failed to launch 'polaris:/);
      await provide(consoleErrors);
      consoleErrors.check();
    },
    { auto: true },
  ],

  desktop: async ({ context }, provide, { project }) => {
    const binary = process.env.POLARIS_ELECTRON ?? '';
    const desktop =
      project.name === 'electron' ? await openElectron(binary) : await openHarness(context);
    await provide(desktop);
    await desktop.close();
  },

  ownerApi: async ({ server }, provide) => {
    const calls = await request.newContext({ baseURL: server });
    await calls.post('/api/auth/login', { data: owner });
    await provide(calls);
    await calls.dispose();
  },
});
