import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DRAFTS, DraftDesk, detailOf } from '../../testing/assistants/draft-desk';
import { DraftActionsService } from './drafts/draft-actions.service';

const desk = new DraftDesk();
beforeAll(() => desk.open());
afterAll(() => desk.close());
beforeEach(() => desk.begin());

const DECIDED = 'You have approved this already.';
describe('an approved draft', () => {
  it.each([
    ['draft_message', { mail_outbox: 1, messages: 1 }],
    ['draft_offer', { offers: 1, offer_links: 1 }],
    ['draft_invoice', { invoices: 1, mail_outbox: 1 }],
    ['draft_payment', { payments: 1, mail_outbox: 1 }],
  ])(
    'carries out the result of %s once, by the ordinary call, ten seconds after it is approved',
    async (name, made) => {
      const before = await desk.leaving();
      const draft = await desk.draft(name);
      const { status, body } = await desk.approve(draft);
      expect([status, body.problem]).toEqual([200, null]);
      const seconds = (Date.parse(body.leavesAt) - Date.now()) / 1000;
      expect(seconds).toBeLessThanOrEqual(10.5);
      expect(await desk.since(before)).toEqual({});
      expect(await detailOf(desk.approve(draft))).toEqual([409, DECIDED]);
      await desk.passUndo();
      expect(await desk.since(before)).toEqual(made);
      expect(await detailOf(desk.takeBack(draft))).toEqual([409, 'It was carried out already.']);
      await desk.passUndo();
      expect(await desk.since(before)).toEqual(made);
      expect(await desk.waiting()).toEqual([]);
    },
  );

  it('sends the offer and issues the invoice as shown when their drafts are approved', async () => {
    await desk.approve(await desk.draft('draft_offer'));
    await desk.approve(await desk.draft('draft_invoice'));
    await desk.passUndo();
    const [offer] = (await desk.owner.get(`/api/admin/offers?customerId=${desk.customerId}`)).body;
    expect(offer).toMatchObject({ title: 'Second review', state: 'sent', total: 300 });
    const invoices = await desk.owner.get(`/api/admin/invoices?customerId=${desk.customerId}`);
    expect(invoices.body[0]).toMatchObject({
      state: 'open',
      total: 900,
      sentAt: expect.any(String),
    });
  });

  it('changes a customer, logged as the owner by the assistant, when the draft is approved', async () => {
    await desk.use('list_records', { kind: 'submissions' });
    const fields = { status: 'on_hold', add_to_notes: 'Second.' };
    const change = { customer_id: desk.customerId, version: 1, ...fields };
    const draft = await desk.use('update_customer', change);
    if (typeof draft === 'string') throw new Error(draft);
    expect(draft.saved).toBe(false);
    expect((await desk.waiting())[0]?.content).toEqual({
      kind: 'customer',
      fields: [
        { label: 'Status', from: 'Active', to: 'On Hold' },
        { label: 'Notes', from: 'First.', to: 'First.\n\nSecond.' },
      ],
    });
    await desk.approve(draft);
    await desk.passUndo();
    const { body } = await desk.owner.get(`/api/customers/${desk.customerId}`);
    expect(body).toMatchObject({ status: 'on_hold', notes: 'First.\n\nSecond.' });
    const { body: log } = await desk.owner.get(
      `/api/admin/audit?relation=customers&recordId=${desk.customerId}`,
    );
    expect(log[0]).toMatchObject({ actor: desk.owner.user.email, via: 'Editor' });
  });

  it('approves a draft once when eight requests to approve it arrive at the same time', async () => {
    const before = await desk.leaving();
    const draft = await desk.draft('draft_message');
    const answers = await Promise.all(Array.from({ length: 8 }, () => desk.approve(draft)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    await desk.passUndo();
    expect(await desk.since(before)).toEqual({ mail_outbox: 1, messages: 1 });
  });

  it('takes one decision on a draft when it is approved, rejected and edited at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const before = await desk.leaving();
      const draft = await desk.draft('draft_offer', { title: `Review ${round}` });
      const answers = await Promise.all([
        ...[desk.edit(draft), desk.approve(draft), desk.reject(draft)],
        ...[desk.approve(draft), desk.reject(draft), desk.edit(draft)],
      ]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
      await desk.passUndo();
      const { offers = 0 } = await desk.since(before);
      const isRejected = [answers[2], answers[4]].some((answer) => answer?.status === 204);
      expect(offers).toBe(isRejected ? 0 : 1);
    }
  });

  it('records an approved payment once when the job fails and runs again', async () => {
    const actions = desk.polaris.app.get(DraftActionsService, { strict: false });
    const before = await desk.leaving();
    await desk.approve(await desk.draft('draft_payment'));
    const carryOut = jest.spyOn(actions, 'carryOut').mockImplementationOnce(async (...given) => {
      await actions.carryOut(...given);
      throw new Error('The connection was lost.');
    });
    await desk.passUndo();
    carryOut.mockRestore();
    expect(await desk.since(before)).toEqual({ payments: 1, mail_outbox: 1 });
    expect(await desk.waiting()).toEqual([]);
  });

  it('sends nothing of an approved offer when its approval is undone within ten seconds', async () => {
    const before = await desk.leaving();
    const draft = await desk.draft('draft_offer');
    await desk.approve(draft);
    expect(await desk.waiting()).toEqual([]);
    expect((await desk.takeBack(draft)).status).toBe(204);
    expect((await desk.takeBack(draft)).status).toBe(204);
    await desk.passUndo();
    expect(await desk.since(before)).toEqual({});
    expect(await desk.waiting()).toMatchObject([{ leavesAt: null, outdated: null }]);
  });

  it('puts an approved payment back with the reason when its purchase is canceled within ten seconds', async () => {
    const draft = await desk.draft('draft_payment');
    await desk.approve(draft);
    await desk.owner.patch(`/api/admin/purchases/${desk.purchaseId}`, { status: 'cancelled' });
    const before = await desk.leaving();
    await desk.passUndo();
    expect(await desk.since(before)).toEqual({});
    expect((await desk.waiting())[0]?.problem).toBe('What is owed changed since this was written.');
  });

  it('sends no approved message when the account that approved it is no longer an owner', async () => {
    const draft = await desk.draft('draft_message');
    await desk.approve(draft);
    const before = await desk.leaving();
    const set = (isAdmin: boolean) =>
      desk.sql('update users set "isAdmin" = $2 where id = $1', [desk.owner.user.id, isAdmin]);
    await set(false);
    await desk.passUndo();
    await set(true);
    expect(await desk.since(before)).toEqual({});
    expect((await desk.waiting())[0]?.problem).toBe('Only an owner can approve this.');
  });
});

describe('a changed draft', () => {
  it('sends the text that the owner entered when a drafted message is edited before approval', async () => {
    const message = { subject: 'Your report', body: 'It is ready on Friday.' };
    await desk.approve(await desk.draft('draft_message'), { message });
    await desk.passUndo();
    const { body } = await desk.owner.get(`/api/admin/customers/${desk.customerId}/conversation`);
    expect(body[0]).toMatchObject({ author: 'owner', text: 'It is ready on Friday.' });
  });

  it('records the corrected amount, dated now without a day, when a drafted payment is edited', async () => {
    const payment = { amount: 410.5, method: 'card' };
    await desk.approve(await desk.draft('draft_payment'), { payment });
    await desk.passUndo();
    const { body } = await desk.owner.get(`/api/admin/purchases?id=${desk.purchaseId}`);
    expect(body[0].payments).toMatchObject([{ amount: 410.5, method: 'card' }]);
    expect(body[0].payments[0].paidAt).not.toBe('2026-01-05T12:00:00.000Z');
  });

  it('rejects an approval with a clear error, and keeps the draft, when the edited fields are invalid', async () => {
    const message = await desk.draft('draft_message');
    const payment = await desk.draft('draft_payment');
    const cases: [typeof message, object, number, RegExp][] = [
      [message, { message: { subject: '', body: 'x' } }, 400, /^Subject is required/],
      [message, { message: { subject: 'x', body: '{{unknown}}' } }, 400, /unknown/],
      [message, { payment: { amount: 1, method: 'card' } }, 400, /^This draft is not one/],
      [payment, { payment: { amount: 901, method: 'card' } }, 409, /^Only \$900 of/],
    ];
    for (const [draft, body, status, detail] of cases)
      expect(await detailOf(desk.approve(draft, body))).toEqual([
        ...[status, expect.stringMatching(detail)],
      ]);
    expect(await desk.waiting()).toHaveLength(2);
  });

  it("stores a drafted offer or invoice as the owner's own unsent draft when it is edited", async () => {
    const offer = await desk.draft('draft_offer');
    const { body } = await desk.edit(offer);
    expect(body).toEqual({ kind: 'offer', id: expect.any(Number) });
    expect((await desk.owner.get(`/api/admin/offers/${body.id}`)).body.state).toBe('draft');
    const { body: invoice } = await desk.edit(await desk.draft('draft_invoice'));
    expect((await desk.owner.get(`/api/admin/invoices/${invoice.id}`)).body.state).toBe('draft');
    expect(await detailOf(desk.edit(offer))).toEqual([409, DECIDED]);
    expect((await desk.edit(await desk.draft('draft_message'))).status).toBe(409);
    expect((await desk.leaving())['mail_outbox']).toBe(0);
  });
});

describe('a rejected draft', () => {
  it('lets a rejected draft be approved only after its rejection is undone', async () => {
    const draft = await desk.draft('draft_message');
    expect((await desk.reject(draft)).status).toBe(204);
    expect(await detailOf(desk.reject(draft))).toEqual([409, 'You have rejected this already.']);
    expect(await detailOf(desk.approve(draft))).toEqual([409, 'You have rejected this already.']);
    expect(await desk.waiting()).toEqual([]);
    expect((await desk.takeBack(draft)).status).toBe(204);
    expect(await desk.waiting()).toHaveLength(1);
    expect((await desk.owner.post(`${DRAFTS}/2147483647/rejection`)).status).toBe(404);
  });
});
