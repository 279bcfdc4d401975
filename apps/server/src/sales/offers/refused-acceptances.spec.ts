import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@polaris/contracts';
import { OfferDesk } from '../../testing/data/offer-desk';
import { HALVES, OFFERS, offerContent, offerLine } from '../../testing/data/offers';
import { mailbox } from '../../testing/mail/mailbox';
import { outbox } from '../../testing/mail/outbox';
import { until } from '../../testing/until';
import { SettlementService } from '../payments/stripe/settlement.service';
import { OfferFilesService } from './offer-files.service';
import { OffersReadModel } from './offers.read-model';

const UNKNOWN = 'This link is not valid any more.';
const CHANGED = 'This offer has changed since you opened it. Please read it again.';
const TODAY = new Date().toISOString().slice(0, 10);

const desk = new OfferDesk();
beforeAll(() => desk.open());
afterAll(() => desk.close());
const { shop, fillProfile, subjects, rows } = desk;
const { addDraft, read, act, change, share, sendOffer, call, open, accept } = desk.steps;

describe('an acceptance that comes late, or of something else', () => {
  it('returns the newer page when an older version of an offer is accepted', async () => {
    const { id, token } = await sendOffer();
    const { number, sha256 } = await open(token);
    await change(id, { content: offerContent({ title: 'Only an audit' }) });
    await act(id, 'send');
    const { status, body } = await accept(token, { number, sha256 });
    expect([status, body.detail, body.offer.title]).toEqual([409, CHANGED, 'Only an audit']);
  });

  it('rejects an acceptance after the last day of an offer, until the day is extended', async () => {
    const { id, token } = await sendOffer();
    await rows('update offers set "expiresOn" = current_date - 2 where id = $1', [id]);
    expect((await accept(token)).body.detail).toMatch(
      /^This offer ended on .* Ask for it again\.$/,
    );
    expect((await read(id)).state).toBe('expired');
    const { pdf: before } = await shop.polaris.app.get(OfferFilesService).get(id);
    expect((await act(id, 'extend', { expiresOn: addDays(TODAY, 5) })).status).toBe(200);
    const { pdf: after } = await shop.polaris.app.get(OfferFilesService).get(id);
    expect(after.equals(before)).toBe(false);
    expect((await accept(token)).status).toBe(200);
  });

  it('rejects an acceptance when the offer was withdrawn', async () => {
    const { id, email, token } = await sendOffer();
    await act(id, 'withdraw', { tellClient: true });
    expect((await accept(token)).body.detail).toBe('This offer was withdrawn.');
    expect(await subjects(email)).toContain('Withdrawn: Data audit and support');
    expect((await change(id)).status).toBe(409);
  });

  it('either accepts or withdraws an offer when both are requested at once', async () => {
    const { id, token } = await sendOffer();
    const { number, sha256 } = await open(token);
    const { version } = await read(id);
    const chosen = {
      token,
      number,
      sha256,
      selection: [1, 3, 0, 0],
      total: 1800,
      name: 'Tom Hale',
    };
    const [accepted, withdrawn] = await Promise.all([
      call('accept', chosen),
      shop.owner.post(`${OFFERS}/${id}/withdraw`, { version, tellClient: false }),
    ]);
    expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409]);
  });

  it('includes sent offers in the data that a client downloads', async () => {
    const person = await shop.polaris.customer();
    const { id, customerId, token } = await sendOffer();
    await rows('update customers set "userId" = $2 where id = $1', [customerId, person.user.id]);
    await accept(token);
    await addDraft();
    const { body } = await person.get('/api/account/data');
    expect(body.offers).toMatchObject([
      { id, state: 'accepted', title: 'Data audit and support', acceptance: { name: 'Tom Hale' } },
    ]);
  });

  it('rejects an acceptance by the link of another offer, or with what another offer showed', async () => {
    const [one, other] = [
      await sendOffer(),
      await sendOffer({ content: offerContent({ terms: '' }) }),
    ];
    const { number, sha256 } = await open(other.token);
    const { status, body } = await accept(one.token, { number, sha256 });
    expect([status, body.detail, body.offer.content.terms]).toEqual([
      ...[409, CHANGED, 'Two weeks of notice.'],
    ]);
    expect([(await read(one.id)).state, (await read(other.id)).state]).toEqual(['sent', 'sent']);
  });

  it('ends every call of the link while the customer is in the trash, and takes them after a restore', async () => {
    const { id, token, customerId } = await sendOffer();
    const { number, sha256 } = await open(token);
    const chosen = { number, sha256, selection: [1, 3, 0, 0], total: 1800, name: 'Tom Hale' };
    await shop.owner.delete(`/api/customers/${customerId}`);
    const bodies = {
      open: {},
      accept: chosen,
      decline: { number },
      ask: { text: 'Hello' },
      pay: {},
      file: {},
    };
    for (const [name, body] of Object.entries(bodies)) {
      const answer = await call(name, { token, ...body });
      expect([name, answer.status, answer.body.detail]).toEqual([name, 404, UNKNOWN]);
    }
    expect((await read(id)).state).toBe('sent');
    await shop.owner.post(`/api/admin/trash/customer/${customerId}/restore`);
    expect((await call('accept', { token, ...chosen })).status).toBe(200);
  });

  it('rejects to cancel what an acceptance agreed on, and a later credit leaves the purchase to be paid', async () => {
    const { id, token } = await sendOffer();
    await accept(token);
    const { version, purchaseId } = await read(id);
    const withdrawal = { version, tellClient: true };
    expect((await shop.owner.post(`${OFFERS}/${id}/withdraw`, withdrawal)).status).toBe(409);
    const { body } = await call('pay', { token });
    const link = { token: String(body.url).split('#')[1] };
    const { body: checkout } = await shop.polaris.visitor().post('/api/pay/checkout', link);
    const session = String(checkout.url).split('/').at(-1)!;
    shop.standIn.sessions.pay(session, { email: 'books@harbor.example' });
    const [invoice] = (await shop.owner.get(`/api/admin/invoices?purchaseId=${purchaseId}`)).body;
    await Promise.all([
      shop.owner.post(`/api/admin/invoices/${invoice.id}/credit`, { version: invoice.version }),
      shop.polaris.app.get(SettlementService).settle(session),
    ]);
    expect((await shop.owner.get(`/api/admin/purchases/${purchaseId}`)).body).toMatchObject({
      ...{ status: 'active', paid: 900, owed: 900, refundDue: false },
    });
  });

  it('keeps the evidence of an acceptance, but ends the link, when the customer is deleted', async () => {
    const { id, token, customerId } = await sendOffer();
    await accept(token);
    await shop.owner.delete(`/api/customers/${customerId}`);
    expect((await call('open', { token })).status).toBe(404);
    expect(await read(id)).toMatchObject({ state: 'accepted', acceptance: { name: 'Tom Hale' } });
  });
});

const HOSTILE = '<img src=x onerror=alert(1)>\u202e\u0007\u200b"; --';

describe('hostile text in an offer', () => {
  it('shows markup and direction marks of an offer as text, on its page, in mails and in its PDF', async () => {
    const hostile = offerContent({
      title: `Audit ${HOSTILE}`,
      buyer: { name: `Harbor ${HOSTILE}`, address: HOSTILE },
      intro: HOSTILE,
      terms: HOSTILE,
      lines: [offerLine({ text: HOSTILE })],
      plan: HALVES.map((part) => ({ ...part, label: HOSTILE })),
    });
    const { id, token, email } = await sendOffer({ content: hostile });
    const { content, title } = await open(token);
    expect([content.intro, content.lines[0]!.text]).toEqual([HOSTILE, HOSTILE]);
    expect([title, content.buyer.name].join()).not.toMatch(/[\p{Cc}\u202e\u200b]/u);
    const { status, body } = await accept(token, {
      ...{ selection: [1], total: 1200, name: `Tom ${HOSTILE}` },
    });
    expect([status, body.acceptance?.name]).toEqual([200, 'Tom <img src=x onerror=alert(1)>"; --']);
    const { pdf } = await shop.polaris.app.get(OfferFilesService).get(id);
    expect(pdf.subarray(0, 4).toString()).toBe('%PDF');
    const mails = [
      ...(await outbox(shop.polaris, email)),
      (await outbox(shop.polaris, shop.owner.user.email)).at(-1)!,
    ];
    for (const { subject, html } of mails) {
      expect(subject).not.toMatch(/[\p{Cc}\u202e\u200b]/u);
      expect(html).not.toContain('<img src=x');
    }
  });

  it('shows markup and direction marks of a reason and a question as text', async () => {
    const { id, token, customerId } = await sendOffer();
    expect((await call('ask', { token, text: HOSTILE })).status).toBe(204);
    const { body } = await shop.owner.get(`/api/admin/customers/${customerId}/conversation`);
    expect(body[0].text).toBe(`About the offer "Data audit and support":\n\n${HOSTILE}`);
    expect((await call('decline', { token, number: 1, reason: HOSTILE })).status).toBe(200);
    expect((await read(id)).declineReason).toBe(HOSTILE);
    const { html } = (await outbox(shop.polaris, shop.owner.user.email)).at(-1)!;
    expect(html).not.toContain('<img src=x');
  });
});

describe('the code that accepting an offer takes', () => {
  const WRONG = 'That code is wrong.';
  const ask = (above: number | null) => fillProfile({ timeZone: 'UTC', offerCodeAbove: above });
  const mailCode = async (token: string, email: string) => {
    const before = mailbox(desk.smtp, email).length;
    expect((await call('code', { token })).status).toBe(204);
    const mail = await until(
      () =>
        mailbox(desk.smtp, email)
          .slice(before)
          .find(({ subject }) => subject.startsWith('Your code')),
      (found) => found !== undefined,
    );
    return mail!.code!;
  };
  beforeAll(() => ask(1799.99));
  afterAll(() => ask(null));

  it('accepts only with the mailed code when the total is above what the owner set, and says so in the evidence', async () => {
    const { id, token, email } = await sendOffer();
    expect((await open(token)).code).toEqual({ above: 1799.99, to: 'cl…@harbor.example' });
    const without = await accept(token);
    expect([without.status, without.body.errors]).toEqual([
      400,
      [{ path: 'code', message: 'Enter the six digits that are mailed to you.' }],
    ]);
    expect((await accept(token, { code: '12345' })).body.errors[0].path).toBe('code');
    const code = await mailCode(token, email);
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await accept(token, { code: other })).body.detail).toBe(WRONG);
    expect((await read(id)).state).toBe('sent');
    const { status, body } = await accept(token, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect([status, body.acceptance?.withCode, body.code]).toEqual([200, true, null]);
    const { codeTo } = await shop.polaris.app.get(OffersReadModel).getEvidence(id);
    expect(codeTo).toBe(email);
    expect((await accept(token, { code })).status).toBe(409);
    expect(JSON.stringify(await outbox(shop.polaris, email))).not.toContain(code);
  });

  it('takes no code for a smaller total, and mails none', async () => {
    const { token } = await sendOffer();
    const { body } = await accept(token, { selection: [1, 1, 0, 0], total: 1400 });
    expect([body.state, body.acceptance.withCode]).toEqual(['accepted', false]);
    expect((await call('code', { token })).status).toBe(409);
  });

  it('rejects the right code after five wrong ones, the code of another offer, and an old one', async () => {
    const [one, two] = [await sendOffer(), await sendOffer()];
    const code = await mailCode(one.token, one.email);
    const foreign = await mailCode(two.token, two.email);
    const newer = await mailCode(one.token, one.email);
    if (code !== newer) expect((await accept(one.token, { code })).body.detail).toBe(WRONG);
    if (foreign !== newer)
      expect((await accept(one.token, { code: foreign })).body.detail).toBe(WRONG);
    const bad = newer === '000000' ? '000001' : '000000';
    while ((await accept(one.token, { code: bad })).body.detail === WRONG);
    expect((await accept(one.token, { code: newer })).body.detail).toBe(
      'This code has ended. Ask for a new one.',
    );
    expect((await read(one.id)).state).toBe('sent');
    await rows(`update offer_links set "codeExpiresAt" = now() where "offerId" = $1`, [two.id]);
    expect((await accept(two.token, { code: foreign })).body.detail).toMatch(/has ended/);
  });

  it('mails at most five codes of an offer in an hour', async () => {
    const { id, token } = await sendOffer();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await call('code', { token: count < 3 ? token : await share(id) })).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });
});
