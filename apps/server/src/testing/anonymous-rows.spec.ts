import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pLimit from 'p-limit';
import { type Call, methodOf } from './call';
import { calls } from './calls';
import type { TestCaller } from './caller';
import { type TestProvider, startProvider } from './openid-provider';
import { type TestApp, startTestApp } from './test-app';

const PUBLIC_URL = 'http://polaris.test';
/** More than the queue writes by itself; `verify:abuse` asks far more often. */
const TIMES = 22;
/** More than any limit lets pass. */
const TOO_OFTEN = 50;
/** What these take from strangers is meant to be stored; each counts how often it may be. */
const STORING = ['POST contact', 'POST newsletter', 'POST auth/register'];
/** The queue's own clock writes a few rows of its own while the test runs. */
const BACKGROUND = 20;

type RowCounts = Record<string, number>;

async function countRows({ dataSource }: TestApp): Promise<RowCounts> {
  const tables = await dataSource.query<{ name: string }[]>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const counts = await Promise.all(
    tables.map(({ name }) =>
      dataSource.query<{ rows: number }[]>(`select count(*)::int as rows from ${name}`),
    ),
  );
  return Object.fromEntries(tables.map(({ name }, index) => [name, counts[index]![0]!.rows]));
}

/** The tables that have grown, by how much; those that only a limit writes to are left out. */
async function growth(polaris: TestApp, before: RowCounts): Promise<RowCounts> {
  const now = await countRows(polaris);
  const grown = Object.entries(now)
    .map(([name, rows]) => [name, rows - (before[name] ?? 0)] as const)
    .filter(([name, more]) => more > (name.startsWith('jobs.') ? BACKGROUND : 0))
    .filter(([name]) => name !== 'public.rate_limits');
  return Object.fromEntries(grown);
}

/** Asks again and again, as one caller or each time as another. */
async function repeat(call: Call, caller: () => TestCaller, times = TIMES): Promise<void> {
  const atOnce = pLimit(16);
  const ask = () => caller().call(methodOf(call), call.path, call.body);
  await Promise.all(Array.from({ length: times }, () => atOnce(ask)));
}

describe('strangers without a sign-in provider', () => {
  let polaris: TestApp;
  beforeAll(async () => {
    polaris = await startTestApp({ env: { PUBLIC_URL } });
  });
  afterAll(() => polaris.close());

  it('leave no row behind, whatever they call and how often', async () => {
    const before = await countRows(polaris);
    for (const call of calls.filter(({ name }) => !STORING.includes(name)))
      await repeat(call, () => polaris.visitor());
    expect(await growth(polaris, before)).toEqual({});
  }, 180_000);

  it('leave no row behind at the addresses of the provider', async () => {
    const before = await countRows(polaris);
    for (const path of [
      '/api/auth/openid?returnTo=/x',
      '/api/auth/openid/callback',
      '/api/auth/openid/callback?code=x&state=y',
      '/api/auth/openid/callback?error=access_denied',
    ])
      await repeat({ name: 'GET', path, success: 404, who: 'anyone' }, () => polaris.visitor());
    expect(await growth(polaris, before)).toEqual({});
  });

  it('are stopped by a limit where their messages and accounts are stored', async () => {
    const before = await countRows(polaris);
    const stranger = polaris.visitor();
    for (const call of calls.filter(({ name }) => STORING.includes(name)))
      await repeat(call, () => polaris.visitor(stranger.address), TOO_OFTEN);
    const grown = await growth(polaris, before);
    expect(grown['public.contact_submissions']).toBe(20);
    for (const [name, rows] of Object.entries(grown))
      expect([name, rows <= 60]).toEqual([name, true]);
  });
});

describe('strangers with a sign-in provider', () => {
  let provider: TestProvider;
  let polaris: TestApp;
  beforeAll(async () => {
    // The provider prints that its settings are for development, which is what this is.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    provider = await startProvider(`${PUBLIC_URL}/api/auth/openid/callback`);
    polaris = await startTestApp({ env: { PUBLIC_URL, ...provider.env } });
  });
  afterAll(async () => {
    await polaris.close();
    await provider.close();
  });

  const pending = () =>
    polaris.dataSource.query<{ seconds: number }[]>(
      `select extract(epoch from expire - now())::int as seconds from sessions
       where sess->>'passport' is null`,
    );

  it('can begin thirty sign-ins from an address, which are forgotten after ten minutes', async () => {
    const stranger = polaris.visitor();
    const statuses: number[] = [];
    for (let count = 0; count < TOO_OFTEN; count += 1)
      statuses.push(
        (await polaris.visitor(stranger.address).get('/api/auth/openid?returnTo=/x')).status,
      );
    expect(statuses.filter((status) => status === 302)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual(Array(TOO_OFTEN - 30).fill(429));
    const rows = await pending();
    expect(rows).toHaveLength(30);
    for (const { seconds } of rows) expect(seconds).toBeLessThanOrEqual(541);
  });

  it.each([
    '/api/auth/openid/callback',
    '/api/auth/openid/callback?code=x&state=y',
    '/api/auth/openid/callback?error=access_denied',
    '/api/auth/openid/callback?response=x',
  ])('leave no row behind by coming back without having begun: %s', async (path) => {
    const before = await countRows(polaris);
    await repeat({ name: 'GET', path, success: 302, who: 'anyone' }, () => polaris.visitor());
    expect(await growth(polaris, before)).toEqual({});
  });

  it('leave no row behind when the provider refuses them', async () => {
    const caller = polaris.visitor();
    await caller.get('/api/auth/openid');
    const before = (await pending()).length;
    const { headers } = await caller.get('/api/auth/openid/callback?error=access_denied&state=x');
    expect(headers.get('location')).toMatch(/^\/login\?refused=/);
    expect(await pending()).toHaveLength(before - 1);
  });

  it('stay signed in for two weeks once they have signed in', async () => {
    provider.people.set('maya', { email: 'maya@example.com', email_verified: true });
    const caller = polaris.visitor();
    const start = await caller.get('/api/auth/openid');
    const back = await provider.pass(start.headers.get('location')!, 'maya');
    await caller.get(back.slice(PUBLIC_URL.length));
    const { body } = await caller.get('/api/auth/user');
    const [row] = await polaris.dataSource.query<{ days: number }[]>(
      `select extract(epoch from expire - now()) / 86400 as days from sessions
       where sess->>'passport' = $1`,
      [body.id],
    );
    expect(Math.round(Number(row!.days))).toBe(14);
  });

  it('lose neither their session nor its two weeks by beginning to sign in once more', async () => {
    const customer = await polaris.customer();
    await customer.get('/api/auth/openid');
    await customer.get('/api/auth/openid/callback?error=access_denied&state=x');
    expect((await customer.get('/api/auth/user')).status).toBe(200);
    const [row] = await polaris.dataSource.query<{ days: number; sess: object }[]>(
      `select extract(epoch from expire - now()) / 86400 as days, sess from sessions
       where sess->>'passport' = $1`,
      [customer.user.id],
    );
    expect(Math.round(Number(row!.days))).toBe(14);
    expect(row!.sess).not.toHaveProperty('returnTo');
  });

  it('stay signed in for two weeks with a password after beginning at the provider', async () => {
    const caller = polaris.visitor();
    await caller.get('/api/auth/openid');
    const { body } = await caller.post('/api/auth/register', {
      email: 'other.way@example.com',
      password: 'correct horse battery',
    });
    const [row] = await polaris.dataSource.query<{ days: number }[]>(
      `select extract(epoch from expire - now()) / 86400 as days from sessions
       where sess->>'passport' = $1`,
      [body.id],
    );
    expect(Math.round(Number(row!.days))).toBe(14);
  });
});
