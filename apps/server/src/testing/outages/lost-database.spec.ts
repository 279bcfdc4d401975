import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DATABASE_TIMEOUTS } from '../../platform/database/data-source';
import type { TestCaller } from '../caller';
import { DatabaseWire } from '../stand-ins/database-wire';
import { contactInput } from '../data/factories';
import { type TestApp, startTestApp } from '../test-app';
import { until } from '../until';

let wire: DatabaseWire;
let polaris: TestApp;
beforeAll(async () => {
  wire = await DatabaseWire.open();
  polaris = await startTestApp({ through: wire.port });
});
afterAll(async () => {
  wire.isSilent = false;
  await polaris.close();
  wire.close();
});

it('reports liveness while the database does not respond, with and without a cookie', async () => {
  const owner = await polaris.owner();
  wire.isSilent = true;
  const answered: string[] = [];
  const ask = async (caller: TestCaller, path: string) => {
    const { status } = await caller.get(path);
    answered.push(`${status} ${path}`);
  };
  const waiting = ask(polaris.visitor(), '/api/services');
  await Promise.all([owner, polaris.visitor()].map((caller) => ask(caller, '/api/health/live')));
  await waiting;
  wire.isSilent = false;
  expect(answered).toEqual(['200 /api/health/live', '200 /api/health/live', '503 /api/services']);
});

it('returns 503 to every request while the database does not respond, then recovers (ASVS 16.5.3)', async () => {
  const owner = await polaris.owner();
  wire.isSilent = true;
  const answers = await Promise.all([
    polaris.visitor().get('/api/services'),
    polaris.visitor().get('/api/health/ready'),
    polaris.visitor().post('/api/contact', contactInput()),
    owner.get('/api/auth/user'),
    owner.get('/api/admin/contact-submissions'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  expect(answers.every(({ headers }) => headers.has('retry-after'))).toBe(true);
  expect(polaris.dataSource.options).toMatchObject({
    connectTimeoutMS: DATABASE_TIMEOUTS.connectMs,
    extra: {
      statement_timeout: DATABASE_TIMEOUTS.queryMs,
      query_timeout: DATABASE_TIMEOUTS.queryMs + 500,
    },
  });
  expect(DATABASE_TIMEOUTS.connectMs + DATABASE_TIMEOUTS.queryMs + 500).toBe(5000);
  wire.isSilent = false;
  await until(async () => (await polaris.visitor().get('/api/services')).status === 200);
  await until(async () => (await owner.get('/api/auth/user')).status === 200);
});
