import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { gridCustomersSchema, gridOrders } from '@polaris/contracts';
import { activityInput, customerInput, tagInput } from '../../../testing/data/factories';
import { type Person, type TestApp, startTestApp } from '../../../testing/test-app';

const PATH = '/api/admin/customers';
const MISSING = 999_999;

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
beforeEach(() =>
  polaris.dataSource.query('delete from purchases; delete from customers; delete from tags'),
);
afterAll(() => polaris.close());

const sql = (text: string, values: unknown[] = []) => polaris.dataSource.query(text, values);
const make = async (path: string, input: object): Promise<number> =>
  (await owner.post(path, input)).body.id;
const add = (own = {}) => make('/api/customers', customerInput(own));
const addTag = (name: string) => make('/api/admin/tags', tagInput({ name }));
const log = (customerId: number, own = {}) =>
  make('/api/activities', activityInput({ customerId, ...own }));

const list = async (query = '') => {
  const { status, body, headers } = await owner.get(`${PATH}?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return { rows: gridCustomersSchema.parse(body), headers };
};
const idsOf = async (query: string) => (await list(query)).rows.map(({ id }) => id);

describe('the grid', () => {
  it('shows totals of other records for a customer', async () => {
    const id = await add();
    const other = await add();
    const tagId = await addTag('Retainer');
    await owner.put(`/api/customers/${id}/tags`, { tagIds: [tagId] });
    await log(id, { dueOn: '2030-05-02' });
    await log(id, { dueOn: '2030-05-01' });
    await sql(`update activities set "createdAt" = '2026-01-05' where "dueOn" = '2030-05-01'`);
    await sql(`update activities set "createdAt" = '2026-01-03' where "dueOn" = '2030-05-02'`);
    await sql(
      `insert into services (name, description, price) values ('Workshop', 'One day', 600)`,
    );
    await sql(
      `insert into purchases ("customerId", "serviceId", status, amount)
       select $1, max(id), 'active', 600 from services`,
      [id],
    );
    expect((await list('sort=since')).rows).toMatchObject([
      {
        id,
        lastActivityAt: '2026-01-05T00:00:00.000Z',
        nextFollowUp: '2030-05-01',
        owed: 600,
        tags: [{ id: tagId, name: 'Retainer', color: 'blue' }],
      },
      { id: other, lastActivityAt: null, nextFollowUp: null, owed: 0, tags: [] },
    ]);
    await sql(`delete from activities where "dueOn" = '2030-05-01'`);
    expect((await list('owed=true')).rows).toMatchObject([
      { id, lastActivityAt: '2026-01-03T00:00:00.000Z' },
    ]);
    expect(await idsOf('owed=false')).toEqual([other]);
  });

  it.each(gridOrders)('lists each customer once, by page, when sorted by %s', async (sort) => {
    const long = '🎻'.repeat(255);
    await add({ name: 'Bo', company: 'beta', totalValue: 10.5, status: 'on_hold' });
    await add({ name: 'ada', company: null, totalValue: 10.5 });
    await add({ name: long, company: long, totalValue: 0.1 });
    const last = await add({ name: `${long.slice(2)}"`, company: 'Beta' });
    await add({ name: 'Ada', company: null, status: 'potential' });
    await log(last);
    const all = await idsOf(`sort=${sort}`);
    expect(new Set(all).size).toBe(5);
    const paged: number[] = [];
    let next: string | undefined = `${PATH}?limit=2&sort=${sort}`;
    while (next) {
      const { body, headers }: Awaited<ReturnType<Person['get']>> = await owner.get(next);
      paged.push(...body.map(({ id }: { id: number }) => id));
      next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(paged).toEqual(all);
    const reverse = sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
    expect((await idsOf(`sort=${reverse}`)).reverse()).toEqual(all);
  });

  it('sorts customers in natural order', async () => {
    const [bo, ada, none] = [
      await add({ name: 'bo', company: 'Zeta' }),
      await add({ name: 'Ada', company: 'alpha' }),
      await add({ name: 'Cleo', company: null }),
    ];
    await log(ada);
    expect(await idsOf('sort=name')).toEqual([ada, bo, none]);
    expect(await idsOf('sort=company')).toEqual([ada, bo, none]);
    expect((await idsOf('sort=-lastActivity'))[0]).toBe(ada);
    expect(await idsOf('')).toEqual([none, ada, bo]);
  });

  it('combines the filters of the customer grid', async () => {
    const tagId = await addTag('Retainer');
    const one = await add({ company: 'Harbor 100%', totalValue: 500, status: 'on_hold' });
    const other = await add({ company: 'Harbor', totalValue: 50 });
    await owner.put(`/api/customers/${one}/tags`, { tagIds: [tagId] });
    await log(other, { dueOn: '2030-05-01' });
    const future = '2099-01-01T00:00:00.000Z';
    expect(await idsOf('status=on_hold,potential')).toEqual([one]);
    expect(await idsOf(`tag=${tagId},${MISSING}`)).toEqual([one]);
    expect(await idsOf(`tag=${MISSING}`)).toEqual([]);
    expect(await idsOf('company=HARBOR')).toEqual([other, one]);
    expect(await idsOf(`company=${encodeURIComponent('100%')}`)).toEqual([one]);
    expect(await idsOf('valueFrom=50.01&valueTo=500')).toEqual([one]);
    expect(await idsOf('followUpBy=2030-05-01')).toEqual([other]);
    expect(await idsOf('followUpBy=2030-04-30')).toEqual([]);
    expect(await idsOf('activeAfter=2000-01-01T00:00:00Z')).toEqual([other]);
    expect(await idsOf('activeBefore=2000-01-01T00:00:00Z')).toEqual([one]);
    expect(await idsOf(`sinceAfter=${future}`)).toEqual([]);
    expect(await idsOf(`sinceBefore=${future}&status=active&q=Harbor&sort=name`)).toEqual([other]);
  });

  it('counts the customers of the grid', async () => {
    await add();
    await add({ status: 'potential' });
    const total = async (query: string) => (await list(query)).headers.get('x-total-count');
    expect(await total('limit=1')).toBe('2');
    expect(await total('status=potential,potential')).toBe('1');
    expect(await total('status=potential&company=nobody')).toBe('0');
  });

  it.each([
    'sort=notes',
    'status=active,lost',
    'tag=1,x',
    'tag=',
    'valueFrom=-1',
    'owed=maybe',
    'followUpBy=soon',
    'activeAfter=yesterday',
    `cursor=${Buffer.from('["a",1]').toString('base64url')}`,
    `sort=name&cursor=${Buffer.from('["\\u0000",1]').toString('base64url')}`,
    `sort=value&cursor=${Buffer.from('["1",1]').toString('base64url')}`,
  ])('rejects %s in the customer grid', async (query) => {
    expect((await owner.get(`${PATH}?${query}`)).status).toBe(400);
  });
});

describe('bulk changes of customers', () => {
  const act = async (input: object) => (await owner.post(`${PATH}/bulk`, input)).body;

  it('sets a status on several customers and lists the missing ones', async () => {
    const [one, other] = [await add(), await add({ status: 'on_hold' })];
    const ids = [other, one, MISSING, one];
    expect(await act({ act: 'status', ids, status: 'on_hold' })).toEqual({
      changed: [one],
      missing: [MISSING],
      full: [],
      previous: [{ id: one, status: 'active' }],
    });
    expect((await list('sort=since')).rows).toMatchObject([
      { status: 'on_hold', version: 2 },
      { status: 'on_hold', version: 1 },
    ]);
  });

  it('adds and removes a tag on several customers, except those with too many', async () => {
    const [one, full] = [await add(), await add()];
    await sql(`insert into tags (name) select 'Tag ' || n from generate_series(1, 20) n`);
    await sql(`insert into customer_tags select $1, id from tags`, [full]);
    const tagId = await addTag('One more');
    const ids = [one, full];
    expect(await act({ act: 'tag', ids, tagId })).toMatchObject({ changed: [one], full: [full] });
    expect(await act({ act: 'tag', ids: [one], tagId })).toMatchObject({ changed: [], full: [] });
    expect(await act({ act: 'untag', ids, tagId })).toMatchObject({ changed: [one] });
    const unknown = { act: 'tag', ids, tagId: MISSING };
    expect((await owner.post(`${PATH}/bulk`, unknown)).status).toBe(404);
  });

  it('deletes several customers together and restores them with their records', async () => {
    const [one, other] = [await add(), await add()];
    const tagId = await addTag('Retainer');
    await act({ act: 'tag', ids: [one, other], tagId });
    await log(one);
    const ids = [one, other, MISSING];
    expect(await act({ act: 'delete', ids })).toMatchObject({
      changed: [one, other],
      missing: [MISSING],
    });
    expect((await list()).rows).toEqual([]);
    expect(await act({ act: 'restore', ids })).toMatchObject({ changed: [one, other] });
    const [first] = (await list('sort=since')).rows;
    expect(first).toMatchObject({ id: one, tags: [{ id: tagId }] });
    expect(first!.lastActivityAt).not.toBeNull();
  });

  it.each([
    ['of no records', { act: 'delete', ids: [] }],
    ['of more than 500 records', { act: 'delete', ids: Array<number>(501).fill(1) }],
    ['without a status', { act: 'status', ids: [1] }],
    ['without a tag', { act: 'tag', ids: [1] }],
  ])('rejects a bulk change %s', async (_many, input) => {
    expect((await owner.post(`${PATH}/bulk`, input)).status).toBe(400);
  });

  it('exports customers with their tags, without formulas in cells', async () => {
    const id = await add({ name: '=1+1' });
    await add({ name: 'Not selected' });
    await act({ act: 'tag', ids: [id], tagId: await addTag('Retainer') });
    const { text } = await owner.get(`${PATH}/export?ids=${id}`);
    const [head, line, ...rest] = text.trim().split('\r\n');
    expect(head).toContain('"name"');
    expect(line).toContain(`"'=1+1"`);
    expect(line).toContain('"Retainer"');
    expect(rest).toEqual([]);
  });
});
