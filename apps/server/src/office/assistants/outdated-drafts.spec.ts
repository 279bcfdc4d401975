import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DraftDesk, detailOf } from '../../testing/assistants/draft-desk';

const desk = new DraftDesk();
beforeAll(() => desk.open());
afterAll(() => desk.close());
beforeEach(() => desk.begin());

describe('an outdated draft', () => {
  const write = () =>
    desk.owner.post(`/api/admin/customers/${desk.customerId}/messages`, {
      ...{ subject: 'First', body: 'Written by hand.' },
    });
  const change = (own: object) =>
    desk.owner.put(`/api/customers/${desk.customerId}`, { name: 'Sara Lind', ...own });
  const pay = () =>
    desk.owner.post(`/api/admin/purchases/${desk.purchaseId}/payments`, {
      ...{ amount: 1, method: 'cash' },
    });
  const reprice = async () => {
    const { body } = await desk.owner.get(`/api/services/${desk.serviceId}`);
    return desk.owner.put(`/api/services/${desk.serviceId}`, { ...body, price: 950 });
  };
  const invoice = async () => {
    const made = await desk.owner.post('/api/admin/invoices', { purchaseId: desk.purchaseId });
    return desk.owner.post(`/api/admin/invoices/${made.body.id}/issue`, {
      version: made.body.version,
    });
  };

  it.each([
    ['draft_message', write, 'You or the client wrote since this was drafted.'],
    [
      'draft_message',
      () => change({ email: 'other@harbor.example' }),
      'The email address changed since this was written.',
    ],
    ['draft_offer', reprice, 'The price changed since this was written.'],
    [
      'draft_offer',
      () => change({ company: 'Harbor Trust', email: 'a@harbor.example' }),
      'The billing details changed since this was written.',
    ],
    ['draft_invoice', invoice, 'This purchase was invoiced since this was written.'],
    ['draft_payment', pay, 'What is owed changed since this was written.'],
  ])(
    'rejects the approval of an outdated result of %s, and says what changed',
    async (name, act, sentence) => {
      const draft = await desk.draft(name);
      const { status } = await act();
      expect([name, status < 300]).toEqual([name, true]);
      const before = await desk.leaving();
      expect((await desk.waiting())[0]?.outdated).toBe(sentence);
      expect(await detailOf(desk.approve(draft))).toEqual([409, sentence]);
      await desk.passUndo();
      expect(await desk.since(before)).toEqual({});
      expect((await desk.reject(draft)).status).toBe(204);
    },
  );
});
