import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminTestimonialsSchema } from '@polaris/contracts';
import { createClient } from '../../platform/database/connections';
import { sql as sqlText } from '../../platform/database/sql';
import { testimonialInput } from '../../testing/data/factories';
import { addService, buy } from '../../testing/data/records';
import { type Person, type TestApp, deleteAccount, startTestApp } from '../../testing/test-app';
import {
  ask,
  askedFor,
  callsOf,
  completedPurchase,
  writtenByHand,
  writtenThroughLink,
} from '../../testing/data/testimonials';
import { until } from '../../testing/until';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const PATH = '/api/admin/testimonials';
const sql = <T>(statement: string, values: unknown[] = []) =>
  polaris.dataSource.query<T>(statement, values);
const approve = (id: number, input = {}) =>
  owner.patch(`${PATH}/${id}`, { isApproved: true, ...input });
const listed = async (id: number) =>
  (await owner.get(PATH)).body.find((one: { id: number }) => one.id === id);
const shown = async (id: number) =>
  (await polaris.visitor().get('/api/testimonials')).body.find(
    (one: { id: number }) => one.id === id,
  );

describe('public pages with testimonials', () => {
  it('renders public pages again when a purchase is completed or reopened, not when it is paid', async () => {
    const client = await polaris.customer();
    const { id } = await buy(client, (await addService(owner)).id);
    const { url } = polaris.dataSource.options as { url: string };
    const listener = createClient({ connectionString: url });
    await listener.connect();
    const announced: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => announced.push(payload));
    await listener.query(sqlText`listen content_changed`);
    for (const status of ['active', 'completed', 'active', 'cancelled']) {
      const answer = await owner.patch(`/api/admin/purchases/${id}`, { status });
      expect([answer.status, answer.text]).toEqual([200, answer.text]);
    }
    await sql(`select pg_notify('content_changed', 'end')`);
    await until(() => announced.includes('end'));
    await listener.end();
    expect(announced).toEqual(['purchases', 'purchases', 'end']);
  });
});

describe('asking for a testimonial', () => {
  it('asks for a testimonial once the purchase is completed', async () => {
    const client = await polaris.customer();
    const service = await addService(owner);
    const purchase = await buy(client, service.id);
    const { status, body } = await ask(owner, purchase.id);
    expect([status, body.detail]).toEqual([
      409,
      'A testimonial can be asked for once the purchase is completed.',
    ]);
  });

  it('returns the link when no mail is sent, and shows the request on the purchase', async () => {
    const { purchaseId } = await completedPurchase(polaris, owner);
    const { status, body } = await ask(owner, purchaseId);
    expect(status).toBe(201);
    expect(body).toMatchObject({ mailedTo: null, url: expect.stringContaining('/testimonial#') });
    const { body: purchases } = await owner.get('/api/admin/purchases?limit=1');
    expect(purchases[0]).toMatchObject({
      id: purchaseId,
      testimonial: { status: 'requested', expiresAt: body.expiresAt },
    });
  });

  it('opens one request for a testimonial when it is clicked twice', async () => {
    const { purchaseId } = await completedPurchase(polaris, owner);
    const answers = await Promise.all([ask(owner, purchaseId), ask(owner, purchaseId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { body } = await ask(owner, purchaseId);
    expect(body.detail).toBe('The client was asked already, and the link still works.');
  });

  it('asks again when a link has expired, and keeps the old link expired', async () => {
    const { purchaseId, link, author } = await askedFor(polaris, owner);
    const expire = `update testimonials set "expiresAt" = now() where "purchaseId" = $1`;
    await sql(expire, [purchaseId]);
    await sql(
      `update testimonial_links l set "expiresAt" = now() from testimonials t
      where t.id = l."testimonialId" and t."purchaseId" = $1`,
      [purchaseId],
    );
    const { status, body } = await ask(owner, purchaseId);
    expect(status).toBe(201);
    expect((await author.get(callsOf(body.url))).status).toBe(200);
    expect((await author.get(link)).status).toBe(410);
  });

  it('rejects a request when the testimonial is written', async () => {
    const { purchaseId } = await writtenThroughLink(polaris, owner);
    const { status, body } = await ask(owner, purchaseId);
    expect([status, body.detail]).toEqual([
      409,
      'The client has written a testimonial of this purchase already.',
    ]);
  });
});

describe('reviewing testimonials', () => {
  it('lists testimonials by status and by text', async () => {
    const { purchaseId } = await askedFor(polaris, owner);
    const { id } = await writtenThroughLink(polaris, owner, { company: '100% Harbor' });
    const { body, headers } = await owner.get(PATH);
    expect(adminTestimonialsSchema.parse(body)).toEqual(body);
    expect(Number(headers.get('x-total-count'))).toBe(body.length);
    const requested = await owner.get(`${PATH}?status=requested`);
    expect(requested.body[0]).toMatchObject({ purchaseId, status: 'requested', content: '' });
    expect((await owner.get(`${PATH}?q=100%25%20harb`)).body).toMatchObject([{ id }]);
    expect((await owner.get(`${PATH}?q=harbor&limit=1`)).headers.get('link')).toBeTruthy();
  });

  it('approves and hides a testimonial and returns 409 to another version', async () => {
    const { id } = await writtenThroughLink(polaris, owner);
    const { version } = await listed(id);
    const approved = await approve(id, { version });
    expect(approved.body).toMatchObject({ status: 'approved', isApproved: true });
    expect(approved.body).toEqual(await listed(id));
    expect((await approve(id, { version })).status).toBe(409);
    await approve(id, { isApproved: false });
    expect(await shown(id)).toBeUndefined();
    expect(await listed(id)).toMatchObject({ status: 'submitted' });
  });

  it('rejects to approve a testimonial that is not written', async () => {
    await askedFor(polaris, owner);
    const [{ id }] = (await owner.get(`${PATH}?status=requested&limit=1`)).body;
    const { status, body } = await approve(id);
    expect([status, body.detail]).toEqual([
      409,
      'The client has not written this testimonial yet.',
    ]);
  });

  it('cancels a proposed change when the text is approved unchanged', async () => {
    const { id } = await writtenThroughLink(polaris, owner);
    await owner.post(`${PATH}/${id}/change-requests`, { note: 'Shorter?' });
    await approve(id);
    expect(await listed(id)).toMatchObject({ status: 'approved', changeNote: null });
  });

  it("offers no call that changes an author's text", async () => {
    const { id } = await writtenThroughLink(polaris, owner);
    await approve(id, { content: 'Something else entirely.' });
    expect(await listed(id)).toMatchObject({ content: testimonialInput().content });
  });

  it('deletes a testimonial and restores it with its approval and links', async () => {
    const { id, own, author, purchaseId } = await writtenThroughLink(polaris, owner);
    await approve(id);
    expect((await owner.delete(`${PATH}/${id}`)).status).toBe(204);
    expect(await shown(id)).toBeUndefined();
    expect((await author.get(own)).status).toBe(404);
    await owner.post(`/api/admin/trash/testimonial/${id}/restore`);
    expect(await shown(id)).toMatchObject({ isVerified: true });
    expect(await listed(id)).toMatchObject({ purchaseId });
    expect((await author.post(`${own}/withdrawal`)).status).toBe(204);
  });

  it('exports testimonials as CSV', async () => {
    await writtenThroughLink(polaris, owner, { company: 'In the file' });
    const { status, text } = await owner.get('/api/admin/export/testimonials');
    expect(status).toBe(200);
    expect(text).toMatch(/In the file.*Dashboard Design/);
  });
});

describe('"Verified client"', () => {
  it('marks a testimonial as verified only while its purchase is completed', async () => {
    const { id, purchaseId } = await writtenThroughLink(polaris, owner);
    await approve(id);
    expect(await shown(id)).toMatchObject({ isVerified: true });
    const move = (status: string) => owner.patch(`/api/admin/purchases/${purchaseId}`, { status });
    await move('active');
    // The database announces the change once it is committed, concurrently with the response.
    await until(
      () => shown(id) as Promise<{ isVerified: boolean }>,
      ({ isVerified }) => !isVerified,
    );
    await move('cancelled');
    expect(await shown(id)).toMatchObject({ isVerified: false });
  });
});

describe('testimonials added by hand in the database', () => {
  it('lists, approves and shows a testimonial added by hand, unverified', async () => {
    const id = await writtenByHand(polaris);
    expect(await listed(id)).toMatchObject({ status: 'submitted', purchaseId: null });
    await approve(id);
    expect(await shown(id)).toMatchObject({
      name: 'Ada',
      company: 'Engines',
      rating: 4,
      isVerified: false,
      service: null,
    });
  });

  it('rejects to propose a change of a testimonial without a link', async () => {
    const id = await writtenByHand(polaris, true);
    const { status } = await owner.post(`${PATH}/${id}/change-requests`, { note: 'Shorter?' });
    expect(status).toBe(409);
  });
});

describe('testimonials of an account', () => {
  it("includes an account's testimonials in the download of its data", async () => {
    const { client } = await writtenThroughLink(polaris, owner);
    const { body } = await client.get('/api/account/data');
    expect(body.testimonials).toMatchObject([
      { content: testimonialInput().content, service: { name: 'Dashboard Design' } },
    ]);
  });

  it("deletes an account's testimonials with it, even from the trash", async () => {
    const word = 'vermilion';
    const content = `Nothing of this ${word} must stay.`;
    const { id, client } = await writtenThroughLink(polaris, owner, { content });
    await owner.delete(`${PATH}/${id}`);
    const other = await writtenThroughLink(polaris, owner, { content });
    await approve(other.id);
    for (const person of [client, other.client]) {
      expect((await deleteAccount(person)).status).toBe(204);
    }
    const links = `select 1 from testimonial_links where "testimonialId" in ($1, $2)`;
    expect(await sql(links, [id, other.id])).toEqual([]);
    for (const table of ['testimonials', 'trash', 'audit_log', 'mail_outbox', 'owner_notices'])
      expect([table, await sql(`select 1 from ${table} t where t::text like '%${word}%'`)]).toEqual(
        [table, []],
      );
  });
});

describe('database constraints of testimonials', () => {
  it.each([
    ['an approved testimonial without text', `"isApproved" = true`],
    [
      'a short text',
      `content = 'short', "submittedAt" = now(), "consentedAt" = now(), "nameStyle" = 'full'`,
    ],
    [
      'a text without consent',
      `content = repeat('x', 20), "submittedAt" = now(), "nameStyle" = 'full'`,
    ],
    ['a withdrawn testimonial with its text', `content = repeat('x', 20), "withdrawnAt" = now()`],
    [
      'a reminder without a request',
      `"requestedAt" = null, "expiresAt" = null, "remindedAt" = now()`,
    ],
    ['a proposal without a request', `"proposedContent" = repeat('x', 20)`],
  ])('rejects %s in the database', async (_, change) => {
    const { purchaseId } = await askedFor(polaris, owner);
    const update = `update testimonials set ${change} where "purchaseId" = ${purchaseId}`;
    await expect(sql(update)).rejects.toThrow(/check constraint/);
  });

  it('rejects a second testimonial of one purchase in the database', async () => {
    const { purchaseId } = await askedFor(polaris, owner);
    const insert = `insert into testimonials (name, content, "purchaseId") values ('a', 'b', $1)`;
    await expect(sql(insert, [purchaseId])).rejects.toThrow(/unique/);
  });
});
