import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WINDOW_COOKIE } from '@polaris/contracts';
import { builtSite } from '../start';
import type { TestCaller } from '../testing/caller';
import { type Person, type TestApp, startTestApp } from '../testing/test-app';

const HOSTILE = '</script><script>alert(1)</script>\u2028<!--';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp({ site: builtSite() });
  owner = await polaris.owner();
  await owner.post('/api/customers', { name: HOSTILE });
});
afterAll(() => polaris.close());

interface Read {
  queryKey: unknown[];
  state: { data: unknown };
}

/** What the page of a screen carries; undefined where it carries nothing. */
function dataIn(html: string): { user: { email: string }; reads: { queries: Read[] } } | undefined {
  const json = /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(html)?.[1];
  return json && JSON.parse(json);
}

const page = async (caller: TestCaller, path = '/admin/customers') => caller.get(path);

/** Someone with the same cookies, whatever becomes of those of the other. */
function withCookiesOf(caller: TestCaller): TestCaller {
  const copy = polaris.visitor();
  for (const [name, value] of caller.cookies) copy.cookies.set(name, value);
  return copy;
}

/** As a browser that has been there before: the server knows its window. */
function inWindow(caller: TestCaller, told: string): TestCaller {
  const copy = withCookiesOf(caller);
  copy.cookies.set(WINDOW_COOKIE, encodeURIComponent(told));
  return copy;
}

describe("the page of an owner's screen", () => {
  it('carries who is signed in and what the screen reads first, for them alone', async () => {
    const { text, headers } = await page(owner);
    const data = dataIn(text);
    expect(data?.user.email).toBe(owner.user.email);
    const read = data!.reads.queries.map(({ queryKey }) => queryKey[0]);
    expect(read).toEqual(expect.arrayContaining(['/api/auth/user', '/api/admin/customers']));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    const other = await polaris.owner();
    expect(dataIn((await page(other)).text)?.user.email).toBe(other.user.email);
  });

  it('reads by the filters of its address', async () => {
    const { text } = await page(owner, '/admin/customers?q=nobody+is+called+so');
    const list = dataIn(text)!.reads.queries.find(
      ({ queryKey }) => queryKey[0] === '/api/admin/customers',
    );
    expect(JSON.stringify(list?.queryKey)).toContain('q=nobody+is+called+so');
    expect(text).not.toContain('alert(1)');
  });

  it('shows the screen in a window that the server knows, and lets no text out of its place', async () => {
    const told = '1440x900~America/Los_Angeles~open';
    const { text, headers } = await page(inWindow(owner, told));
    const [drawn = ''] = text.split('id="first-data"');
    expect(drawn).toContain('Your Customers');
    expect(drawn).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
    expect(text).not.toContain('<script>alert(1)');
    expect(text).not.toContain('\u2028<!--');
    expect(JSON.stringify(dataIn(text))).toContain('</script><script>alert(1)</script>');
    // The policy of the page refuses styles in attributes.
    expect(drawn).not.toMatch(/ style="/);
    expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
  });

  it.each(['', '1440x900', '0x0~UTC~open', '1440x900~No/Where~open', '%', '99999x1~UTC~open'])(
    'is drawn for no window that is told as %p',
    async (told) => {
      const { text } = await page(inWindow(owner, told));
      expect(dataIn(text)).toBeDefined();
      expect(text).not.toContain('drawn-screen');
    },
  );
});

describe('everyone else gets the page without anything', () => {
  let plain: string;
  beforeAll(async () => {
    await page(owner);
    plain = (await page(polaris.visitor())).text;
  });

  it('who is not signed in', () => {
    expect(dataIn(plain)).toBeUndefined();
    expect(plain).toContain('Loading...');
  });

  it('a customer', async () => {
    expect((await page(await polaris.customer())).text).toBe(plain);
  });

  it('whose session has ended', async () => {
    const leaving = await polaris.owner();
    const late = withCookiesOf(leaving);
    expect(dataIn((await page(late)).text)).toBeDefined();
    await leaving.post('/api/auth/logout');
    expect((await page(late)).text).toBe(plain);
  });

  it('an owner whose rights were taken away', async () => {
    const former = await polaris.owner();
    await polaris.dataSource.query('update users set "isAdmin" = false where id = $1', [
      former.user.id,
    ]);
    expect((await page(former)).text).toBe(plain);
  });

  it('an owner while the database does not answer', async () => {
    const lock = polaris.dataSource.createQueryRunner();
    await lock.startTransaction();
    await lock.query('lock table customers, users in access exclusive mode');
    try {
      const { status, text } = await page(owner);
      expect([status, text]).toEqual([200, plain]);
    } finally {
      await lock.rollbackTransaction();
      await lock.release();
    }
    expect(dataIn((await page(owner)).text)).toBeDefined();
  });

  it('of an address below which there is no screen', async () => {
    const { status, text } = await page(owner, '/admin/nowhere');
    expect([status, dataIn(text)]).toEqual([404, undefined]);
  });
});
