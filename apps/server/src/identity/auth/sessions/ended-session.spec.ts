import { HOUR_MS } from '@polaris/contracts';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { TestCaller } from '../../../testing/caller';
import { openUpload } from '../../../testing/open-upload';
import {
  PASSWORD,
  type Person,
  type TestApp,
  deleteAccount,
  startTestApp,
} from '../../../testing/test-app';
import { until, untilBlocked } from '../../../testing/until';
import { Database } from '../../../platform/database/database';
import { UsersService } from '../../users/users.service';
import { AccessService } from '../access/access.service';
import { IdentifyService } from './identify.service';

const CSV = 'name,email\nMaya,maya@example.com\n';

let polaris: TestApp;
beforeAll(async () => {
  polaris = await startTestApp();
});
afterAll(() => polaris.close());

const sql = <Row extends object>(text: string, ...values: unknown[]) =>
  polaris.dataSource.query<Row[]>(text, values);

/** Makes the next request extend the idle timeout, which happens once an hour. */
const ageSession = ({ user }: Person) =>
  sql(
    `update sessions set sess = jsonb_set(sess::jsonb, '{seenAt}', to_jsonb($2::float8))
     where sess->>'passport' = $1`,
    user.id,
    Date.now() - 2 * HOUR_MS,
  );

/** The same browser, in another tab. */
function tabOf(person: Person): TestCaller {
  const tab = polaris.visitor();
  for (const [name, value] of person.cookies) tab.cookies.set(name, value);
  return tab;
}

const signIn = async ({ user: { email } }: Person) => {
  const elsewhere = polaris.visitor();
  await elsewhere.post('/api/auth/login', { email, password: PASSWORD });
  return elsewhere;
};

/** Ways to end the session of a person who is also signed in on another device. */
const endings: [string, (person: Person, elsewhere: TestCaller) => Promise<unknown>][] = [
  ['signing out', (person) => tabOf(person).post('/api/auth/logout')],
  ['signing out everywhere', (_person, elsewhere) => elsewhere.delete('/api/auth/devices')],
  [
    'a new password',
    (_person, elsewhere) =>
      elsewhere.put('/api/auth/password', {
        currentPassword: PASSWORD,
        password: 'eight loud harbours',
      }),
  ],
  [
    'being disabled',
    async ({ user }) => {
      const account = await polaris.app.get(UsersService).get(user.id);
      const access = polaris.app.get(AccessService);
      await polaris.app
        .get(Database)
        .transaction(() => access.end(account, { reason: 'disabled' }));
    },
  ],
];

const sessionOf = (caller: TestCaller): string =>
  decodeURIComponent(caller.cookies.get('polaris')!).split('.')[0]!;

async function expectEnded(tab: TestCaller, setCookie: readonly string[] = []): Promise<void> {
  expect(setCookie.filter((line) => line.startsWith('polaris'))).toEqual([]);
  expect((await tab.get('/api/auth/user')).status).toBe(401);
}

describe('a session that has ended', () => {
  it.each(endings)(
    'keeps a session ended when an upload finishes after it: %s',
    async (_name, end) => {
      const owner = await polaris.owner();
      const elsewhere = await signIn(owner);
      const thief = tabOf(owner);
      await ageSession(owner);
      const url = `${polaris.url}/api/admin/import/customers/preview`;
      const identify = jest.spyOn(polaris.app.get(IdentifyService), 'identify');
      const upload = openUpload(thief, url, { 'content-length': CSV.length });
      upload.request.write(CSV.slice(0, 15));
      await until(() => identify.mock.results.length > 0);
      await identify.mock.results[0]!.value;
      identify.mockRestore();
      await end(owner, elsewhere);
      upload.request.end(CSV.slice(15));
      const { headers } = await upload.response;
      await expectEnded(thief, headers['set-cookie']);
    },
  );

  it.each(endings)(
    'keeps a session ended when a slow call finishes after it: %s (ASVS 7.4.1)',
    async (_name, end) => {
      const owner = await polaris.owner();
      const elsewhere = await signIn(owner);
      const tab = tabOf(owner);
      await ageSession(owner);
      const holder = polaris.dataSource.createQueryRunner();
      await holder.startTransaction();
      await holder.query('lock table assets in access exclusive mode');
      const slow = tab.get('/api/assets');
      await untilBlocked(polaris.dataSource, '%assets%');
      await end(owner, elsewhere);
      await holder.rollbackTransaction();
      await holder.release();
      const { status, headers } = await slow;
      expect(status).toBe(200);
      await expectEnded(tab, headers.getSetCookie());
      const rows = await sql('select from sessions where sid = $1', sessionOf(tab));
      expect(rows).toEqual([]);
    },
  );

  it('keeps a session ended when a sign-in at a missing provider starts', async () => {
    const person = await polaris.customer();
    const tab = tabOf(person);
    await person.post('/api/auth/logout');
    await tab.get('/api/auth/openid');
    await tab.post('/api/auth/logout');
    await expectEnded(tab);
  });

  it('rejects an ended session with a restored row, because its epoch has ended', async () => {
    const person = await polaris.customer();
    const tab = tabOf(person);
    const [row] = await sql<{ sess: object; expire: Date }>(
      'select sess, expire from sessions where sid = $1',
      sessionOf(tab),
    );
    const change = { currentPassword: PASSWORD, password: 'eight loud harbours' };
    await person.put('/api/auth/password', change);
    await sql(
      'insert into sessions (sid, sess, expire) values ($1, $2, $3)',
      sessionOf(tab),
      row!.sess,
      row!.expire,
    );
    await expectEnded(tab);
  });
});

describe('requests an hour after sign-in', () => {
  it('extends the idle timeout of session and cookie once for many concurrent requests (ASVS 7.3.1)', async () => {
    const person = await polaris.customer();
    await ageSession(person);
    const [before] = await sql<{ expire: Date }>(
      'select expire from sessions where sid = $1',
      sessionOf(person),
    );
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => tabOf(person).get('/api/auth/user')),
    );
    const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
    const [cookie, ...others] = cookies.filter((line) => line.startsWith('polaris='));
    expect(others).toEqual([]);
    expect(cookie).toContain(person.cookies.get('polaris'));
    expect(cookie).toMatch(/HttpOnly/);
    const until = Date.parse(/Expires=([^;]+)/.exec(cookie!)![1]!);
    expect(until - Date.now()).toBeGreaterThan(13.9 * 24 * HOUR_MS);
    const [after] = await sql<{ expire: Date; sess: { cookie: { expires: string } } }>(
      'select expire, sess from sessions where sid = $1',
      sessionOf(person),
    );
    expect(after!.expire.getTime()).toBeGreaterThan(before!.expire.getTime());
    expect(Math.abs(Date.parse(after!.sess.cookie.expires) - until)).toBeLessThan(60_000);
  });

  it('answers without a cookie when the session ends during the request', async () => {
    const person = await polaris.customer();
    await ageSession(person);
    const { status, headers } = await deleteAccount(person);
    expect(status).toBe(204);
    const kept = headers.getSetCookie().filter((line) => !/1970/.test(line));
    expect(kept).toEqual([]);
  });
});
