import { type APIRequestContext, test as base, request } from '@playwright/test';
import { Faults, refusedWith } from '../../web/e2e/faults.ts';
import { owner } from '../../web/e2e/start-polaris.ts';
import type { Desk } from './desktop-app.ts';
import { openHarness } from './harness.ts';
import { openElectron } from './real-electron.ts';

export { expect } from '@playwright/test';
export { owner };

interface Fixtures {
  /** What the pages complain about, violations of their policy included; a test fails by it. */
  faults: Faults;
  desk: Desk;
  server: string;
  /** The calls of the owner, apart from the app. */
  ownerApi: APIRequestContext;
}

export const test = base.extend<Fixtures>({
  server: async ({ browserName: _ }, provide) => provide(process.env.POLARIS_URL ?? ''),

  faults: [
    async ({ context }, provide) => {
      const faults = new Faults();
      await faults.watch(context);
      // Nobody is signed in at first, and a train has no connection.
      faults.announce(refusedWith(401), /net::ERR_INTERNET_DISCONNECTED/);
      // The system's browser has no program for our links here, and the provider's pages are not ours.
      faults.announce(/^Failed to launch 'polaris:/);
      await provide(faults);
      faults.check();
    },
    { auto: true },
  ],

  desk: async ({ context }, provide, { project }) => {
    const binary = process.env.POLARIS_ELECTRON ?? '';
    const desk =
      project.name === 'electron' ? await openElectron(binary) : await openHarness(context);
    await provide(desk);
    await desk.close();
  },

  ownerApi: async ({ server }, provide) => {
    const calls = await request.newContext({ baseURL: server });
    await calls.post('/api/auth/login', { data: owner });
    await provide(calls);
    await calls.dispose();
  },
});
