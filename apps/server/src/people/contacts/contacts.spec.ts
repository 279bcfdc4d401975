import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactConfirmationSchema, contactSubmissionsSchema } from '@polaris/contracts';
import { FROM_OWN_PAGE } from '../../testing/caller';
import { contactInput } from '../../testing/data/factories';
import { type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
beforeAll(async () => {
  polaris = await startTestApp();
});
afterAll(() => polaris.close());

const submit = async (overrides = {}) => {
  const { body } = await polaris.visitor().post('/api/contact', contactInput(overrides));
  return body.id as number;
};

const stored = async (id: number) => {
  const rows: Record<string, unknown>[] = await polaris.dataSource.query(
    'select * from contact_submissions where id = $1',
    [id],
  );
  return rows[0];
};

describe('POST /api/contact', () => {
  it('stores a message unchanged and answers the visitor without its content', async () => {
    const message = '  First line\n\n"second" <b>line</b> with 🎈 and spaces   ';
    const answer = await polaris.visitor().post('/api/contact', contactInput({ message }));
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body).sort()).toEqual(['createdAt', 'id']);
    expect(contactConfirmationSchema.safeParse(answer.body).success).toBe(true);
    expect(await stored(answer.body.id)).toMatchObject({
      message,
      status: 'new',
      preferredContact: 'email',
    });
  });

  it.each([
    ['name', { name: 'A' }, 'Name must be at least 2 characters.'],
    ['name', { name: '   ' }, 'Name must be at least 2 characters.'],
    ['name', { name: undefined }, 'Name must be at least 2 characters.'],
    ['email', { email: 'maya@' }, 'Please enter a valid email address.'],
    ['email', { email: undefined }, 'Please enter a valid email address.'],
    ['message', { message: 'Too short' }, 'Message must be at least 10 characters.'],
    ['preferredContact', { preferredContact: 'fax' }, 'Please select a preferred contact method.'],
  ])('rejects a wrong contact %s with its text: %j', async (path, overrides, message) => {
    const answer = await polaris
      .visitor()
      .post('/api/contact', { ...contactInput(), ...overrides });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toMatch('application/problem+json');
    expect(answer.body).toMatchObject({ status: 400, errors: [{ path, message }] });
  });

  it('accepts a message without a phone and a preferred contact', async () => {
    const { phone: _phone, preferredContact: _preferred, ...rest } = contactInput();
    const { status, body } = await polaris.visitor().post('/api/contact', rest);
    expect(status).toBe(201);
    expect(await stored(body.id)).toMatchObject({ phone: null, preferredContact: 'email' });
  });

  it('stores a message as spam when a program without a browser filled the honeypot', async () => {
    const answer = await polaris
      .visitor()
      .post('/api/contact', contactInput({ website: 'https://spam.example' }));
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body).sort()).toEqual(['createdAt', 'id']);
    expect(await stored(answer.body.id)).toMatchObject({ status: 'spam', mayBeSpam: false });
  });

  it.each(FROM_OWN_PAGE)(
    'stores a message as new and marks it when a form filler filled the honeypot on our page: %j',
    async (headers) => {
      const answer = await polaris
        .visitor()
        .post('/api/contact', contactInput({ website: 'https://maya.example' }), { headers });
      expect(answer.status).toBe(201);
      expect(Object.keys(answer.body).sort()).toEqual(['createdAt', 'id']);
      expect(await stored(answer.body.id)).toMatchObject({ status: 'new', mayBeSpam: true });
      const owner = await polaris.owner();
      const { body } = await owner.get('/api/admin/contact-submissions?limit=1');
      expect(body).toMatchObject([{ id: answer.body.id, mayBeSpam: true }]);
    },
  );

  it.each([null, ''])('does not mark a message when the honeypot is %j', async (website) => {
    const { body } = await polaris
      .visitor()
      .post('/api/contact', contactInput({ website }), { headers: FROM_OWN_PAGE[0]! });
    expect(await stored(body.id)).toMatchObject({ status: 'new', mayBeSpam: false });
  });

  it('stores the attribution of a visit when the browser sends it', async () => {
    const arrival = { page: '/services/2', referrer: 'news.example', campaign: 'spring' };
    const id = await submit({ arrival });
    expect(await stored(id)).toMatchObject({ arrival });
    expect(await stored(await submit())).toMatchObject({ arrival: null });
  });

  it.each([
    ['arrival.page', { page: 'https://elsewhere.example' }],
    ['arrival.page', { page: `/${'a'.repeat(300)}` }],
    ['arrival.referrer', { page: '/', referrer: 'a'.repeat(254) }],
    ['arrival.source', { page: '/', source: 'a'.repeat(101) }],
  ])('rejects a wrong attribution %s', async (path, arrival) => {
    const answer = await polaris.visitor().post('/api/contact', contactInput({ arrival }));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ path }] });
  });

  it('ignores fields that a visitor may not set (ASVS 15.3.3)', async () => {
    const { body, status } = await polaris.visitor().post('/api/contact', {
      ...contactInput(),
      id: 99,
      status: 'converted',
      createdAt: '2020-01-01T00:00:00.000Z',
    });
    expect(status).toBe(201);
    expect(body.id).not.toBe(99);
    expect(await stored(body.id)).toMatchObject({ status: 'new' });
  });

  it('returns 429 with Retry-After to the 21st message of an address in ten minutes', async () => {
    const visitor = polaris.visitor();
    for (let sent = 0; sent < 20; sent += 1)
      expect((await visitor.post('/api/contact', contactInput())).status).toBe(201);
    const answer = await visitor.post('/api/contact', contactInput());
    expect(answer.status).toBe(429);
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect((await polaris.visitor().post('/api/contact', contactInput())).status).toBe(201);
  });
});

describe('GET /api/admin/contact-submissions/:id', () => {
  it('returns one submission', async () => {
    const id = await submit({ name: 'One of many' });
    const owner = await polaris.owner();
    const { body, status } = await owner.get(`/api/admin/contact-submissions/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, name: 'One of many', status: 'new' });
  });
});

describe('GET /api/admin/contact-submissions', () => {
  it('lists submissions newest first, by page, without gaps or repeats', async () => {
    const owner = await polaris.owner();
    const ids = [];
    for (let index = 0; index < 7; index += 1) ids.push(await submit({ name: `Paged ${index}` }));
    const seen: number[] = [];
    let next: string | undefined = '/api/admin/contact-submissions?limit=3&q=Paged';
    while (next) {
      const { body, headers }: Awaited<ReturnType<typeof owner.get>> = await owner.get(next);
      expect(headers.get('x-total-count')).toBe('7');
      expect(contactSubmissionsSchema.safeParse(body).success).toBe(true);
      seen.push(...body.map(({ id }: { id: number }) => id));
      next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(ids.reverse());
  });

  it.each(['ŽQ', 'žq', 'ž'])("finds %s at the start of a contact's name", async (q) => {
    const owner = await polaris.owner();
    const id = await submit({ name: 'Žqyl Tamm' });
    await submit({ name: 'Not Žqyl' });
    const path = `/api/admin/contact-submissions?limit=2&q=${encodeURIComponent(q)}`;
    const { body } = await owner.get(path);
    expect(body[0]).toMatchObject({ id });
    expect(body.every(({ name }: { name: string }) => name === 'Žqyl Tamm')).toBe(true);
  });

  it('filters submissions by status', async () => {
    const owner = await polaris.owner();
    const id = await submit({ website: 'x' });
    const { body } = await owner.get('/api/admin/contact-submissions?status=spam');
    expect(body.map((contact: { id: number }) => contact.id)).toContain(id);
    expect(body.every((contact: { status: string }) => contact.status === 'spam')).toBe(true);
  });

  it.each(['(213) 555 7718', '2135557718', '+1 213-555-7718', '555.7718'])(
    "finds a contact's phone as %s",
    async (q) => {
      const owner = await polaris.owner();
      const id = await submit({ phone: '+1 213 555 7718' });
      const path = `/api/admin/contact-submissions?limit=1&q=${encodeURIComponent(q)}`;
      expect((await owner.get(path)).body).toMatchObject([{ id }]);
    },
  );

  it.each(['100% \'"\\_', 'a_b%c\\d', "'; drop table users; --"])(
    'treats %s literally in a search for contacts (ASVS 1.2.9)',
    async (term) => {
      const owner = await polaris.owner();
      const id = await submit({ message: `Here is ${term} in a message` });
      await submit({ message: 'Here is something else entirely, aXbYcZd' });
      const query = `/api/admin/contact-submissions?q=${encodeURIComponent(term)}`;
      const { body, status } = await owner.get(query);
      expect(status).toBe(200);
      expect(body.map((contact: { id: number }) => contact.id)).toEqual([id]);
    },
  );

  it.each([
    'cursor=abc',
    'cursor=W10',
    'cursor=WzEsMV0',
    'limit=0',
    'limit=1001',
    'limit=abc',
    'status=x',
  ])('rejects %s in a list of submissions', async (query) => {
    const owner = await polaris.owner();
    expect((await owner.get(`/api/admin/contact-submissions?${query}`)).status).toBe(400);
  });
});

describe('PUT /api/admin/contact-submissions/{id}', () => {
  const edit = (overrides = {}) => ({ ...contactInput(), status: 'replied', ...overrides });

  it('changes every field of a submission, and the status among three', async () => {
    const owner = await polaris.owner();
    const id = await submit();
    for (const status of ['replied', 'spam', 'new']) {
      const { body } = await owner.put(
        `/api/admin/contact-submissions/${id}`,
        edit({ name: 'New Name', phone: '', preferredContact: 'any', status }),
      );
      expect(body).toMatchObject({ id, name: 'New Name', phone: null, status });
    }
  });

  it('returns 409 to an edit of an older submission and keeps the newer text', async () => {
    const owner = await polaris.owner();
    const id = await submit();
    const path = `/api/admin/contact-submissions/${id}`;
    const first = await owner.put(path, edit({ name: 'First window', version: 1 }));
    expect(first.body).toMatchObject({ version: 2 });
    const second = await owner.put(path, edit({ name: 'Second window', version: 1 }));
    expect(second.status).toBe(409);
    expect(await stored(id)).toMatchObject({ name: 'First window' });
  });

  it('rejects to set or undo a conversion by hand', async () => {
    const owner = await polaris.owner();
    const id = await submit();
    const path = `/api/admin/contact-submissions/${id}`;
    expect((await owner.put(path, edit({ status: 'converted' }))).status).toBe(400);
    await polaris.dataSource.query(
      `update contact_submissions set status = 'converted' where id = $1`,
      [id],
    );
    expect((await owner.put(path, edit({ status: 'new' }))).status).toBe(409);
    expect((await owner.put(path, edit({ status: 'converted' }))).status).toBe(200);
  });

  it('returns 404 to a missing submission and 400 with texts to wrong fields', async () => {
    const owner = await polaris.owner();
    expect((await owner.put('/api/admin/contact-submissions/2147483647', edit())).status).toBe(404);
    const id = await submit();
    const { status, body } = await owner.put(
      `/api/admin/contact-submissions/${id}`,
      edit({ name: 'A', email: 'x', message: 'short' }),
    );
    expect(status).toBe(400);
    expect(body.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Name must be at least 2 characters.',
      'Please enter a valid email address.',
      'Message must be at least 10 characters.',
    ]);
  });
});

describe('DELETE /api/admin/contact-submissions/{id}', () => {
  it('deletes a submission once and returns 404 afterwards', async () => {
    const owner = await polaris.owner();
    const id = await submit();
    expect((await owner.delete(`/api/admin/contact-submissions/${id}`)).status).toBe(204);
    expect((await owner.delete(`/api/admin/contact-submissions/${id}`)).status).toBe(404);
    expect(await stored(id)).toBeUndefined();
  });
});
