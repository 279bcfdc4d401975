import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { authorTestimonialSchema, publicTestimonialsSchema } from '@polaris/contracts';
import { testimonialInput } from '../../testing/data/factories';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { ask, askedFor, callsOf, write, writtenThroughLink } from '../../testing/data/testimonials';
import { race } from '../../testing/long-form';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const sql = <T>(statement: string, values: unknown[] = []) =>
  polaris.dataSource.query<T>(statement, values);
const shown = async () => (await polaris.visitor().get('/api/testimonials')).body;
const approve = (id: number, isApproved = true) =>
  owner.patch(`/api/admin/testimonials/${id}`, { isApproved });
const askForChange = (id: number, input = {}) =>
  owner.post(`/api/admin/testimonials/${id}/change-requests`, { note: 'Shorter?', ...input });
const PROPOSED = 'The numbers agree at last.';

describe('one-time links for testimonials', () => {
  it('shows what a testimonial link is for and when it expires', async () => {
    const { author, link } = await askedFor(polaris, owner);
    const { status, body, headers } = await author.get(link);
    expect(status).toBe(200);
    expect(authorTestimonialSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      isOwn: false,
      status: 'requested',
      service: { name: 'Dashboard Design' },
      content: '',
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('stores a testimonial link only as a hash', async () => {
    const { link } = await askedFor(polaris, owner);
    const token = link.split('/').at(-1)!;
    const rows = await sql<{ hash: string }[]>('select * from testimonial_links');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });

  it("accepts a testimonial once, then returns 409 with the author's own link", async () => {
    const { author, link } = await askedFor(polaris, owner);
    await write(author, link);
    for (const answer of [await author.get(link), await author.post(link, testimonialInput())]) {
      expect(answer.status).toBe(409);
      expect(answer.body.detail).toMatch(
        /^This link was used already\. .*open the link that you got/,
      );
    }
  });

  race('stores one testimonial for many concurrent uses of a link', async () => {
    const { author, link } = await askedFor(polaris, owner);
    const sent = await Promise.all([1, 2, 3].map(() => author.post(link, testimonialInput())));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('returns 410 to a testimonial link after 30 days', async () => {
    const { author, link, purchaseId } = await askedFor(polaris, owner);
    const { body } = await author.get(link);
    const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    await sql(`update testimonials set "expiresAt" = now() where "purchaseId" = $1`, [purchaseId]);
    await sql(`update testimonial_links set "expiresAt" = now() where purpose = 'write'`);
    for (const answer of [await author.get(link), await author.post(link, testimonialInput())]) {
      expect(answer.status).toBe(410);
      expect(answer.body.detail).toBe('This link has expired. Please ask for a new one.');
    }
  });

  it('returns 404 to an unknown testimonial link', async () => {
    for (const token of ['x'.repeat(43), 'short', '%00', encodeURIComponent("' or 1=1 --")]) {
      const path = `/api/testimonials/links/${token}`;
      const { status } = await polaris.visitor().get(path);
      expect([token, [400, 404].includes(status)]).toEqual([token, true]);
    }
  });
});

describe('a testimonial', () => {
  it('shows a testimonial once approved, named as its author chose', async () => {
    const { id } = await writtenThroughLink(polaris, owner, { nameStyle: 'initial' });
    expect(JSON.stringify(await shown())).not.toContain('Maya');
    expect((await approve(id)).status).toBe(200);
    const { body } = await polaris.visitor().get('/api/testimonials');
    expect(publicTestimonialsSchema.parse(body)).toEqual(body);
    expect(body[0]).toMatchObject({ name: 'Maya O.', company: 'Harbor Trust', rating: 5 });
  });

  it.each([
    ['full', { name: 'Maya Okafor', company: 'Harbor Trust', role: 'Director' }],
    ['initial', { name: 'Maya O.', company: 'Harbor Trust', role: 'Director' }],
    ['company', { name: 'Harbor Trust', company: null, role: null }],
    ['anonymous', { name: 'Client', company: null, role: null }],
  ] as const)('shows only the chosen part of a name: %s', async (nameStyle, named) => {
    const { id } = await writtenThroughLink(polaris, owner, { nameStyle });
    await approve(id);
    expect((await shown())[0]).toMatchObject(named);
    const hidden = nameStyle === 'full' ? 'nothing' : 'Okafor';
    expect(JSON.stringify((await shown())[0])).not.toContain(hidden);
  });

  it.each([
    ['content', { content: 'x'.repeat(19) }, 'Please write at least 20 characters.'],
    ['content', { content: `${' '.repeat(30)}short` }, 'Please write at least 20 characters.'],
    ['content', { content: 'x'.repeat(1001) }, 'Must be at most 1000 characters.'],
    ['content', { content: 'Long.\n'.repeat(31) }, 'Please use at most 30 lines.'],
    ['rating', { rating: 0 }, 'A rating is a whole number from 1 to 5.'],
    ['rating', { rating: 6 }, 'A rating is a whole number from 1 to 5.'],
    ['rating', { rating: 4.5 }, 'A rating is a whole number from 1 to 5.'],
    ['name', { name: ' ' }, 'Please write your name.'],
    ['nameStyle', { nameStyle: 'nick' }, 'Please choose how to be named.'],
    ['consent', { consent: false }, 'Please agree that it may be shown.'],
    ['consent', { consent: undefined }, 'Please agree that it may be shown.'],
    ['company', { nameStyle: 'company', company: ' ' }, 'Please write the name of your company.'],
  ])('rejects a testimonial with a wrong %s: %j', async (path, overrides, message) => {
    const { author, link } = await askedFor(polaris, owner);
    const { status, body } = await author.post(link, { ...testimonialInput(), ...overrides });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, message }]);
    expect((await author.get(link)).status).toBe(200);
  });

  it('stores and shows twelve lines of emoji as they were written', async () => {
    const content = Array.from({ length: 12 }, () => '🎉👩‍👩‍👧‍👦👍🏽 🇺🇸').join('\r\n');
    const { id } = await writtenThroughLink(polaris, owner, { content });
    await approve(id);
    expect((await shown())[0]).toMatchObject({ content });
  });

  it.each([20, 1000])(
    'accepts a testimonial of %d characters, counting an emoji as one',
    async (length) => {
      const content = '🎈'.repeat(length);
      const { own, author } = await writtenThroughLink(polaris, owner, { content, rating: null });
      expect((await author.get(own)).body).toMatchObject({ content, rating: null });
    },
  );

  it('shows markup in a testimonial as text (ASVS 1.3.1)', async () => {
    const content = '<script>alert(1)</script> & <b>bold</b> words';
    const { id } = await writtenThroughLink(polaris, owner, { content });
    await approve(id);
    expect((await shown())[0]).toMatchObject({ content });
  });

  it('returns a rewritten testimonial to review', async () => {
    const { id, own, author } = await writtenThroughLink(polaris, owner);
    await approve(id);
    const content = 'On second thought: even better than that.';
    const again = await write(author, own, { content });
    expect((await shown()).some((one: { id: number }) => one.id === id)).toBe(false);
    for (const link of [own, again])
      expect((await author.get(link)).body).toMatchObject({ content, status: 'submitted' });
  });
});

describe('changes proposed to an author', () => {
  it('shows the approved text until its author accepts a proposed change', async () => {
    const { id, own, author } = await writtenThroughLink(polaris, owner);
    await approve(id);
    await askForChange(id, { proposedContent: PROPOSED });
    expect((await shown())[0]).toMatchObject({ id, content: testimonialInput().content });
    const { body } = await author.get(own);
    expect(body).toMatchObject({
      status: 'change_requested',
      isApproved: true,
      changeNote: 'Shorter?',
      proposedContent: PROPOSED,
    });
    const { version } = body;
    expect((await author.post(`${own}/agreement`, { version })).status).toBe(204);
    expect((await shown())[0]).toMatchObject({ id, content: PROPOSED });
    expect((await author.post(`${own}/agreement`, { version: version + 1 })).status).toBe(409);
  });

  it('accepts only the proposal that the author has read', async () => {
    const { id, own, author } = await writtenThroughLink(polaris, owner);
    await askForChange(id, { proposedContent: PROPOSED });
    const { version } = (await author.get(own)).body;
    await askForChange(id, { proposedContent: `${PROPOSED} And cheap.` });
    const { status, body } = await author.post(`${own}/agreement`, { version });
    expect(status).toBe(409);
    expect(body.detail).toMatch(/^Someone else has changed this/);
    expect((await author.get(own)).body.content).toBe(testimonialInput().content);
  });

  it('reviews a text that the author rewrites instead of accepting a proposal', async () => {
    const { id, own, author } = await writtenThroughLink(polaris, owner);
    await askForChange(id, { proposedContent: PROPOSED });
    await write(author, own, { content: 'Neither this nor that, but this.' });
    expect((await author.get(own)).body).toMatchObject({
      status: 'submitted',
      changeNote: null,
      proposedContent: null,
    });
  });

  it('rejects to accept when nothing is proposed', async () => {
    const { own, author } = await writtenThroughLink(polaris, owner);
    const { status, body } = await author.post(`${own}/agreement`, { version: 2 });
    expect([status, body.detail]).toEqual([409, 'No text is proposed to you.']);
  });
});

describe('withdrawing a testimonial', () => {
  const WORD = 'quicksilver';

  it('erases a withdrawn testimonial for good and returns 409 to its links', async () => {
    const content = `A word like ${WORD} is easily found.`;
    const { id, own, link, author, purchaseId } = await writtenThroughLink(polaris, owner, {
      content,
      company: WORD,
    });
    await approve(id);
    await askForChange(id, { note: WORD, proposedContent: content });
    expect((await author.post(`${own}/withdrawal`)).status).toBe(204);
    expect(JSON.stringify(await shown())).not.toContain(WORD);
    for (const answer of [
      await author.get(own),
      await author.get(link),
      await author.post(own, testimonialInput()),
      await author.post(`${own}/withdrawal`),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body.detail).toBe('This testimonial was withdrawn for good.');
    }
    for (const refused of [await approve(id), await askForChange(id), await ask(owner, purchaseId)])
      expect([refused.status, refused.body.detail]).toEqual([
        409,
        expect.stringMatching('withdrawn'),
      ]);
    expect((await owner.delete(`/api/admin/testimonials/${id}`)).status).toBe(409);
  });

  it('leaves no word of a withdrawn testimonial in any table', async () => {
    const content = `This ${WORD} should be nowhere.`;
    const { own, author } = await writtenThroughLink(polaris, owner, { content, role: WORD });
    await author.post(`${own}/withdrawal`);
    const tables = await sql<{ name: string }[]>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables)
      expect([
        name,
        await sql(`select 1 from ${name} t where t::text like $1`, [`%${WORD}%`]),
      ]).toEqual([name, []]);
  });

  it('rejects to withdraw a testimonial that is not written', async () => {
    const { author, link } = await askedFor(polaris, owner);
    expect((await author.post(`${link}/withdrawal`)).status).toBe(409);
  });
});

describe('requests by authors', () => {
  it("limits an author's requests by IP address", async () => {
    const { link } = await askedFor(polaris, owner);
    const author = polaris.visitor();
    for (let sent = 0; sent < 20; sent += 1)
      await author.post(`/api/testimonials/links/${'x'.repeat(43)}/withdrawal`);
    const { status, headers } = await author.post(link, testimonialInput());
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await polaris.visitor().post(link, testimonialInput())).status).toBe(200);
  });

  it('rejects a testimonial from another site', async () => {
    const { link, author } = await askedFor(polaris, owner);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await author.post(link, testimonialInput(), { headers })).status).toBe(403);
  });

  it("returns the author's own permanent link with a new testimonial", async () => {
    const { link, author } = await askedFor(polaris, owner);
    const { body } = await author.post(link, testimonialInput());
    expect(body.url).toMatch(/^http:\/\/polaris\.test\/testimonial#[\w-]{43}$/);
    expect(callsOf(body.url)).not.toBe(link);
    expect((await author.get(callsOf(body.url))).body).toMatchObject({
      isOwn: true,
      expiresAt: null,
    });
  });
});
