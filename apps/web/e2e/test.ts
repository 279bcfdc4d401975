import { type APIRequestContext, test as base, request } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { ConsoleErrors } from './console-errors.ts';
import { awaitPageScript } from './page-script.ts';
import { owner, startPolaris } from './start-polaris.ts';

export { expect } from '@playwright/test';

/** What a journey needs to know of the Polaris that it visits. */
interface Place {
  url: string;
  mailFolder: string;
  output: () => string;
}

interface OwnPolaris {
  name: string;
  settings?: Record<string, string>;
  /** Its first start makes the database, too. */
  isFirstStart?: boolean;
}

/** For tests of what moves: as people see it who have not asked for less. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** For those who visit every page there is: the starter catalog alone. They may share one. */
export const starterSite: OwnPolaris = { name: 'starter-site' };

/**
 * For those who change what every visitor sees: one after another on one Polaris, each of them puts
 * the catalog as it needs it first. The one has the starter catalog, the other nothing.
 */
export const demoSite: OwnPolaris = { name: 'demo-site' };
export const emptySite: OwnPolaris = { name: 'empty-site', settings: { SEED: 'none' } };

interface WorkerFixtures {
  /** Set by files that need a Polaris to themselves: empty, or with a catalog to change. */
  ownPolaris: OwnPolaris | undefined;
  polaris: Place;
  ownerCookies: Awaited<ReturnType<APIRequestContext['storageState']>>['cookies'];
}

interface TestFixtures {
  /** Collects what the browser complains about; a test fails unless it has allowed it. */
  consoleErrors: ConsoleErrors;
  /** The calls of the owner, apart from the page. */
  ownerApi: APIRequestContext;
  /** Signs the page's own browser in as the owner. */
  signInAsOwner: () => Promise<void>;
}

const START_TIMEOUT = 60_000;

const shared = (): Place => ({
  url: process.env.POLARIS_URL ?? '',
  mailFolder: process.env.POLARIS_MAIL ?? '',
  output: () => '',
});

/** Limits count by network address: each test is a visitor of its own. */
export const someAddress = (): string =>
  ['10', ...[0, 0, 0].map(() => randomInt(1, 255))].join('.');

export const test = base.extend<TestFixtures, WorkerFixtures>({
  ownPolaris: [undefined, { scope: 'worker', option: true }],

  polaris: [
    async ({ ownPolaris }, provide, { workerIndex }) => {
      if (!ownPolaris) return provide(shared());
      const name = `polaris-${ownPolaris.name}-${workerIndex}`;
      const prepared = ownPolaris.isFirstStart ? '' : process.env.POLARIS_PREPARED;
      const polaris = await startPolaris(name, ownPolaris.settings, prepared);
      try {
        await provide(polaris);
      } finally {
        await polaris.stop();
      }
    },
    { scope: 'worker', timeout: START_TIMEOUT },
  ],

  ownerCookies: [
    async ({ polaris }, provide) => {
      const calls = await request.newContext({ baseURL: polaris.url });
      const answer = await calls.post('/api/auth/login', { data: owner });
      if (!answer.ok()) throw new Error(`The owner cannot sign in: ${await answer.text()}`);
      const { cookies } = await calls.storageState();
      await calls.dispose();
      await provide(cookies);
    },
    { scope: 'worker' },
  ],

  baseURL: ({ polaris }, provide) => provide(polaris.url),

  extraHTTPHeaders: ({ baseURL: _ }, provide) => provide({ 'X-Forwarded-For': someAddress() }),

  consoleErrors: async ({}, provide) => {
    const consoleErrors = new ConsoleErrors();
    await provide(consoleErrors);
    consoleErrors.check();
  },

  // Who only reads over HTTP opens no window.
  context: async ({ context, consoleErrors }, provide) => {
    await consoleErrors.watch(context);
    context.on('page', awaitPageScript);
    await provide(context);
  },

  ownerApi: async ({ polaris, ownerCookies }, provide) => {
    const storageState = { cookies: ownerCookies, origins: [] };
    const calls = await request.newContext({ baseURL: polaris.url, storageState });
    await provide(calls);
    await calls.dispose();
  },

  signInAsOwner: ({ context, ownerCookies }, provide) =>
    provide(() => context.addCookies(ownerCookies)),
});
