import { type APIRequestContext, test as base, request } from '@playwright/test';
import { ConsoleErrors, failedResponse } from '../../web/e2e/support/console-errors.ts';
import { removeAll } from '../../web/e2e/support/data.ts';
import { owner } from '../../web/e2e/support/start-polaris.ts';
import { CutProxy } from '../verify/cut-proxy.ts';
import { RunningApp } from '../verify/running-app.ts';
import { targetOf } from '../verify/target.ts';
import { StandIn } from './stand-in.ts';
import { writeReport } from './report.ts';

export { expect } from '@playwright/test';
export { owner };

interface Options {
  /** Whether responses and captures can be encrypted. */
  hasKeyRing: boolean;
}

interface Fixtures {
  /** The connection to the server, which a test can cut. */
  line: CutProxy;
  desktop: RunningApp;
  /** Null with a real app. */
  standIn: StandIn | null;
  /** The address of the server, as the app knows it. */
  server: string;
  /** API requests as the owner, independent of the app. */
  ownerApi: APIRequestContext;
}

export const test = base.extend<Fixtures & Options>({
  hasKeyRing: [!process.env.POLARIS_HAS_NO_KEY_RING, { option: true }],

  line: async ({ browserName: _ }, provide) => {
    const line = new CutProxy(new URL(process.env.POLARIS_URL ?? ''));
    await line.start();
    await provide(line);
    await line.stop();
  },

  server: async ({ line, ownerApi }, provide) => {
    // The journeys share one server.
    await removeAll(ownerApi, '/api/admin/contact-submissions');
    await removeAll(ownerApi, '/api/customers');
    await provide(line.url);
  },

  standIn: async ({ browserName: _ }, provide) =>
    provide(process.env.POLARIS_HAS_STAND_IN ? new StandIn(targetOf()) : null),

  desktop: async ({ hasKeyRing, standIn }, provide, info) => {
    const target = targetOf();
    const env = { ...target.env, ...(!hasKeyRing && { POLARIS_KEY_RING: 'basic_text' }) };
    const desktop = new RunningApp({ ...target, env });
    const consoleErrors = new ConsoleErrors();
    // Expected: at first no one is signed in, and in some steps the server is down, never responds, or is cut off in
    // the middle of a response (502).
    consoleErrors.allow(...[401, 502, 504].map(failedResponse), /net::ERR_FAILED/);
    // Expected: no program is registered for polaris:// links on this machine.
    consoleErrors.allow(/^Failed to launch 'polaris:/);
    desktop.onStart = async () => {
      await consoleErrors.watch(desktop.context);
      if (!standIn) await desktop.context.tracing.start({ screenshots: true, snapshots: true });
    };
    try {
      await desktop.start();
      await provide(desktop);
      consoleErrors.check();
    } finally {
      await writeReport(desktop, info);
      await desktop.dispose();
    }
  },

  ownerApi: async ({ browserName: _ }, provide) => {
    const calls = await request.newContext({ baseURL: process.env.POLARIS_URL! });
    await calls.post('/api/auth/login', { data: owner });
    await provide(calls);
    await calls.dispose();
  },
});
