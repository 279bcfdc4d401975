import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FirstData, User } from '@polaris/contracts';
import { adminPaths } from '@polaris/contracts/admin-screens';
import { builtSite } from '../../start';
import type { TestCaller } from '../../testing/caller';
import { addSale, addService } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';

/** Names have it without the line separator. */
const HOSTILE = '</script><script>alert(1)</script>\u2028<!--';

let polaris: TestApp;
let owner: Person;
/** Of a record of each kind with a page. */
const ids: Record<string, number> = {};
beforeAll(async () => {
  polaris = await startTestApp({ site: builtSite() });
  owner = await polaris.owner();
  const customerId: number = (await owner.post('/api/customers', { name: 'Ada', notes: HOSTILE }))
    .body.id;
  ids.customers = customerId;
  ids.companies = (await owner.post('/api/admin/companies', { name: HOSTILE })).body.id;
  const { id: serviceId } = await addService(owner);
  ids.purchases = (await addSale(owner, { customerId, serviceId })).id;
});
afterAll(() => polaris.close());

/** The data in the page of a screen; undefined if there is none. */
function dataIn(html: string): FirstData | undefined {
  const json = /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(html)?.[1];
  return json ? JSON.parse(json) : undefined;
}

const userIn = (data: FirstData | undefined) => data?.['/api/auth/user']?.body as User | undefined;

const page = async (caller: TestCaller, path = '/admin/customers') => caller.get(path);

/** A screen's data with all of these reads; a busy machine may need several tries. */
const dataOf = async (path: string, reads: readonly string[]): Promise<FirstData> =>
  (await until(
    async () => dataIn((await page(owner, path)).text),
    (data) => reads.every((read) => data?.[read]),
  ))!;

/** A caller with a copy of these cookies. */
function withCookiesOf(caller: TestCaller): TestCaller {
  const copy = polaris.visitor();
  for (const [name, value] of caller.cookies) copy.cookies.set(name, value);
  return copy;
}

describe('the page of an admin screen', () => {
  it("includes the signed-in owner and the screen's first data, for owners only (ASVS 14.2.2, 14.3.2)", async () => {
    const { text, headers } = await page(owner);
    const data = dataIn(text)!;
    expect(userIn(data)?.email).toBe(owner.user.email);
    const list = data['/api/admin/customers?limit=100'];
    expect(list).toMatchObject({ headers: { 'x-total-count': '1' }, body: [{ notes: HOSTILE }] });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    const other = await polaris.owner();
    expect(userIn(dataIn((await page(other)).text))?.email).toBe(other.user.email);
  });

  it('reads the first data by the filters in the address', async () => {
    const read = '/api/admin/customers?limit=100&q=nobody+is+called+so';
    const data = await dataOf('/admin/customers?q=nobody+is+called+so', [read]);
    expect(data[read]).toMatchObject({ headers: { 'x-total-count': '0' }, body: [] });
  });

  it('escapes data so that no text ends its script (ASVS 1.1.2, 1.2.3)', async () => {
    const { text } = await page(owner);
    expect(text).not.toContain('<script>alert(1)');
    expect(text).not.toContain('\u2028<!--');
    expect(JSON.stringify(dataIn(text))).toContain('</script><script>alert(1)</script>');
  });

  it.each(adminPaths.filter((path) => !/(invoices|offers|retainers|essays)\/:id/.test(path)))(
    'includes all first reads of the screen %s',
    async (path) => {
      const [noun = ''] = /(customers|companies|purchases)(?=\/:id)/.exec(path) ?? [];
      const address = path.replace(':id', String(ids[noun]));
      const { firstReads } = await builtSite().load();
      const wanted = firstReads!(new URL(address, 'http://own.invalid'));
      const data = await dataOf(address, wanted);
      // Reads of the frame; the list of settings and the form of a new essay are the same for everyone.
      if (!/settings$|essays\/new$|assistants\/connect$/.test(path))
        expect(wanted.length).toBeGreaterThan(3);
      expect(Object.keys(data).sort()).toEqual([...wanted].sort());
    },
  );

  it('leaves data that fails to load to the screen', async () => {
    const { status, text } = await page(owner, '/admin/customers/999999');
    expect([status, Object.keys(dataIn(text)!)]).toEqual([
      200,
      expect.not.arrayContaining(['/api/customers/999999']),
    ]);
  });
});

describe('admin pages without data', () => {
  let plain: string;
  beforeAll(async () => {
    await page(owner);
    plain = (await page(polaris.visitor())).text;
  });

  it('sends an admin page without data to a visitor', () => {
    expect(dataIn(plain)).toBeUndefined();
    expect(plain).toContain('aria-label="Loading"');
  });

  it('sends an admin page without data to a customer', async () => {
    expect((await page(await polaris.customer())).text).toBe(plain);
  });

  it('sends an admin page without data when the session has ended', async () => {
    const leaving = await polaris.owner();
    const late = withCookiesOf(leaving);
    expect(dataIn((await page(late)).text)).toBeDefined();
    await leaving.post('/api/auth/logout');
    expect((await page(late)).text).toBe(plain);
  });

  it('sends an admin page without data to a former owner', async () => {
    const former = await polaris.owner();
    await polaris.dataSource.query('update users set "isAdmin" = false where id = $1', [
      former.user.id,
    ]);
    expect((await page(former)).text).toBe(plain);
  });

  it('sends an admin page without data while the database does not respond', async () => {
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

  it.each([
    '/admin/nowhere',
    '/admin/customers/1.css',
    '/admin/customers/new',
    '/admin/invoices/1.png',
  ])('returns 404 without data at %s, which is no screen', async (address) => {
    const { status, text } = await page(owner, address);
    expect([status, dataIn(text)]).toEqual([404, undefined]);
  });
});
