import { type APIRequestContext, test as base, request } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { ConsoleErrors } from './console-errors.ts';
import { awaitPageScript } from './page-script.ts';
import { owner, startPolaris } from './start-polaris.ts';

export { expect } from '@playwright/test';

/** The server under test. */
interface Place {
  url: string;
  mailFolder: string;
  output: () => string;
  restart: () => Promise<void>;
}

interface SeparatePolaris {
  name: string;
  settings?: Record<string, string>;
  /** The first start also creates the database. */
  isFirstStart?: boolean;
}

/** For tests of animations: without reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** For tests of every page: the starter catalog only, shared. */
export const starterSite: SeparatePolaris = { name: 'starter-site' };

/**
 * For tests that change common content: in series on one server, each of which sets the catalog first. One
 * has the starter catalog, the other an empty one.
 */
export const demoSite: SeparatePolaris = { name: 'demo-site' };
export const emptySite: SeparatePolaris = { name: 'empty-site', settings: { SEED: 'none' } };

interface WorkerFixtures {
  /** Set by files that need their own server: empty, or with a catalog to change. */
  ownPolaris: SeparatePolaris | undefined;
  polaris: Place;
  ownerCookies: Awaited<ReturnType<APIRequestContext['storageState']>>['cookies'];
}

interface TestFixtures {
  /** Collects browser errors; a test fails on those that it has not allowed. */
  consoleErrors: ConsoleErrors;
  /** API calls of the owner, separate from the page. */
  ownerApi: APIRequestContext;
  /** Signs the page in as the owner. */
  signInAsOwner: () => Promise<void>;
}

const START_TIMEOUT = 60_000;

const shared = (): Place => ({
  url: process.env.POLARIS_URL ?? '',
  mailFolder: process.env.POLARIS_MAIL ?? '',
  output: () => '',
  restart: () => Promise.reject(new Error('Other files use the shared server.')),
});

/** Each test is a separate visitor, as rate limits count by address. */
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
      const response = await calls.post('/api/auth/login', { data: owner });
      if (!response.ok()) throw new Error(`The owner cannot sign in: ${await response.text()}`);
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

  // Tests with only HTTP requests open no window.
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
