import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { calls } from '../../../testing/calls';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const CONFIRM = '/api/auth/two-factor/confirm';
const NEEDED = 'Enter your password to continue.';

/** The last sign-in and the last proof were eleven minutes ago. */
const age = () =>
  polaris.dataSource.query(
    `update sessions set sess = (sess::jsonb - 'factorAt') || jsonb_build_object(
       'signedInAt', extract(epoch from now() - interval '11 minutes') * 1000)`,
  );
const securityEvents = () =>
  polaris.dataSource.query<{ event: string; detail: string }[]>(
    `select event, detail from security_events where event = 'data_exported' order by id`,
  );

const recent = calls.filter(({ endpoint }) => endpoint.proof === 'recent');

describe('calls that require a recent sign-in', () => {
  it.each(recent.map((call) => [call.name, call] as const))(
    'asks for the password before %s when the sign-in was long ago (ASVS 14.2.4)',
    async (_, { endpoint, path, body }) => {
      await age();
      const { status, body: problem } = await owner.call(endpoint.method, path, body);
      expect([status, problem.errors]).toEqual([
        403,
        [{ path: 'currentPassword', message: NEEDED }],
      ]);
    },
  );

  it('allows an export for ten minutes once the password was entered', async () => {
    await age();
    expect((await owner.post(CONFIRM, { currentPassword: 'not mine at all' })).status).toBe(400);
    expect((await owner.get('/api/admin/export/money')).status).toBe(403);
    expect((await owner.post(CONFIRM, { currentPassword: PASSWORD })).status).toBe(204);
    expect((await owner.get('/api/admin/export/money')).status).toBe(200);
  });

  it('rejects a confirmation without a proof or with two', async () => {
    expect((await owner.post(CONFIRM, {})).status).toBe(400);
    const both = { code: '123456', currentPassword: PASSWORD };
    expect((await owner.post(CONFIRM, both)).status).toBe(400);
  });

  it('asks for a recent proof before every call that exports records', () => {
    const files = calls.filter(({ endpoint }) => endpoint.path.includes('export'));
    expect(files.length).toBeGreaterThan(3);
    for (const { endpoint } of files)
      expect([endpoint.path, endpoint.proof]).toEqual([endpoint.path, 'recent']);
  });

  it('writes each export into the security log', async () => {
    expect((await owner.post(CONFIRM, { currentPassword: PASSWORD })).status).toBe(204);
    await polaris.dataSource.query('delete from security_events');
    for (const path of [
      'export/money',
      'export/customers',
      'export/audit-log',
      'customers/export?ids=1',
    ])
      expect((await owner.get(`/api/admin/${path}`)).status).toBe(200);
    const details = (await securityEvents()).map(({ detail }) => detail);
    expect(details).toEqual(['money', 'customers', 'audit log', 'selected customers']);
  });
});
