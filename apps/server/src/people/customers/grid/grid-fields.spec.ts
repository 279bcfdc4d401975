import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type FieldFilter, type FieldKind, gridCustomersSchema } from '@polaris/contracts';
import { customerInput, fieldInput } from '../../../testing/data/factories';
import { addCustomer } from '../../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../../testing/test-app';

const PATH = '/api/admin/customers';
const MISSING = 999_999;
const EMOJI = '🎻'.repeat(255);

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
beforeEach(() => polaris.dataSource.query('delete from customer_fields; delete from customers'));
afterAll(() => polaris.close());

const choices = [{ name: 'Gold' }, { name: 'Silver' }];
const addField = async (kind: FieldKind, name: string = kind): Promise<number> => {
  const input = fieldInput({ name, kind, choices: kind === 'choice' ? choices : [] });
  return (await owner.post('/api/admin/customer-fields', input)).body.id;
};

/** A customer with this value in a field; undefined for none. */
async function add(fieldId: number, value?: unknown): Promise<number> {
  const { id } = await addCustomer(owner);
  if (value === undefined) return id;
  const { status } = await owner.put(`/api/customers/${id}/fields`, {
    values: [{ fieldId, value }],
  });
  expect([value, status]).toEqual([value, 200]);
  return id;
}

const get = (query: Record<string, string>) => owner.get(`${PATH}?${new URLSearchParams(query)}`);

async function list(query: Record<string, string>) {
  const { status, body, headers } = await get(query);
  expect([query, status]).toEqual([query, 200]);
  return { rows: gridCustomersSchema.parse(body), total: headers.get('x-total-count') };
}

const idsOf = async (query: Record<string, string>) => (await list(query)).rows.map(({ id }) => id);
const filtered = (...filters: FieldFilter[]) =>
  idsOf({ fieldFilters: JSON.stringify(filters), sort: 'since' });

/** The values in list order; undefined for none. */
const values: Record<FieldKind, (ids: number[]) => unknown[]> = {
  text: () => ['ada', 'Bo', `${EMOJI}a`, `${EMOJI}b`],
  number: () => [-9_999_999_999.9999, -1.5, 0, 12.0001],
  date: () => ['0001-01-01', '1999-12-31', '2024-02-29', '9999-12-31'],
  choice: ([gold, silver]) => [gold, gold, silver, silver],
};

async function addOfKind(kind: FieldKind) {
  const fieldId = await addField(kind);
  const [field] = (await owner.get('/api/admin/customer-fields')).body;
  const all = values[kind](field.choices.map(({ id }: { id: number }) => id));
  const ids: number[] = [];
  for (const value of all) ids.push(await add(fieldId, value));
  const empty = [await add(fieldId), await add(fieldId), await add(fieldId)].reverse();
  return { fieldId, ids, empty };
}

/** Follows the page links in one direction. */
async function follow(from: string, rel: 'next' | 'prev'): Promise<number[][]> {
  const pages: number[][] = [];
  let path: string | undefined = from;
  while (path) {
    const { body, headers }: Awaited<ReturnType<Person['get']>> = await owner.get(path);
    pages.push(body.map(({ id }: { id: number }) => id));
    const link: RegExp = new RegExp(`<([^>]+)>; rel="${rel}"`);
    path = link.exec(headers.get('link') ?? '')?.[1];
    expect(pages.length).toBeLessThan(20);
  }
  return pages;
}

describe('sorting by a custom field', () => {
  it.each(['text', 'number', 'date', 'choice'] as const)(
    'puts customers without a %s value last in both directions, on every page',
    async (kind) => {
      const { fieldId, ids, empty } = await addOfKind(kind);
      const ascending = [...ids, ...empty];
      const descending = [...ids.toReversed(), ...empty];
      for (const [sort, expected] of [
        [`field.${fieldId}`, ascending],
        [`-field.${fieldId}`, descending],
      ] as const) {
        const whole = await list({ sort });
        expect([sort, whole.rows.map(({ id }) => id)]).toEqual([sort, expected]);
        expect(whole.total).toBe('7');
        for (const limit of ['1', '2', '4']) {
          const pages = await follow(`${PATH}?${new URLSearchParams({ sort, limit })}`, 'next');
          expect([limit, pages.flat()]).toEqual([limit, expected]);
        }
        // The last page, and from there back to the first.
        const last = `${PATH}?${new URLSearchParams({ sort, limit: '2', cursor: 'e.' })}`;
        const back = await follow(last, 'prev');
        expect(back.reverse().flat()).toEqual(expected.slice(0, 6));
      }
    },
  );

  it('searches, filters and counts customers sorted by a custom field', async () => {
    const fieldId = await addField('text');
    const one = await add(fieldId, 'Beta');
    const other = await add(fieldId);
    await owner.put(`/api/customers/${one}`, { ...customerInput(), name: 'Zoe Park' });
    await owner.put(`/api/customers/${other}`, { ...customerInput(), name: 'Zoe Hill' });
    await add(fieldId, 'Alpha');
    const found = await list({ sort: `field.${fieldId}`, q: 'zoe', status: 'active' });
    expect(found.rows.map(({ id }) => id)).toEqual([one, other]);
    expect(found.total).toBe('2');
  });
});

describe('filtering by custom fields', () => {
  it('finds parts of texts, ranges, choices, and customers without a value', async () => {
    const text = await addField('text');
    const [one, other, none] = [
      await add(text, 'Harbor 100%'),
      await add(text, EMOJI),
      await add(text),
    ];
    expect(await filtered({ id: text, has: 'HARBOR' })).toEqual([one]);
    expect(await filtered({ id: text, has: '0%' })).toEqual([one]);
    expect(await filtered({ id: text, has: EMOJI })).toEqual([other]);
    expect(await filtered({ id: text, is: 'empty' })).toEqual([none]);
    expect(await filtered({ id: text, is: 'set' })).toEqual([one, other]);
  });

  it('combines filters by several custom fields', async () => {
    const number = await addOfKind('number');
    const date = await addField('date', 'Birthday');
    const [, second, third] = number.ids;
    for (const [id, value] of [
      [second, '2000-01-01'],
      [third, '2001-01-01'],
    ])
      await owner.put(`/api/customers/${id}/fields`, { values: [{ fieldId: date, value }] });
    const range = { id: number.fieldId, from: '-1.5', to: '0' };
    expect(await filtered(range)).toEqual([second, third]);
    expect(await filtered(range, { id: date, from: '2000-06-01' })).toEqual([third]);
    expect(await filtered(range, { id: date, to: '2001-01-01' })).toEqual([second, third]);
    expect(await filtered({ id: date, is: 'empty' }, range)).toEqual([]);
  });

  it('finds customers with any of several choices', async () => {
    const { fieldId, ids } = await addOfKind('choice');
    const [field] = (await owner.get('/api/admin/customer-fields')).body;
    const [gold, silver] = field.choices.map(({ id }: { id: number }) => id);
    expect(await filtered({ id: fieldId, any: [gold] })).toEqual(ids.slice(0, 2));
    expect(await filtered({ id: fieldId, any: [gold, silver, MISSING] })).toEqual(ids);
  });

  it('reports a deleted custom field in a filter or sort order', async () => {
    const filter = { fieldFilters: JSON.stringify([{ id: MISSING, is: 'set' }]) };
    const message = (what: string) =>
      `The field of this ${what} was deleted. It can be restored from the trash.`;
    expect(await get(filter)).toMatchObject({ status: 400, body: { detail: message('filter') } });
    expect(await get({ sort: `-field.${MISSING}` })).toMatchObject({
      status: 400,
      body: { detail: message('order') },
    });
  });

  it.each([
    ['30 fields', Array.from({ length: 30 }, (_, n) => ({ id: n + 1, is: 'set' }))],
    [
      'one field twice',
      [
        { id: 1, is: 'set' },
        { id: 1, has: 'a' },
      ],
    ],
    ['an unknown condition', [{ id: 1, or: 'a' }]],
    ['neither a number nor a day', [{ id: 1, from: 'soon' }]],
    ['no choice', [{ id: 1, any: [] }]],
    ['no list', { id: 1 }],
  ])('rejects to filter by %s', async (_what, filters) => {
    expect((await get({ fieldFilters: JSON.stringify(filters) })).status).toBe(400);
  });

  it.each([
    { fieldFilters: '[' },
    { sort: 'field.0' },
    { sort: 'field.1;drop' },
    { fields: '1,x' },
  ])('rejects the grid query %j', async (query) => {
    expect((await get(query as unknown as Record<string, string>)).status).toBe(400);
  });

  it('rejects the cursor of another list', async () => {
    const fieldId = await addField('number');
    const cursor = Buffer.from('["a",1]').toString('base64url');
    for (const wrong of [cursor, `e.${cursor}`, 'e.x'])
      expect((await get({ sort: `field.${fieldId}`, cursor: wrong })).status).toBe(400);
  });
});

it('shows only the values of the requested custom fields', async () => {
  const text = await addField('text');
  const number = await addField('number', 'Seats');
  await add(text, 'Onwards');
  await add(number, 2.5);
  const { rows } = await list({ fields: `${text},${number},${MISSING}`, sort: 'since' });
  expect(rows.map(({ fields }) => fields)).toEqual([{ [text]: 'Onwards' }, { [number]: 2.5 }]);
  expect((await list({})).rows[0]).not.toHaveProperty('fields');
});
