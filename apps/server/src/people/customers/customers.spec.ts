import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { customerInputSchema, customerSchema, customersSchema } from '@polaris/contracts';
import { contactInput, customerInput } from '../../testing/data/factories';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { race } from '../../testing/long-form';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

/** The fields that take any text, or none. */
const textFields = Object.entries(customerInputSchema.shape).flatMap(([field, schema]) =>
  ['Any text', null].every((value) => schema.safeParse(value).success) ? [field] : [],
);

const create = async (overrides = {}) => {
  const { body, status } = await owner.post('/api/customers', customerInput(overrides));
  expect(status).toBe(201);
  return body as { id: number; version: number };
};

describe('POST /api/customers', () => {
  it('stores a customer as it was sent', async () => {
    const { body, status } = await owner.post('/api/customers', customerInput());
    expect(status).toBe(201);
    expect(customerSchema.parse(body)).toMatchObject(customerInput());
    expect((await owner.get(`/api/customers/${body.id}`)).body).toEqual(body);
  });

  it('creates a customer with only a name', async () => {
    const { body, status } = await owner.post('/api/customers', { name: 'Fieldnote' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'active', totalValue: 0, email: null, notes: null });
  });

  it.each([
    ['name', { name: ' ' }, 'Name is required'],
    ['name', { name: undefined }, 'Name is required'],
    ['email', { email: 'maya@' }, 'Please enter a valid email address.'],
    ['status', { status: 'lost' }, 'Please select a status'],
    ['totalValue', { totalValue: -1 }, 'Total value must be positive'],
    ['totalValue', { totalValue: 'much' }, 'Total value must be positive'],
    ['totalValue', { totalValue: '1e3' }, 'Total value must be positive'],
    ['totalValue', { totalValue: null }, 'Total value must be positive'],
    ['totalValue', { totalValue: 1.005 }, 'Total value must be positive'],
    ['totalValue', { totalValue: 1e12 }, 'Must be at most 9,999,999,999.99.'],
  ])('rejects a wrong customer %s with its text: %j', async (path, overrides, message) => {
    const { body, status } = await owner.post('/api/customers', {
      ...customerInput(),
      ...overrides,
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, message }]);
  });

  it('reads an amount from text, and empty text as no amount', async () => {
    const form = { totalValue: '12.50', email: '', phone: '', company: '' };
    const { body } = await owner.post('/api/customers', customerInput(form));
    expect(body).toMatchObject({ totalValue: 12.5, email: null, phone: null, company: null });
    const blank = await owner.post('/api/customers', customerInput({ totalValue: '' }));
    expect(blank.body.totalValue).toBe(0);
  });

  it.each([
    ['email', { email: 'TWICE@c.example', phone: null }],
    ['phone', { email: null, phone: '+1 (718) 555-7711' }],
    ['name', { email: null, phone: null, name: ' twice ' }],
  ])('rejects a second customer with a known %s when told to', async (_by, known) => {
    await create({ name: 'Twice', email: 'twice@c.example', phone: '718 555 7711' });
    const name = `Second ${_by}`;
    const path = '/api/customers?unlessKnown=true';
    const { status, body } = await owner.post(path, customerInput({ name, ...known }));
    expect(status).toBe(409);
    expect(body.detail).toBe('A customer with this name, email or phone already exists.');
    expect((await owner.get(`/api/customers?q=${name}`)).body).toEqual([]);
    await create({ name, ...known });
  });

  it('adds a person once out of 8 concurrent requests that refuse duplicates', async () => {
    const input = customerInput({ name: 'Racing', email: 'racing@c.example', phone: null });
    const path = '/api/customers?unlessKnown=true';
    const answers = await Promise.all(Array.from({ length: 8 }, () => owner.post(path, input)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('ignores fields of a customer that no request may set (ASVS 8.2.3, 15.3.3)', async () => {
    const own = { id: 9, version: 7, convertedFromContactId: 1, userId: owner.user.id };
    const { body, status } = await owner.post('/api/customers', { ...customerInput(), ...own });
    expect(status).toBe(201);
    expect(body).toMatchObject({ version: 1, convertedFromContactId: null });
  });
});

describe('PUT /api/customers/:id', () => {
  it("stores a customer's time zone by name, or none", async () => {
    const { id } = await create({ timeZone: 'Asia/Kolkata' });
    const put = async (timeZone: unknown) =>
      (await owner.put(`/api/customers/${id}`, { name: 'Grace', timeZone })).body;
    expect((await owner.get(`/api/customers/${id}`)).body.timeZone).toBe('Asia/Kolkata');
    for (const timeZone of ['Mars/Olympus', '+05:00', 'x'.repeat(65)])
      expect((await put(timeZone)).errors).toMatchObject([{ path: 'timeZone' }]);
    expect((await put('')).timeZone).toBeNull();
  });

  it.each(textFields)(
    'empties %s of a customer, and an imported CSV file restores it',
    async (field) => {
      const { id } = await create({ email: `${field}@csv.example`, [field]: 'Any text' });
      const read = async () => (await owner.get(`/api/customers/${id}`)).body[field];
      expect(await read()).toBe('Any text');
      const { text: file } = await owner.get('/api/admin/export/customers');
      await owner.put(`/api/customers/${id}`, { name: 'Harbor Trust', [field]: '' });
      expect(await read()).toBeNull();
      const upload = (path: string) =>
        owner.post(`/api/admin/import/customers${path}`, undefined, {
          raw: file,
          headers: { 'content-type': 'text/csv' },
        });
      const { plan } = (await upload('/preview')).body;
      expect((await upload(`?plan=${plan}`)).status).toBe(200);
      expect(await read()).toBe('Any text');
    },
  );

  it('changes only the sent fields of a customer', async () => {
    const { id } = await create({ notes: 'Keep me', totalValue: 7 });
    const card = { id, name: 'Harbor', status: 'completed', phone: '' };
    const { body, status } = await owner.put(`/api/customers/${id}`, card);
    expect(status).toBe(200);
    const changed = { name: 'Harbor', status: 'completed', phone: null };
    expect(body).toMatchObject({ ...changed, notes: 'Keep me', totalValue: 7, version: 2 });
  });

  it('rejects the second of two edits of one customer version and changes nothing', async () => {
    const { id, version } = await create();
    const edit = (name: string) => owner.put(`/api/customers/${id}`, { name, version });
    expect((await edit('First')).status).toBe(200);
    const second = await edit('Second');
    expect(second.status).toBe(409);
    expect((await owner.get(`/api/customers/${id}`)).body.name).toBe('First');
  });

  it('accepts every customer status and no other text', async () => {
    const { id } = await create();
    for (const status of ['active', 'inactive', 'on_hold', 'completed', 'potential'])
      expect((await owner.put(`/api/customers/${id}`, { name: 'A', status })).status).toBe(200);
    expect((await owner.put(`/api/customers/${id}`, { name: 'A', status: 'vip' })).status).toBe(
      400,
    );
  });
});

describe('GET /api/customers', () => {
  it('lists customers newest first, by page, without gaps or repeats', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 7; index += 1)
      ids.push((await create({ company: 'Paged Company' })).id);
    const seen: number[] = [];
    let next: string | undefined = '/api/customers?limit=3&q=paged+comp';
    while (next) {
      const { body, headers }: Awaited<ReturnType<typeof owner.get>> = await owner.get(next);
      expect(headers.get('x-total-count')).toBe('7');
      seen.push(...customersSchema.parse(body).map(({ id }) => id));
      next = /<([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(ids.reverse());
  });

  it('leaves the total out when the query says so, on each page', async () => {
    for (let index = 0; index < 3; index += 1) await create({ company: 'Uncounted Works' });
    const first = await owner.get('/api/customers?limit=2&q=uncounted&total=none');
    const next = /<([^>]*)>; rel="next"/.exec(first.headers.get('link')!)![1]!;
    const second = await owner.get(next);
    expect([first.body, second.body]).toEqual([
      [expect.anything(), expect.anything()],
      [expect.anything()],
    ]);
    for (const { headers } of [first, second]) expect(headers.get('x-total-count')).toBeNull();
    expect((await owner.get('/api/customers?total=all')).status).toBe(400);
  });

  it('links from each page of customers back to the previous one', async () => {
    const made: number[] = [];
    for (let index = 0; index < 8; index += 1)
      made.push((await create({ company: 'Both Ways' })).id);
    const newestFirst = made.reverse();
    const read = async (path: string) => {
      const { body, headers } = await owner.get(path);
      const link = headers.get('link') ?? '';
      const to = (rel: string) => new RegExp(`<([^>]+)>; rel="${rel}"`).exec(link)?.[1];
      const ids = customersSchema.parse(body).map(({ id }) => id);
      return { ids, next: to('next'), prev: to('prev') };
    };
    const first = await read('/api/customers?limit=3&q=both+ways');
    expect(first.prev).toBeUndefined();
    const second = await read(first.next!);
    const third = await read(second.next!);
    expect(third.ids).toEqual(newestFirst.slice(6));
    const before = await read(third.prev!);
    expect(before.ids).toEqual(newestFirst.slice(3, 6));
    expect((await read(before.next!)).ids).toEqual(third.ids);
    const start = await read(before.prev!);
    expect(start.ids).toEqual(newestFirst.slice(0, 3));
    expect(start.prev).toBeUndefined();
    expect((await read(start.next!)).ids).toEqual(before.ids);
    const partial = await read(before.prev!.replace('limit=3', 'limit=2'));
    expect(partial.ids).toEqual(newestFirst.slice(1, 3));
  });

  it('finds customers by name, address and company, and short terms at the start of the name', async () => {
    const { id } = await create({
      name: 'Zylpha Quist',
      email: 'zq@ex.example',
      company: 'Ümläut',
    });
    const found = async (q: string) => {
      const { body } = await owner.get(`/api/customers?q=${encodeURIComponent(q)}`);
      return (body as { id: number }[]).map((customer) => customer.id);
    };
    for (const q of ['zylpha q', 'ZQ@EX', 'ümlä', 'zy']) expect(await found(q)).toEqual([id]);
    for (const q of ['%', '_ylpha', '\\', "' or 1=1", '🎈', 'x'.repeat(10_000)])
      expect(await found(q)).toEqual([]);
  });

  it.each([
    ['+1 (917) 555-8842', ['9175558842', '917.555.8842', '+1 917 555 8842', '555-8842', '1-917']],
    ['917-555-8843', ['+1 (917) 555 8843', '0019175558843', '(917) 555-8843 ext. 12']],
    ['+44 (0)20 7946 0911 x7', ['020 7946 0911', '+442079460911', '7946 09']],
    ['030 1234 5677', ['+49 30 12345677', '0049 (0)30 1234-5677']],
  ])('finds the customer phone %s in any spelling', async (phone, terms) => {
    const { id } = await create({ phone });
    for (const q of terms) {
      const { body } = await owner.get(`/api/customers?q=${encodeURIComponent(q)}`);
      expect([q, body.map((customer: { id: number }) => customer.id)]).toEqual([q, [id]]);
    }
  });

  it('does not match one phone number with every other', async () => {
    await create({ phone: '+1 646 555 7731' });
    await create({ phone: 'ask her' });
    for (const q of ['1 212 555 7731', '00', '5557732', '(0)'])
      expect((await owner.get(`/api/customers?q=${encodeURIComponent(q)}`)).body).toEqual([]);
  });

  it('filters customers by status and counts the matches', async () => {
    await create({ status: 'potential' });
    const { body, headers } = await owner.get('/api/customers?status=potential&limit=1');
    expect(body).toHaveLength(1);
    const [{ count }] = await polaris.dataSource.query<[{ count: string }]>(
      `select count(*) from customers where status = 'potential'`,
    );
    expect(headers.get('x-total-count')).toBe(count);
  });

  it.each(['limit=0', 'limit=1001', 'cursor=nonsense', 'status=vip'])(
    'rejects to list customers with ?%s',
    async (query) => {
      expect((await owner.get(`/api/customers?${query}`)).status).toBe(400);
    },
  );
});

describe('GET /api/customers/matches', () => {
  const matches = async (query: Record<string, string>) =>
    (await owner.get(`/api/customers/matches?${new URLSearchParams(query)}`)).body;

  it('lists customers with the same email or phone, those with both first', async () => {
    const byPhone = await create({ name: 'By Phone', email: null, phone: '+1 718 555 9031' });
    const both = await create({ name: 'Both', email: 'Both@M.example', phone: '718.555.9031' });
    const byEmail = await create({ email: 'both@m.example', phone: null, company: null });
    expect(await matches({ email: 'BOTH@m.example', phone: '(718) 555-9031' })).toEqual([
      { id: both.id, name: 'Both', company: 'Harbor Trust', by: ['email', 'phone'] },
      { id: byPhone.id, name: 'By Phone', company: 'Harbor Trust', by: ['phone'] },
      { id: byEmail.id, name: 'Harbor Trust', company: null, by: ['email'] },
    ]);
  });

  it('matches no customer for empty text, part of a number, or words', async () => {
    await create({ phone: 'n/a' });
    for (const query of [{}, { email: '', phone: '' }, { phone: '718' }, { phone: 'n/a' }])
      expect(await matches(query as Record<string, string>)).toEqual([]);
  });
});

describe('POST /api/contacts/:id/convert', () => {
  const contact = async (overrides = {}) =>
    (await polaris.visitor().post('/api/contact', contactInput(overrides))).body.id as number;

  it('makes an active customer with the texts of a contact', async () => {
    const id = await contact({ name: 'Maya', message: 'Can you help us count?' });
    const { body, status } = await owner.post(`/api/contacts/${id}/convert`, {});
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Maya',
      email: 'maya@example.com',
      phone: '(310) 555-0110',
      status: 'active',
      totalValue: 0,
      notes: 'Converted from contact. Original message: Can you help us count?',
      convertedFromContactId: id,
    });
    const rest = await owner.get('/api/admin/contact-submissions?converted=false');
    expect((rest.body as { id: number }[]).some((other) => other.id === id)).toBe(false);
  });

  const read = async (id: number) =>
    (await owner.get(`/api/admin/contact-submissions/${id}`)).body as object;

  it('links a converted contact to its customer', async () => {
    const id = await contact();
    expect(await read(id)).toMatchObject({ customerId: null });
    const { body } = await owner.post(`/api/contacts/${id}/convert`, {});
    expect(await read(id)).toMatchObject({ status: 'converted', customerId: body.id });
  });

  it('assigns a contact to an existing customer and adds missing details', async () => {
    const known = await create({
      name: 'Known',
      email: 'k@ex.example',
      phone: null,
      notes: 'Old.',
    });
    const id = await contact({ name: 'Other Name', message: 'It is me again.' });
    const { body, status } = await owner.post(`/api/contacts/${id}/convert`, {
      customerId: known.id,
      status: 'potential',
      totalValue: 5,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: known.id,
      name: 'Known',
      email: 'k@ex.example',
      phone: '(310) 555-0110',
      status: 'active',
      totalValue: 1200,
      notes: 'Old.\n\nConverted from contact. Original message: It is me again.',
      convertedFromContactId: null,
      version: known.version + 1,
    });
    expect(await read(id)).toMatchObject({ status: 'converted', customerId: known.id });
    const again = await owner.post(`/api/contacts/${id}/convert`, { customerId: known.id });
    expect(again.status).toBe(409);
  });

  it("leaves a customer's notes unchanged when a contact's text does not fit", async () => {
    const notes = 'n'.repeat(9_990);
    const known = await create({ notes });
    const id = await contact();
    const { body } = await owner.post(`/api/contacts/${id}/convert`, { customerId: known.id });
    expect(body).toMatchObject({ notes });
  });

  it('returns 404 when a contact is assigned to a missing customer', async () => {
    const id = await contact();
    const answer = await owner.post(`/api/contacts/${id}/convert`, { customerId: 2147483647 });
    expect(answer.status).toBe(404);
    expect(await read(id)).toMatchObject({ status: 'new', customerId: null });
  });

  it('converts a contact with its own status, value and notes', async () => {
    const own = { status: 'potential', totalValue: 300, notes: 'Met at a fair' };
    const { body } = await owner.post(`/api/contacts/${await contact()}/convert`, own);
    expect(body).toMatchObject(own);
  });

  race('converts a contact once out of 20 concurrent requests', async () => {
    const id = await contact();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => owner.post(`/api/contacts/${id}/convert`, {})),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    const rows = await polaris.dataSource.query<unknown[]>(
      'select 1 from customers where "convertedFromContactId" = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  it('changes nothing when the customer of a contact cannot be created', async () => {
    const id = await contact();
    const answer = await owner.post(`/api/contacts/${id}/convert`, { totalValue: -5 });
    expect(answer.status).toBe(400);
    const list = await owner.get('/api/admin/contact-submissions?converted=false');
    expect((list.body as { id: number }[]).some((other) => other.id === id)).toBe(true);
  });
});
