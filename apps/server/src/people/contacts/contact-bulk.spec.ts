import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

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

/** Written to the table, because the form limits its senders. */
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

describe('bulk changes of submissions', () => {
  it('sets a status on submissions and lists those that are deleted or converted', async () => {
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

  it('deletes several submissions together and restores them together', async () => {
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
    ['of no records', { act: 'delete', ids: [] }],
    ['of more than 500 records', { act: 'delete', ids: Array<number>(501).fill(1) }],
    ['without a status', { act: 'status', ids: [1] }],
    ['to converted', { act: 'status', ids: [1], status: 'converted' }],
  ])('rejects a bulk change %s', async (_many, input) => {
    expect((await owner.post(BULK, input)).status).toBe(400);
  });
});

describe('filters of submissions', () => {
  it('combines filters of submissions and counts the matches', async () => {
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
    'rejects to filter submissions by %s',
    async (query) => {
      expect((await owner.get(`${LIST}?${query}`)).status).toBe(400);
    },
  );
});
