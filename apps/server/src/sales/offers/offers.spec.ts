import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, offerPageSchema } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { JobsService } from '../../platform/jobs/jobs.service';
import { OfferDesk } from '../../testing/data/offer-desk';
import { HALVES, OFFERS, offerContent, offerLine } from '../../testing/data/offers';
import { mailbox } from '../../testing/mail/mailbox';
import { outbox } from '../../testing/mail/outbox';
import { untilDone } from '../../testing/jobs';
import { deleteAccount } from '../../testing/test-app';
import { until } from '../../testing/until';
import { expiredRowsQueue } from '../../platform/jobs/expired-rows.service';
import { OfferRemindersService } from './offer-reminders.service';

const TODAY = new Date().toISOString().slice(0, 10);

const desk = new OfferDesk();
beforeAll(() => desk.open());
afterAll(() => desk.close());
const { shop, fillProfile, subjects, rows } = desk;
const { addDraft, read, act, change, sendOffer, call, open, accept } = desk.steps;

const toOwner = async () => (await subjects(shop.owner.user.email)).at(-1);

describe('sending an offer', () => {
  it('mails a link to a page that shows the offer without an account when it is sent', async () => {
    const { id, email } = await addDraft();
    const { body } = await act(id, 'send');
    expect(body).toMatchObject({ sentTo: email, url: null, offer: { state: 'sent', current: 1 } });
    const mail = await until(
      () => mailbox(desk.smtp, email).at(-1),
      (found) => found !== undefined,
    );
    const token = /\/offer#([\w-]{43})/.exec(mail!.text)![1]!;
    const page = offerPageSchema.parse(await open(token));
    expect(page).toMatchObject({
      title: 'Data audit and support',
      state: 'sent',
      number: 1,
      seller: { legalName: 'Polaris Consulting' },
      content: { intro: 'As we **discussed**.', buyer: { name: 'Harbor Trust' } },
      acceptance: null,
      changes: [],
      dueNow: null,
    });
    expect(page.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await outbox(shop.polaris, email)).at(-1)!.body).toContain('{{link}}');
    expect((await read(id)).openedAt).not.toBeNull();
  });

  it('rejects to send an offer without a legal name, with a past last day or with parts above its total', async () => {
    const { id } = await addDraft({ expiresOn: addDays(TODAY, -1) });
    expect((await act(id, 'send')).body.detail).toMatch(/^The last day of the offer is over/);
    await change(id, { expiresOn: addDays(TODAY, 400) });
    expect((await act(id, 'send')).body.detail).toMatch(/at most a year from now/);
    const deposit = { label: 'Deposit', unit: 'amount', value: 1400, when: 'now' } as const;
    await change(id, { content: offerContent({ plan: [deposit, HALVES[1]!] }) });
    expect((await act(id, 'send')).body.detail).toBe(
      'The parts before the last one come to more than the least that can be chosen.',
    );
    const unprintable = HALVES.map((part) => ({ ...part, label: 'Part ᚠ' }));
    for (const own of [
      { plan: unprintable },
      { buyer: { name: 'Harbor Trust', taxId: 'ᚠ' } },
      { lines: [offerLine({ kind: 'choice', group: 'ᚠ' })] },
    ]) {
      await change(id, { content: offerContent(own) });
      expect((await act(id, 'send')).body.detail).toMatch(/^The PDF cannot show “ᚠ” in /);
    }
    await change(id);
    await fillProfile({ timeZone: 'UTC', legalName: null });
    expect((await act(id, 'send')).body.detail).toBe(
      'Enter your legal name and address before you send an offer.',
    );
    await fillProfile({ timeZone: 'UTC' });
    expect((await act(id, 'send')).status).toBe(200);
  });

  it.each([
    ['offer_versions', 'A sent version of an offer never changes', 8],
    ['offer_acceptances', 'An acceptance never changes', 14],
  ])(
    'rejects every change of %s in SQL once they are sent or accepted',
    async (table, why, columns) => {
      const { id, token } = await sendOffer();
      await accept(token);
      const all = await rows<{ name: string }>(
        'select column_name as name from information_schema.columns where table_name = $1',
        [table],
      );
      expect(all).toHaveLength(columns);
      for (const { name } of all)
        await expect(
          rows(`update ${table} set "${name}" = "${name}" where "offerId" = $1`, [id]),
        ).rejects.toThrow(why);
      await expect(rows(`delete from ${table} where "offerId" = $1`, [id])).rejects.toThrow(why);
      await expect(rows('delete from offers where id = $1', [id])).rejects.toThrow();
      expect((await shop.owner.delete(`${OFFERS}/${id}`)).status).toBe(409);
    },
  );

  it('goes only from draft to sent and from there to an answer, even in SQL', async () => {
    const states = ['draft', 'sent', 'accepted', 'declined', 'withdrawn'];
    const allowed: string[] = [];
    for (const from of states)
      for (const to of states) {
        const { id } = await addDraft();
        const set = (state: string) =>
          rows(
            `update offers set state = $2::varchar, current = case $2::varchar when 'draft' then 0 else 1 end
             where id = $1`,
            [id, state],
          );
        if (from !== 'draft') await set('sent');
        if (from !== 'draft' && from !== 'sent') await set(from);
        if (
          from !== to &&
          (await set(to).then(
            () => true,
            () => false,
          ))
        )
          allowed.push(`${from} ${to}`);
      }
    expect(allowed).toEqual([
      'draft sent',
      'sent accepted',
      'sent declined',
      'sent withdrawn',
      'declined sent',
    ]);
  });

  it('shows a new version of an offer, and what changed, only after it is sent', async () => {
    const { id, token } = await sendOffer();
    const newer = offerContent();
    newer.lines[0] = offerLine({ unitPrice: 1500 });
    expect((await change(id, { content: newer })).body).toMatchObject({
      hasDraft: true,
      current: 1,
    });
    expect((await open(token)).content.lines[0]!.unitPrice).toBe(1200);
    await act(id, 'send');
    expect(await open(token)).toMatchObject({
      number: 2,
      changes: ['"Data Audit" is $1,500 now. It was $1,200 before.'],
    });
    expect(await subjects((await read(id)).recipient!)).toEqual([
      'Your offer: Data audit and support',
      'A new version of your offer: Data audit and support',
    ]);
  });
});

describe('a new version that is not sent yet', () => {
  it('keeps an unsent version out of mails, and off the record once the offer is accepted', async () => {
    const { id, token, email } = await sendOffer({ expiresOn: addDays(TODAY, 2) });
    const newer = offerContent({
      title: 'Secret plan',
      buyer: { name: 'Harbor Trust', email: 'other@harbor.example' },
      lines: [offerLine({ unitPrice: 5 })],
    });
    await change(id, { content: newer, expiresOn: addDays(TODAY, 2) });
    expect(await read(id)).toMatchObject({
      hasDraft: true,
      content: { title: 'Secret plan' },
      sentContent: { title: 'Data audit and support' },
    });
    await shop.polaris.app.get(OfferRemindersService).remindAll();
    expect((await accept(token)).status).toBe(200);
    const mails = await outbox(shop.polaris, email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Your offer ends on .*: Data audit and support$/),
        'Accepted: Data audit and support',
      ]),
    );
    const toOther = await outbox(shop.polaris, 'other@harbor.example');
    expect(JSON.stringify([mails, toOther])).not.toMatch(/Secret plan|\$5\b/);
    expect(toOther).toEqual([]);
    expect(await read(id)).toMatchObject({
      hasDraft: false,
      content: { title: 'Data audit and support' },
      sentContent: null,
    });
  });
});

describe('erasing offers', () => {
  const ids = async (found: number[]) =>
    (
      await rows<{ id: number }>('select id from offers where id = any($1) order by id', [found])
    ).map(({ id }) => id);
  const accepted = async (own: { customerId: number; token: string }) => {
    expect((await accept(own.token)).status).toBe(200);
    return own;
  };

  it('erases offers that were never accepted, and no others, when the account of a client is deleted', async () => {
    const person = await shop.polaris.customer();
    const [open, draft] = [await sendOffer(), await addDraft()];
    const other = await sendOffer();
    const kept = await sendOffer();
    await accepted(kept);
    const own = [open.id, draft.id, kept.id];
    await rows('update offers set "customerId" = $2 where id = any($1)', [own, open.customerId]);
    await rows('update customers set "userId" = $2 where id = $1', [
      open.customerId,
      person.user.id,
    ]);
    expect((await deleteAccount(person)).status).toBe(204);
    expect(await ids([open.id, draft.id, other.id, kept.id])).toEqual([other.id, kept.id]);
    expect((await call('open', { token: open.token })).status).toBe(404);
    expect(await read(kept.id)).toMatchObject({ acceptance: { name: 'Tom Hale' } });
  });

  it('erases offers that were never accepted once their customer is deleted for good', async () => {
    const [gone, kept, trashed] = [await sendOffer(), await sendOffer(), await sendOffer()];
    await accepted(kept);
    for (const { customerId } of [gone, kept, trashed])
      await shop.owner.delete(`/api/customers/${customerId}`);
    await rows('alter table offers disable trigger offers_touch');
    await rows(`update offers set "updatedAt" = now() - interval '32 days' where id = any($1)`, [
      [gone.id, kept.id],
    ]);
    await rows('alter table offers enable trigger offers_touch');
    const { app } = shop.polaris;
    await app.get(Database).transaction(() => app.get(JobsService).add(expiredRowsQueue, {}));
    await untilDone(shop.polaris, expiredRowsQueue);
    expect(await ids([gone.id, kept.id, trashed.id])).toEqual([kept.id, trashed.id]);
  });
});

describe('other answers to an offer', () => {
  it('changes nothing when a mail scanner requests the addresses of an offer by GET or HEAD', async () => {
    const { id, token } = await sendOffer();
    for (const method of ['GET', 'HEAD'])
      for (const name of ['open', 'accept', 'decline', 'ask', 'pay', 'file']) {
        const path = `/api/offer/${name}?token=${token}`;
        const { status } = await shop.polaris.visitor().call(method, path);
        expect([method, name, [404, 405].includes(status)]).toEqual([method, name, true]);
      }
    expect((await call(`open?token=${token}`, {})).status).toBe(400);
    expect(await read(id)).toMatchObject({ state: 'sent', openedAt: null });
  });

  it('keeps the reason when an offer is declined, and accepts a newer version', async () => {
    const { id, token } = await sendOffer();
    const { body } = await call('decline', { token, number: 1, reason: 'Next year.' });
    expect(body.state).toBe('declined');
    expect(await read(id)).toMatchObject({ state: 'declined', declineReason: 'Next year.' });
    expect(await toOwner()).toBe('Offer declined: Data audit and support');
    expect((await accept(token)).body.detail).toBe('This offer was declined. Ask for a new one.');
    await change(id, { content: offerContent({ title: 'Next year' }) });
    await act(id, 'send');
    expect((await accept(token)).status).toBe(200);
  });

  it('adds a question about an offer to the messages of the customer, marked as from a link', async () => {
    const { token, customerId } = await sendOffer();
    expect((await call('ask', { token, text: 'Can we begin in May?' })).status).toBe(204);
    const { body } = await shop.owner.get(`/api/admin/customers/${customerId}/conversation`);
    expect(body[0]).toMatchObject({
      via: 'offer',
      text: 'About the offer "Data audit and support":\n\nCan we begin in May?',
    });
  });

  it('returns 429 when one link of an offer is opened 31 times or answered 11 times', async () => {
    const { token } = await sendOffer();
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1)
      statuses.push((await call('open', { token })).status);
    expect([statuses.slice(0, 30).every((status) => status === 200), statuses.at(-1)]).toEqual([
      true,
      429,
    ]);
    const asked: number[] = [];
    for (let tries = 0; tries < 11; tries += 1)
      asked.push((await call('ask', { token, text: 'Hello' })).status);
    expect(asked.at(-1)).toBe(429);
  });

  it('reminds a client once when an unanswered offer ends within three days', async () => {
    const soon = await sendOffer({ expiresOn: addDays(TODAY, 2) });
    const answered = await sendOffer({ expiresOn: addDays(TODAY, 2) });
    const later = await sendOffer({ expiresOn: addDays(TODAY, 9) });
    await accept(answered.token);
    const reminders = shop.polaris.app.get(OfferRemindersService);
    await reminders.remindAll();
    await reminders.remindAll();
    const count = async (email: string) =>
      (await subjects(email)).filter((subject) => subject.startsWith('Your offer ends')).length;
    expect([
      await count(soon.email),
      await count(answered.email),
      await count(later.email),
    ]).toEqual([1, 0, 0]);
  });
});

describe('the list and the templates of offers', () => {
  it('finds offers by state, customer and title', async () => {
    const { id, customerId } = await sendOffer({
      content: offerContent({ title: 'Rare cartography' }),
    });
    for (const query of [
      'q=cartography',
      `customerId=${customerId}`,
      `state=sent&customerId=${customerId}`,
    ])
      expect((await shop.owner.get(`${OFFERS}?${query}`)).body).toMatchObject([
        { id, title: 'Rare cartography', total: 1800, buyer: 'Harbor Trust' },
      ]);
    expect((await shop.owner.get(`${OFFERS}?state=draft&customerId=${customerId}`)).body).toEqual(
      [],
    );
  });

  it('rejects a second template of offers with the same name', async () => {
    const template = { name: 'Audit', content: offerContent() };
    const { status, body } = await shop.owner.post('/api/admin/offer-templates', template);
    expect(status).toBe(201);
    expect((await shop.owner.post('/api/admin/offer-templates', template)).status).toBe(409);
    expect((await shop.owner.get('/api/admin/offer-templates')).body).toMatchObject([
      { name: 'Audit' },
    ]);
    expect((await shop.owner.delete(`/api/admin/offer-templates/${body.id}`)).status).toBe(204);
    expect((await shop.owner.delete(`/api/admin/offer-templates/${body.id}`)).status).toBe(404);
  });
});
