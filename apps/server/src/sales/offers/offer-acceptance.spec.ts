import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { OfferDesk } from '../../testing/data/offer-desk';
import { offerContent, offerLine } from '../../testing/data/offers';
import { mailWith } from '../../testing/mail/mailbox';
import { outbox } from '../../testing/mail/outbox';
import { SettlementService } from '../payments/stripe/settlement.service';
import { OfferFilesService } from './offer-files.service';

const UNKNOWN = 'This link is not valid any more.';
const CHANGED = 'This offer has changed since you opened it. Please read it again.';
const TODAY = new Date().toISOString().slice(0, 10);

const desk = new OfferDesk();
beforeAll(() => desk.open());
afterAll(() => desk.close());
const { shop, fillProfile, subjects, rows } = desk;
const { read, share, sendOffer, call, open, accept } = desk.steps;

const toOwner = async () => (await subjects(shop.owner.user.email)).at(-1);

describe('accepting an offer', () => {
  it('creates the purchase, its parts, its invoice and the evidence when an offer is accepted', async () => {
    const { id, token, email } = await sendOffer();
    const { status, body } = await accept(token);
    expect([status, body]).toMatchObject([
      200,
      {
        state: 'accepted',
        dueNow: 900,
        acceptance: {
          name: 'Tom Hale',
          total: 1800,
          selection: [1, 3, 0, 0],
          statement:
            'I, Tom Hale, accept this offer of $1,800 from Polaris Consulting under the terms above, and agree to do so electronically.',
        },
      },
    ]);
    const { purchaseId } = await read(id);
    const purchase = (await shop.owner.get(`/api/admin/purchases/${purchaseId}`)).body;
    expect(purchase).toMatchObject({
      status: 'pending',
      amount: 1800,
      tax: 0,
      owed: 1800,
      dueNow: 900,
      sessionBalance: { included: 2 },
      parts: [
        { label: 'Deposit', amount: 900, dueOn: TODAY },
        { label: 'Balance', amount: 900, dueOn: addDays(TODAY, 30) },
      ],
    });
    const [invoice] = (await shop.owner.get(`/api/admin/invoices?purchaseId=${purchaseId}`)).body;
    expect(invoice).toMatchObject({
      total: 1800,
      buyer: { name: 'Harbor Trust' },
      dueOn: addDays(TODAY, 30),
    });
    expect((await shop.owner.get(`/api/admin/invoices/${invoice.id}`)).body.lines).toMatchObject([
      { text: 'Data Audit', total: 1200 },
      { text: 'Support by email', quantity: 3, total: 600 },
    ]);
    expect(await toOwner()).toBe('Offer accepted: Data audit and support');
    expect(await subjects(email)).toEqual([
      'Your offer: Data audit and support',
      'Accepted: Data audit and support',
    ]);
    expect(invoice.sentAt).not.toBeNull();
  });

  it('mails agreement, invoice, payment link and invitation in one mail when an offer is accepted', async () => {
    const { id, token, email } = await sendOffer();
    await accept(token);
    const { text } = await mailWith(desk.smtp, email, 'Accepted: Data audit and support');
    const { purchaseId } = await read(id);
    const [{ number }] = (await shop.owner.get(`/api/admin/invoices?purchaseId=${purchaseId}`))
      .body;
    for (const file of [`agreement-${id}.1.pdf`, `invoice-${number}.pdf`])
      expect(text).toContain(file);
    expect(text).toContain(`your invoice ${number}`);
    const linkTo = (page: string) => new RegExp(`/${page}#([\\w-]{43})`).exec(text)?.[1];
    expect((await open(linkTo('offer')!)).state).toBe('accepted');
    const paying = { token: linkTo('pay') };
    expect((await shop.polaris.visitor().post('/api/pay/open', paying)).body).toMatchObject({
      dueNow: 900,
    });
    const invited = { token: linkTo('invitation') };
    const invitation = await shop.polaris.visitor().post('/api/invitations/open', invited);
    expect(invitation.body).toMatchObject({ email, hasAccount: false });
  });

  it('mails each part by itself when invoice and invitation go to other addresses', async () => {
    const buyer = { name: 'Harbor Trust', email: 'books@harbor.example' };
    const { token, email } = await sendOffer({ content: offerContent({ buyer }) });
    const before = (await outbox(shop.polaris, buyer.email)).length;
    await accept(token);
    const [accepted] = (await outbox(shop.polaris, buyer.email)).slice(before);
    expect(accepted).toMatchObject({ subject: 'Accepted: Data audit and support' });
    expect(accepted!.body).toMatch(/\{\{pay-link\}\}/);
    expect(accepted!.body).not.toContain('{{invitation-link}}');
    expect(await subjects(email)).toEqual(["You're invited to your client account"]);
  });

  it('accepts an offer although its client cannot be invited', async () => {
    const { id, token, customerId } = await sendOffer();
    const { email } = shop.owner.user;
    await rows('update customers set email = $2 where id = $1', [customerId, email]);
    expect((await accept(token)).status).toBe(200);
    expect((await read(id)).state).toBe('accepted');
  });

  it('mails a PDF with the evidence to client and owner when an offer is accepted', async () => {
    const { id, token } = await sendOffer();
    const { body } = await accept(token);
    const { name, pdf } = await shop.polaris.app.get(OfferFilesService).get(id);
    expect([name, pdf.subarray(0, 4).toString()]).toEqual([`agreement-${id}.1.pdf`, '%PDF']);
    const download = await call('file', { token });
    expect(download.headers.get('content-type')).toBe('application/pdf');
    const [stored] = await rows<{ documentSha256: string; addressHash: string }>(
      sql`select * from offer_acceptances where "offerId" = $1`,
      [id],
    );
    expect(stored).toMatchObject({ documentSha256: body.acceptance.documentSha256 });
    expect(stored!.addressHash).not.toContain('127.0.0.1');
    const attached = await rows<{ attachment: string }>(
      sql`select attachment from mail_outbox where attachment = 'accepted_offer' and "aboutId" = $1`,
      [id],
    );
    expect(attached).toHaveLength(2);
  });

  it('creates one purchase, invoice and mail when 30 acceptances of an offer arrive at once', async () => {
    const { id, token, email } = await sendOffer();
    const { number, sha256 } = await open(token);
    // One link takes ten answers in ten minutes.
    const tokens = [token, await share(id), await share(id)];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        call('accept', {
          token: tokens[at % 3],
          number,
          sha256,
          selection: [1, 3, 0, 0],
          total: 1800,
          name: `Person ${at}`,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(29).fill(409)]);
    const [late] = answers.filter(({ status }) => status === 409);
    expect(late!.body.detail).toMatch(/^Accepted by Person \d+ on /);
    expect(late!.body.offer.acceptance).not.toBeNull();
    const made = await rows('select from offer_acceptances where "offerId" = $1', [id]);
    expect(made).toHaveLength(1);
    const { purchaseId } = await read(id);
    const invoices = await shop.owner.get(`/api/admin/invoices?purchaseId=${purchaseId}`);
    expect(invoices.body).toHaveLength(1);
    const accepted = (await subjects(email)).filter((subject) => subject.startsWith('Accepted'));
    expect(accepted).toHaveLength(1);
  });

  it('invoices an accepted offer to the cent when its lines have sales tax', async () => {
    const taxed = offerContent({
      lines: [offerLine({ unitPrice: 99.99, taxRate: 8.875 })],
      plan: [],
    });
    const { id, token } = await sendOffer({ content: taxed });
    const { status } = await accept(token, { selection: [1], total: 108.86 });
    expect(status).toBe(200);
    const { purchaseId } = await read(id);
    const [invoice] = (await shop.owner.get(`/api/admin/invoices?purchaseId=${purchaseId}`)).body;
    expect(invoice).toMatchObject({ total: 108.86, tax: 8.87, owed: 108.86 });
  });

  it('leaves a draft invoice for the owner when the business has no legal name any more', async () => {
    const { id, token } = await sendOffer();
    await fillProfile({ timeZone: 'UTC', legalName: null });
    const { status } = await accept(token);
    await fillProfile({ timeZone: 'UTC' });
    expect(status).toBe(200);
    const { purchaseId } = await read(id);
    expect(
      (await shop.owner.get(`/api/admin/invoices?purchaseId=${purchaseId}`)).body,
    ).toMatchObject([{ state: 'draft', total: 1800 }]);
  });

  it('drafts the invoice from the accepted lines when the owner invoices an offer later', async () => {
    const { id, token } = await sendOffer({ invoiceOnAccept: false });
    await accept(token);
    const { purchaseId } = await read(id);
    expect((await shop.owner.get(`/api/admin/invoices?purchaseId=${purchaseId}`)).body).toEqual([]);
    const { body } = await shop.owner.post('/api/admin/invoices', { purchaseId });
    expect(body).toMatchObject({ total: 1800, lines: [{ text: 'Data Audit' }, { quantity: 3 }] });
  });

  it('starts the purchase without an invoice when an offer of $0 is accepted', async () => {
    const free = offerContent({ lines: [offerLine({ unitPrice: 0 })], plan: [] });
    const { id, token } = await sendOffer({ content: free });
    expect((await accept(token, { selection: [1], total: 0 })).body.dueNow).toBe(0);
    const { purchaseId } = await read(id);
    expect((await shop.owner.get(`/api/admin/purchases/${purchaseId}`)).body.status).toBe('active');
  });

  it('starts the purchase when the deposit of an accepted offer is paid by its link', async () => {
    const { id, token } = await sendOffer();
    expect((await call('pay', { token })).body.detail).toBe('This offer is not accepted yet.');
    await accept(token);
    const { status, body } = await call('pay', { token });
    expect([status, body.url]).toEqual([201, expect.stringMatching(/\/pay#[\w-]{43}$/)]);
    const link = { token: String(body.url).split('#')[1] };
    const pay = async (own = {}) => {
      const { body: page } = await shop.polaris
        .visitor()
        .post('/api/pay/checkout', { ...link, ...own });
      return String(page.url).split('/').at(-1)!;
    };
    expect((await shop.polaris.visitor().post('/api/pay/open', link)).body).toMatchObject({
      owed: 1800,
      dueNow: 900,
      parts: [{ state: 'due' }, { state: 'upcoming' }],
    });
    expect(shop.standIn.sessions.get(await pay({ all: true })).amount_total).toBe(180_000);
    const deposit = await pay();
    expect(shop.standIn.sessions.get(deposit).amount_total).toBe(90_000);
    shop.standIn.sessions.pay(deposit, { email: 'books@harbor.example' });
    await shop.polaris.app.get(SettlementService).settle(deposit);
    const { purchaseId } = await read(id);
    expect((await shop.owner.get(`/api/admin/purchases/${purchaseId}`)).body).toMatchObject({
      status: 'active',
      paid: 900,
      owed: 900,
      dueNow: 0,
    });
  });

  it('invites a client without an account when they accept an offer', async () => {
    const { token, customerId } = await sendOffer();
    await accept(token);
    const { body } = await shop.owner.get(`/api/customers/${customerId}/account`);
    expect(body.invitation).not.toBeNull();
  });

  describe('with wrong input', () => {
    let sent: Awaited<ReturnType<typeof sendOffer>>;
    beforeAll(async () => void (sent = await sendOffer()));

    it.each([
      [{ selection: [1, 0, 0, 0], total: 1200 }, 422, 'Please choose one of "Support".'],
      [{ selection: [1, 3, 1, 0] }, 422, 'Please choose one of "Support".'],
      [{ selection: [1, 13, 0, 0] }, 422, 'Please choose from 1 to 12 of "Support by email".'],
      [{ selection: [1, 3] }, 422, 'Please read the offer again.'],
      [{ total: 1 }, 409, 'The total is now $1,800. Please check it.'],
      [{ number: 2 }, 409, CHANGED],
      [{ sha256: 'a'.repeat(64) }, 409, CHANGED],
      [{ sha256: 'x' }, 400, 'Please read the offer again.'],
      [{ name: ' ' }, 400, 'Please enter your name'],
      [{ name: 'x'.repeat(201) }, 400, 'Must be at most 200 characters.'],
      [{ selection: Array.from({ length: 101 }, () => 1) }, 400, 'Please read the offer again.'],
      [{ token: 'A'.repeat(43) }, 404, UNKNOWN],
    ])(
      'rejects an acceptance and changes nothing when its input is wrong: %j',
      async (own, status, detail) => {
        // One link takes ten answers in ten minutes.
        const answer = await accept(await share(sent.id), own);
        expect([answer.status, answer.body.detail]).toEqual([status, detail]);
        expect(await read(sent.id)).toMatchObject({ state: 'sent', purchaseId: null });
      },
    );
  });
});
