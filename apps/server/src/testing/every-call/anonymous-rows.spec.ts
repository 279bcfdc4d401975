import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pLimit from 'p-limit';
import { visitorWriteLimit } from '../../platform/http/limits/call-limits.service';
import { type Call, calls } from '../calls';
import type { TestCaller } from '../caller';
import { everyVariant } from '../long-form';
import { type TestProvider, startProvider } from '../stand-ins/openid-provider';
import { type TestApp, startTestApp } from '../test-app';

const PUBLIC_URL = 'http://polaris.test';
/** In `npm run test:all` more requests than the job queue adds rows. */
const TIMES = everyVariant ? 22 : 3;
/** More than any limit allows. */
const TOO_OFTEN = 50;
/** These calls store strangers' input, within a limit. */
const STORING = ['submitContact', 'subscribe', 'register'];
/** The job queue adds a few rows of its own while the test runs. */
const BACKGROUND = 20;

/** Refused sign-ins of one hour are one row; the test may run into the next hour. */
const REFUSALS = 2;

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

/** The tables that have grown and by how many rows, except those of rate limits. */
async function growth(polaris: TestApp, before: RowCounts): Promise<RowCounts> {
  const now = await countRows(polaris);
  const grown = Object.entries(now)
    .map(([name, rows]) => [name, rows - (before[name] ?? 0)] as const)
    .filter(([name, more]) => more > allowance(name))
    .filter(([name]) => name !== 'public.rate_limits');
  return Object.fromEntries(grown);
}

function allowance(table: string): number {
  if (table === 'public.security_events') return REFUSALS;
  return table.startsWith('jobs.') ? BACKGROUND : 0;
}

/** Repeats a call, with the same caller or a new one each time. */
async function repeat(call: Call, caller: () => TestCaller, times = TIMES): Promise<void> {
  const { endpoint, path, body } = call;
  await repeatAsk(() => caller().call(endpoint.method, path, body), times);
}

async function repeatAsk(ask: () => Promise<unknown>, times = TIMES): Promise<void> {
  const atOnce = pLimit(16);
  await Promise.all(Array.from({ length: times }, () => atOnce(ask)));
}

describe('strangers without a sign-in provider', () => {
  let polaris: TestApp;
  beforeAll(async () => {
    polaris = await startTestApp({ env: { PUBLIC_URL } });
  });
  afterAll(() => polaris.close());

  it('stores no row for strangers in any number of calls', async () => {
    const before = await countRows(polaris);
    for (const call of calls.filter(({ name }) => !STORING.includes(name)))
      await repeat(call, () => polaris.visitor());
    expect(await growth(polaris, before)).toEqual({});
  });

  it('counts every post of a stranger as it arrives, even a refused one (ASVS 2.4.1, 15.2.2)', async () => {
    const posts = calls.filter(
      ({ endpoint: { method, allow, webhook } }) =>
        method !== 'GET' && allow === 'anyone' && !webhook,
    );
    const stranger = polaris.visitor();
    for (const { endpoint, path } of posts)
      await stranger.call(endpoint.method, path, undefined, { raw: '{' });
    const [counted] = await polaris.dataSource.query<{ points: number }[]>(
      'select points from rate_limits where key = $1',
      [`${visitorWriteLimit.name}:${stranger.address}`],
    );
    expect(counted!.points).toBe(posts.length);
    await polaris.dataSource.query('update rate_limits set points = $2 where key = $1', [
      `${visitorWriteLimit.name}:${stranger.address}`,
      visitorWriteLimit.points,
    ]);
    const refused = await stranger.post('/api/contact', {});
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([
      429,
      expect.any(Number),
    ]);
  });

  it('stores no row for strangers at the addresses of the provider', async () => {
    const before = await countRows(polaris);
    for (const path of [
      '/api/auth/openid?returnTo=/x',
      '/api/auth/openid/callback',
      '/api/auth/openid/callback?code=x&state=y',
      '/api/auth/openid/callback?error=access_denied',
    ])
      await repeatAsk(() => polaris.visitor().get(path));
    expect(await growth(polaris, before)).toEqual({});
  });

  it('limits strangers where their messages and accounts are stored', async () => {
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
    // oidc-provider warns that these settings are for development only.
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

  it('limits sign-ins of an address to thirty and deletes them after ten minutes', async () => {
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
  ])('stores no row when a stranger returns from the provider unasked: %s', async (path) => {
    const before = await countRows(polaris);
    await repeatAsk(() => polaris.visitor().get(path));
    expect(await growth(polaris, before)).toEqual({});
  });

  it('stores no row when the provider rejects a stranger', async () => {
    const caller = polaris.visitor();
    await caller.get('/api/auth/openid');
    const before = (await pending()).length;
    const { headers } = await caller.get('/api/auth/openid/callback?error=access_denied&state=x');
    expect(headers.get('location')).toMatch(/^\/login\?refused=/);
    expect(await pending()).toHaveLength(before - 1);
  });

  it('keeps a session for two weeks after a sign-in (ASVS 7.3.1)', async () => {
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

  it('keeps a session and its two weeks when another sign-in starts', async () => {
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

  it('keeps a password session for two weeks when a provider sign-in starts', async () => {
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
