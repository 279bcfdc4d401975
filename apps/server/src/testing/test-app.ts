import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { User } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { deviceCookie } from '../identity/auth/sessions/cookies';
import { makeDeviceToken } from '../identity/auth/sessions/device-cookie';
import { setHashOptions } from '../identity/auth/passwords/passwords';
import { OwnerService } from '../identity/auth/sign-in/owner.service';
import { createLogger } from '../platform/logging/logger';
import { loadEnvironment } from '../platform/config/load-environment';
import { type DatabaseTimeouts, Settings } from '../platform/config/settings';
import { RestoreRequests } from '../office/backup/restore/restore-requests';
import { createApp } from '../create-app';
import { restoreRules } from '../restore-rules';
import type { Site } from '../site/pages/site-server';
import { UsersService } from '../identity/users/users.service';
import { TestCaller } from './caller';
import { EmptiedDatabase } from './emptied-database';
import { afterSuite, leftOpen } from './left-open';
import { createTestDatabase } from './test-database';

export const PASSWORD = 'correct horse battery';

export const CHEAP_HASHES = { memoryCost: 8, timeCost: 1, parallelism: 1 };
setHashOptions(CHEAP_HASHES);

const LONG_TIMEOUTS = { connectMs: 60_000, queryMs: 60_000 };

/** Someone with an account, signed in. */
export type Person = TestCaller & { user: User };

/** The real server on its own port, with its own database. */
export interface TestApp {
  app: NestFastifyApplication;
  dataSource: DataSource;
  url: string;
  dataDir: string;
  /** The restores that an owner requests; none is performed. */
  restores: RestoreRequests;
  /** A visitor who is not signed in, with a new IP address unless one is given. */
  visitor(address?: string): TestCaller;
  /** A new customer, signed in. */
  customer(): Promise<Person>;
  /** A new owner, signed in. */
  owner(): Promise<Person>;
  close: () => Promise<void>;
}

interface TestAppOptions {
  env?: Record<string, string>;
  site?: Site;
  /** Connects to the database through this port, with the timeouts of production. */
  through?: number;
  /** Another server on the database of this one. */
  beside?: TestApp;
  /** The URL of a migrated database that the caller creates and drops. */
  on?: string;
  /** Receives everything that the server logs. */
  log?: Writable;
  /** How long the server waits for the database; long unless a test is about that. */
  databaseTimeouts?: DatabaseTimeouts | undefined;
}

/** The app that tests without special needs share, and the function that resets its database. */
let shared: { polaris: TestApp; database: EmptiedDatabase; isUsed: boolean } | undefined;

/**
 * Without options, the files of a suite share one application, each with an empty database. With `{}` a file
 * has its own, for event streams, which replay recent changes.
 */
export async function startTestApp(options?: TestAppOptions): Promise<TestApp> {
  if (options || shared?.isUsed) return startOwnApp(options);
  if (shared) await shared.database.reset();
  else {
    const polaris = await startOwnApp();
    afterSuite.add(polaris.close);
    leftOpen.delete(polaris.close);
    shared = { polaris, database: await EmptiedDatabase.remember(urlOf(polaris)), isUsed: true };
  }
  const own = shared;
  own.isUsed = true;
  const close = () => {
    own.isUsed = false;
    leftOpen.delete(close);
    return Promise.resolve();
  };
  leftOpen.add(close);
  return { ...own.polaris, close };
}

async function startOwnApp({
  env = {},
  site,
  through,
  beside,
  on = beside && urlOf(beside),
  log,
  databaseTimeouts = through ? undefined : LONG_TIMEOUTS,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = on ? borrowedDatabase(on) : await createTestDatabase();
  const databaseUrl = new URL(database.url);
  if (through) databaseUrl.port = String(through);
  const dataDir = mkdtempSync(join(tmpdir(), 'polaris-data-'));
  const environment = loadEnvironment({
    NODE_ENV: 'test',
    PORT: '0',
    TRUST_PROXY: '1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl.href,
    ...env,
  });
  const publicUrl = environment.PUBLIC_URL ?? 'http://polaris.test';
  const secret = environment.SESSION_SECRET ?? 's'.repeat(43);
  const settings = new Settings(environment, databaseUrl.href, secret, publicUrl, databaseTimeouts);
  const logger = createLogger(log ? 'trace' : (process.env.TEST_LOG ?? 'silent'), log);
  const restores = new RestoreRequests(restoreRules);
  const app = await createApp({
    settings,
    logger,
    restores,
    ...(site ? { site } : {}),
  });
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const visitor = (address?: string) => new TestCaller(url, address);
  let isClosed = false;
  const close = async () => {
    leftOpen.delete(close);
    if (isClosed) return;
    isClosed = true;
    await app.close();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  };
  leftOpen.add(close);
  return {
    app,
    url,
    dataDir,
    restores,
    dataSource: app.get(DataSource),
    visitor,
    customer: () => signUp(visitor()),
    owner: () => becomeOwner(app, visitor()),
    close,
  };
}

const urlOf = ({ dataSource }: TestApp) => (dataSource.options as { url: string }).url;

const borrowedDatabase = (url: string) => ({ url, drop: () => Promise.resolve() });

/** Asks to delete the account, with its own address and password unless others are given. */
export const deleteAccount = (
  person: Person,
  email: unknown = person.user.email,
  currentPassword: string | undefined = PASSWORD,
) => person.call('DELETE', '/api/account', { email, currentPassword });

let people = 0;
const newAccount = () => ({ email: `person${(people += 1)}@example.com`, password: PASSWORD });

async function signUp(caller: TestCaller): Promise<Person> {
  const { body, status, text } = await caller.post('/api/auth/register', newAccount());
  if (status !== 201) throw new Error(`Registering answered ${status}: ${text}`);
  return Object.assign(caller, { user: body as User });
}

/** No one gets a mail that this browser signs in. */
async function markDevice(app: NestFastifyApplication, caller: TestCaller, email: string) {
  const user = await app.get(UsersService).findForSignIn(email);
  const { https, secrets } = app.get(Settings);
  caller.cookies.set(deviceCookie(https), makeDeviceToken(user!, secrets[0]));
}

async function becomeOwner(app: NestFastifyApplication, caller: TestCaller): Promise<Person> {
  const account = newAccount();
  await app.get(OwnerService).ensure(account.email, account.password);
  await markDevice(app, caller, account.email);
  const { body, status, text } = await caller.post('/api/auth/login', account);
  if (status !== 200) throw new Error(`Signing in answered ${status}: ${text}`);
  return Object.assign(caller, { user: body as User });
}
