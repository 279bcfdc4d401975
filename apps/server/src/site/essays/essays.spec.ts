import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_ESSAY_LENGTH, essaySchema, essaySummariesSchema } from '@polaris/contracts';
import { essayInput } from '../../testing/data/factories';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { plainSite } from '../../testing/stand-ins/plain-site';
import { EssaysService } from './essays.service';
import { SiteBuild } from '../content/site-build.service';

const PATH = '/api/admin/essays';
const FILE = { slug: 'manifesto', title: 'Manifesto', summary: '', path: '/PolarisNet/manifesto' };
const TAKEN = 'Another essay has this address.';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp({});
  owner = await polaris.owner();
  polaris.app.get(SiteBuild).load = () => Promise.resolve({ ...plainSite, essays: [FILE] });
});
beforeEach(() => polaris.dataSource.query('delete from essays'));
afterAll(() => polaris.close());

async function create(overrides: Parameters<typeof essayInput>[0] = {}) {
  const { status, body } = await owner.post(PATH, essayInput(overrides));
  expect(status).toBe(201);
  return body;
}

const read = async (id: number) => (await owner.get(`${PATH}/${id}`)).body;
const change = (id: number, changes: object) => owner.patch(`${PATH}/${id}`, changes);

describe('writing essays', () => {
  it('adds an essay as an empty draft when only title, address and date are sent', async () => {
    const facts = { title: 'Half a Thought', slug: 'half-a-thought', date: '2026-03-20' };
    const { status, body } = await owner.post(PATH, facts);
    expect(status).toBe(201);
    expect(essaySchema.safeParse(body).success).toBe(true);
    const empty = { description: '', topics: [], body: '', status: 'draft', version: 1 };
    expect(body).toMatchObject({ ...facts, ...empty });
    expect(await read(body.id)).toEqual(body);
  });

  it('lists essays without their texts, the newest first', async () => {
    await create({ title: 'First', slug: 'first' });
    await create({ title: 'Second', slug: 'second', topics: ['Design', 'Old  Maps ', 'old maps'] });
    const { body } = await owner.get(PATH);
    expect(essaySummariesSchema.safeParse(body).success).toBe(true);
    expect(body).toMatchObject([
      { title: 'Second', topics: ['design', 'Old Maps'], date: '2026-03-20' },
      { title: 'First', topics: ['institutions', 'design'] },
    ]);
    expect(body[0]).not.toHaveProperty('body');
  });

  it('keeps the HTML of an essay as it was typed', async () => {
    const body = '<script>alert(1)</script>\n\n<PullQuote>A map.</PullQuote>';
    const { id } = await create({ body });
    expect(await read(id)).toMatchObject({ body });
  });

  it('changes only the fields of an essay that were sent', async () => {
    const { id } = await create();
    const { status, body } = await change(id, { title: 'Why Maps Are True', version: 1 });
    expect(status).toBe(200);
    const { title: _title, ...others } = essayInput();
    expect(body).toMatchObject({ ...others, title: 'Why Maps Are True', version: 2 });
    expect(await read(id)).toEqual(body);
  });

  it('rejects a change of an essay that another window has changed since', async () => {
    const { id } = await create();
    await change(id, { title: 'Theirs', version: 1 });
    const { status, body } = await change(id, { body: 'Mine', version: 1 });
    expect([status, body.detail]).toEqual([
      409,
      'Someone else has changed this. Reload to see the newest version, then save again.',
    ]);
    expect(await read(id)).toMatchObject({ title: 'Theirs', body: essayInput().body });
  });

  it('accepts an essay of 200,000 characters of any script, and rejects a longer one', async () => {
    const body = '🧭'.repeat(MAX_ESSAY_LENGTH);
    const { id } = await create({ body });
    expect((await read(id)).body).toHaveLength(body.length);
    const answer = await change(id, { title: 'Longer', body: `${body}.` });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { path: 'body', message: 'An essay can have at most 200,000 characters.' },
    ]);
    expect(await read(id)).toMatchObject({ title: 'Why Maps Lie', version: 1 });
  });

  it.each([
    ['title', ' ', 'Title is required'],
    ['title', 't'.repeat(61), 'Must be at most 60 characters.'],
    ['description', 'd'.repeat(161), 'Must be at most 160 characters.'],
    ['topics', ['maps, seas'], 'Separate topics with commas.'],
    ['topics', ['t'.repeat(41)], 'A topic can have at most 40 characters.'],
    [
      'topics',
      Array.from({ length: 11 }, (_, nth) => `${nth}`),
      'An essay can have at most 10 topics.',
    ],
    ['topics', 'design', 'Topics are a list of texts.'],
    ['date', '2026-02-30', 'Please enter a date.'],
    ['date', '0000-01-01', 'Please enter a date.'],
    ['status', 'hidden', 'Please select a status.'],
    ...['Why-Maps', 'why maps', '-maps', 'maps-', 'why--maps', 'maps/lie', 'maps.xml', 'žluť'].map(
      (slug) =>
        [
          'slug',
          slug,
          'Use lower-case letters, digits and hyphens, such as why-maps-lie.',
        ] as const,
    ),
  ])('rejects the essay %s %j in an addition and in a change', async (field, value, message) => {
    const wrong = { [field]: value };
    const { id } = await create({ slug: 'other' });
    for (const answer of [
      await owner.post(PATH, { ...essayInput(), ...wrong }),
      await change(id, wrong),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body.errors?.[0]?.message).toBe(message);
      expect(answer.body.errors?.[0]?.path).toMatch(field);
    }
    expect((await owner.get(PATH)).body).toHaveLength(1);
  });
});

describe('the address of an essay', () => {
  it.each([
    ['another essay', 'why-maps-lie'],
    ['a file of the site', 'manifesto'],
    ['the not-found page', '404'],
  ])('rejects the address of %s, and changes nothing', async (_of, slug) => {
    await create();
    const { id } = await create({ slug: 'other' });
    const added = await owner.post(PATH, essayInput({ slug }));
    const changed = await change(id, { slug, body: 'Half done' });
    for (const { status, body } of [added, changed]) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ detail: TAKEN, errors: [{ path: 'slug', message: TAKEN }] });
    }
    expect((await owner.get(PATH)).body).toHaveLength(2);
    expect(await read(id)).toMatchObject({ slug: 'other', body: essayInput().body });
  });

  it('keeps the address of a published essay until it is withdrawn', async () => {
    const { id } = await create({ status: 'published' });
    const refused = await change(id, { slug: 'elsewhere', title: 'Moved' });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'A published essay keeps its address. Withdraw it first to change the address.',
    ]);
    expect(await read(id)).toMatchObject({ slug: 'why-maps-lie', title: 'Why Maps Lie' });
    expect((await change(id, { status: 'draft', slug: 'elsewhere' })).status).toBe(200);
  });

  it('does not restore a deleted essay over one that now has its address', async () => {
    const { id } = await create();
    expect((await owner.delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await owner.get(`${PATH}/${id}`)).status).toBe(404);
    const other = await create({ title: 'Newer' });
    expect((await owner.post(`/api/admin/trash/essay/${id}/restore`)).status).toBe(409);
    await change(other.id, { slug: 'newer' });
    expect((await owner.post(`/api/admin/trash/essay/${id}/restore`)).status).toBe(204);
    expect(await read(id)).toMatchObject({ slug: 'why-maps-lie' });
  });
});

describe('publishing an essay', () => {
  it.each([
    ['description', { description: ' ' }, 'Add a description before you publish.'],
    ['topics', { topics: [] }, 'Add at least one topic before you publish.'],
    ['body', { body: '\n' }, 'Write the essay before you publish it.'],
  ])('publishes no essay without %s, and saves nothing of it', async (path, lacking, message) => {
    const { id } = await create();
    const published = { ...lacking, title: 'Too Early', status: 'published' };
    for (const { status, body } of [
      await owner.post(PATH, { ...essayInput(), slug: 'too-early', ...published }),
      await change(id, published),
    ]) {
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ path, message }]);
    }
    expect((await owner.get(PATH)).body).toHaveLength(1);
    expect(await read(id)).toMatchObject({ title: 'Why Maps Lie', status: 'draft' });
  });

  it('offers a published essay, and no draft, to be sent to subscribers', async () => {
    const { id } = await create();
    await create({ slug: 'draft' });
    await change(id, { status: 'published' });
    const essays = await polaris.app.get(EssaysService).listAnnounceable();
    expect(essays).toEqual([
      FILE,
      {
        slug: 'why-maps-lie',
        title: 'Why Maps Lie',
        summary: 'What a map leaves out.',
        path: '/PolarisNet/why-maps-lie',
      },
    ]);
  });
});
