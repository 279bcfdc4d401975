import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Person, type TestApp, startTestApp } from '../testing/test-app';

const LIST = '/api/admin/contact-submissions';
const BULK = '/api/admin/contacts/bulk';
const MISSING = 999_999;

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
beforeEach(() => polaris.dataSource.query('delete from contact_submissions'));
afterAll(() => polaris.close());

/** Behind the form, whose senders are limited. */
async function add(own: { status?: string; phone?: string; prefers?: string } = {}) {
  const [{ id }] = await polaris.dataSource.query<[{ id: number }]>(
    `insert into contact_submissions (name, email, message, status, phone, "preferredContact")
     values ('Maya', 'maya@example.com', 'Can you help me?', $1, $2, $3) returning id`,
    [own.status ?? 'new', own.phone ?? null, own.prefers ?? 'email'],
  );
  return id;
}
const act = async (input: object) => (await owner.post(BULK, input)).body;
const list = async (query = '') => {
  const { status, body, headers } = await owner.get(`${LIST}?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return { ids: body.map(({ id }: { id: number }) => id), body, headers };
};

describe('several submissions at once', () => {
  it('get a status, but for those that are gone or became customers, which are named', async () => {
    const [one, same, converted] = [
      await add(),
      await add({ status: 'spam' }),
      await add({ status: 'converted' }),
    ];
    const ids = [converted, same, one, MISSING, one];
    expect(await act({ act: 'status', ids, status: 'spam' })).toEqual({
      changed: [one],
      missing: [MISSING],
      converted: [converted],
      previous: [{ id: one, status: 'new' }],
    });
    expect((await list()).body).toMatchObject([
      { id: converted, status: 'converted', version: 1 },
      { id: same, status: 'spam', version: 1 },
      { id: one, status: 'spam', version: 2 },
    ]);
  });

  it('are deleted together, and restored together', async () => {
    const [one, other] = [await add(), await add({ status: 'converted' })];
    const ids = [one, other, MISSING];
    const done = { changed: [one, other], missing: [MISSING] };
    expect(await act({ act: 'delete', ids })).toMatchObject(done);
    expect((await list()).ids).toEqual([]);
    expect(await act({ act: 'restore', ids })).toMatchObject(done);
    expect((await list()).body).toMatchObject([
      { id: other, status: 'converted' },
      { id: one, status: 'new' },
    ]);
  });

  it.each([
    ['none', { act: 'delete', ids: [] }],
    ['more than 500', { act: 'delete', ids: Array<number>(501).fill(1) }],
    ['given no status', { act: 'status', ids: [1] }],
    ['converted', { act: 'status', ids: [1], status: 'converted' }],
  ])('are not %s', async (_many, input) => {
    expect((await owner.post(BULK, input)).status).toBe(400);
  });
});

describe('the filters of submissions', () => {
  it('combine, and say how many there are', async () => {
    const [one, other, third] = [
      await add({ phone: '555 0100', prefers: 'phone' }),
      await add({ status: 'replied', prefers: 'any' }),
      await add({ status: 'spam' }),
    ];
    await polaris.dataSource.query(
      `update contact_submissions set "createdAt" = '2020-05-02T12:00:00Z' where id = $1`,
      [other],
    );
    expect((await list('status=new,spam')).ids).toEqual([third, one]);
    expect((await list('status=new,spam&limit=1')).headers.get('x-total-count')).toBe('2');
    expect((await list('status=replied,converted&converted=false')).ids).toEqual([other]);
    expect((await list('prefers=phone,any&limit=1')).headers.get('x-total-count')).toBe('2');
    expect((await list('phone=true')).ids).toEqual([one]);
    expect((await list('phone=false&status=spam')).ids).toEqual([third]);
    expect((await list('receivedBefore=2020-05-03T00:00:00Z')).ids).toEqual([other]);
    expect((await list('receivedAfter=2020-05-03T00:00:00Z&q=maya&status=new')).ids).toEqual([one]);
  });

  it.each(['status=new,x', 'status=', 'prefers=fax', 'phone=1', 'receivedAfter=2020-05-03'])(
    'refuse %s',
    async (query) => {
      expect((await owner.get(`${LIST}?${query}`)).status).toBe(400);
    },
  );
});
