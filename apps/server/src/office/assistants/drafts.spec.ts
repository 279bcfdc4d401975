import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ASSISTANTS } from '../../testing/assistants/assistant-desk';
import { DraftDesk } from '../../testing/assistants/draft-desk';
import { merge } from '../../testing/data/merges';
import { addCustomer, sendContact } from '../../testing/data/records';

const desk = new DraftDesk();
beforeAll(() => desk.open());
afterAll(() => desk.close());
beforeEach(() => desk.begin());

const TOOLS = ['draft_message', 'draft_offer', 'draft_invoice', 'draft_payment'];

describe('a drafted record', () => {
  it('sends and stores nothing but the draft when a tool drafts', async () => {
    const before = await desk.leaving();
    for (const name of TOOLS) {
      const { saved, record, note } = await desk.draft(name);
      expect([name, saved, record]).toEqual([
        ...[name, true],
        expect.objectContaining({ kind: 'draft', state: 'waiting', customer_id: desk.customerId }),
      ]);
      expect(note).toMatch(/^It waits until the owner approves it/);
    }
    expect(await desk.leaving()).toEqual(before);
    expect((await desk.owner.get('/api/admin/today')).body.waitingDrafts).toBe(4);
  });

  it('lists drafts as their recipients would see them when tools have drafted', async () => {
    for (const name of TOOLS) await desk.draft(name);
    const drafts = await desk.waiting(`?customerId=${desk.customerId}`);
    const to = expect.stringMatching(/^sara-.*@harbor\.example$/);
    expect(drafts.map(({ content }) => content)).toMatchObject([
      { kind: 'message', to, subject: 'Your report', text: 'It is ready.', quote: null },
      { kind: 'offer', to, content: { title: 'Second review', lines: [{ unitPrice: 150 }] } },
      { kind: 'invoice', to, buyer: { name: 'Harbor Trust' }, total: 900 },
      { kind: 'payment', amount: 400, owed: 900, paidAt: '2026-01-05T12:00:00.000Z' },
    ]);
    expect(drafts[0]).toMatchObject({
      ...{ via: 'Editor', reason: 'You asked for it.', outdated: null, problem: null },
      customer: { id: desk.customerId, name: 'Sara Lind' },
    });
    expect(await desk.waiting(`?contactId=${desk.contactId}`)).toEqual([]);
  });

  it('shows a drafted reply with the quoted submission when a submission is given', async () => {
    const input = { customer_id: undefined, submission_id: desk.contactId };
    await desk.draft('draft_message', input);
    const [draft] = await desk.waiting(`?contactId=${desk.contactId}`);
    expect(draft).toMatchObject({ customer: null, contact: { id: desk.contactId } });
    expect(draft?.content).toMatchObject({ kind: 'reply', quote: expect.stringMatching(/^On /) });
  });

  it('names what others wrote when the assistant read it just before drafting', async () => {
    const { id } = await sendContact(desk.polaris.visitor(), { name: 'Nadia' });
    const [message] = await desk.sql<{ id: number }>(
      `insert into messages ("customerId", author, via, text) values ($1, 'client', 'page', 'Hello') returning id`,
      [desk.customerId],
    );
    await desk.use('list_records', { kind: 'submissions' });
    await desk.use('get_customer', { customer_id: desk.customerId });
    await desk.draft('draft_message');
    await desk.owner.delete(`/api/admin/contact-submissions/${desk.contactId}`);
    expect((await desk.waiting())[0]?.readBefore).toEqual(
      expect.arrayContaining([
        { kind: 'submission', id, name: 'Nadia', customerId: null },
        { kind: 'submission', id: desk.contactId, name: null, customerId: null },
        {
          ...{ kind: 'message', id: message!.id, name: 'Sara Lind' },
          customerId: desk.customerId,
        },
      ]),
    );
  });

  it('makes one draft when a call is repeated with its key, even after approval', async () => {
    const first = await desk.draft('draft_payment', {}, 'the same key');
    await desk.approve(first);
    await desk.passUndo();
    expect(await desk.draft('draft_payment', {}, 'the same key')).toEqual(first);
    expect(await desk.use('draft_message', desk.inputs()['draft_message']!, 'the same key')).toBe(
      'This key was used for another call. Take a new key for each change.',
    );
    expect(await desk.waiting()).toEqual([]);
  });

  it('rejects a draft with a sentence when the owner could not do the same', async () => {
    const cases: [string, object, string | RegExp][] = [
      ['draft_message', { submission_id: 1 }, 'Send either customer_id or submission_id.'],
      ['draft_message', { text: 'Dear {{name}}' }, /^Write names in full/],
      ['draft_message', { customer_id: 2_147_483_647 }, /was not found\. Find the id by search\.$/],
      ['draft_offer', { last_day: '2020-01-01' }, /^The last day of the offer is over/],
      ['draft_offer', { lines: [{ text: 'x', quantity: -1, unit_price: 1 }] }, /quantity/i],
      ['draft_invoice', { purchase_id: undefined }, 'Send either customer_id or purchase_id.'],
      ['draft_payment', { amount: 901 }, 'Only $900 of this purchase is owed.'],
      ['draft_payment', { received_on: '2999-01-01' }, 'The date cannot be in the future.'],
      ['draft_payment', { invoice_id: 1 }, 'Send either purchase_id or invoice_id.'],
    ];
    for (const [name, own, text] of cases) {
      const answer = await desk.use(name, { ...desk.inputs()[name], ...own });
      expect([name, own, answer]).toEqual([
        ...[name, own, text instanceof RegExp ? expect.stringMatching(text) : text],
      ]);
    }
    expect(await desk.waiting()).toEqual([]);
  });

  it('rejects a draft when the scope is missing, fifty wait, or thirty were made within an hour', async () => {
    const reader = await desk.paste(['read', 'write']);
    expect((await desk.call(reader, 'draft_message', desk.inputs()['draft_message'])).status).toBe(
      403,
    );
    await desk.draft('draft_message');
    await desk.sql(`
      insert into change_sets (id, "grantId", tool, arguments, reason, key, "afterStrangersText")
      select gen_random_uuid(), ${desk.grantId}, 'draft_message', '{}', '', 'key ' || n, false
      from generate_series(1, 49) n;
      insert into assistant_drafts ("changeSetId", kind, input, preview, basis, "readBefore")
      select id, 'message', '{}', '{}', '{}', '{}' from change_sets where key like 'key %'`);
    expect(await desk.use('draft_message', desk.inputs()['draft_message']!)).toMatch(
      /^50 drafts wait for the owner, and no more can\./,
    );
    await desk.sql(`update rate_limits set points = 30 where key like 'assistant-draft:%'`);
    expect(await desk.use('draft_message', desk.inputs()['draft_message']!)).toMatch(
      /^This connection has made 30 drafts within an hour\. Go on in \d+ minutes\.$/,
    );
  });

  it('moves a draft when its customer is merged, and deletes it with the customer', async () => {
    const { id: keptId } = await addCustomer(desk.owner, { name: 'S. Lind' });
    await desk.draft('draft_message');
    await merge(desk.owner, keptId, desk.customerId);
    expect(await desk.waiting(`?customerId=${keptId}`)).toHaveLength(1);
    await desk.owner.delete(`/api/customers/${keptId}`);
    expect(await desk.waiting()).toEqual([]);
  });
});

describe('a draft that is undone', () => {
  const connections = `${ASSISTANTS}/connections`;
  const undoAll = async () => {
    const path = `${connections}/${desk.grantId}/undo`;
    const { digest } = (await desk.owner.get(path)).body;
    return (await desk.owner.post(path, { digest })).body;
  };

  it('rejects waiting drafts and names approved ones when all changes of a connection are undone', async () => {
    const { payments } = await desk.leaving();
    await desk.draft('draft_message');
    const payment = await desk.draft('draft_payment');
    await desk.approve(payment);
    expect(await undoAll()).toEqual({
      sets: 2,
      undone: ['The draft "Message: Your report" is rejected.'],
      stays: [expect.stringMatching(/^The draft "Payment of \$400 for .*" was approved/)],
    });
    expect(await desk.waiting()).toEqual([]);
    await desk.passUndo();
    expect((await desk.leaving())['payments']).toBe(payments! + 1);
  });

  it('rejects a waiting draft when its assistant undoes it', async () => {
    const { change_id } = await desk.draft('draft_offer');
    expect(await desk.use('undo', { change_id })).toEqual({ undone: 1, stays: [] });
    expect(await desk.waiting()).toEqual([]);
  });

  it('ends waiting drafts when the connection is revoked or the owner signs out everywhere', async () => {
    const revoked = await desk.draft('draft_message');
    await desk.owner.delete(`${connections}/${desk.grantId}`);
    expect(await desk.waiting()).toEqual([]);
    expect((await desk.approve(revoked)).body.detail).toBe('You have rejected this already.');
    await desk.begin();
    const left = await desk.draft('draft_message');
    await desk.sql('update assistant_grants set epoch = epoch - 1 where id = $1', [desk.grantId]);
    expect(await desk.waiting()).toEqual([]);
    expect((await desk.approve(left)).body.detail).toMatch(/^This draft has ended/);
  });

  it('ends a draft when it has waited for 14 days', async () => {
    const draft = await desk.draft('draft_message');
    await desk.sql(`update assistant_drafts set "createdAt" = now() - interval '15 days'`);
    expect(await desk.waiting()).toEqual([]);
    expect((await desk.approve(draft)).status).toBe(409);
  });
});
