import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AssistantDraft } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { stopDate } from '../../../../../testing/fake-date.ts';
import { MockServer, problem } from '../../../../../testing/mock-server.ts';
import {
  answerLeaving,
  descriptionOf,
  expectToast,
  fill,
  valueOf,
} from '../../../../../testing/queries.ts';
import { customerRecord } from '../../../../../testing/records/customer-record.ts';
import { someDraft } from '../../../../../testing/records/draft-records.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';

const DRAFTS = 'GET /api/admin/assistant-drafts';
const APPROVE = 'POST /api/admin/assistant-drafts/51/approval';

const server = new MockServer();
beforeEach(() => void stopDate(new Date('2026-01-05T18:00:00Z')));
afterEach(() => void jest.useRealTimers());
afterEach(cleanup);

/** Opens the form of a draft on the record of customer 7. */
async function edit(draft: AssistantDraft, name: string) {
  const opened = openAdmin(server, '/admin/customers/7', {
    ...customerRecord,
    [DRAFTS]: { json: [draft] },
  });
  await opened.keys.click(await screen.findByRole('button', { name: `Edit: ${name}` }));
  await screen.findByRole('form', { name: `Edit: ${name}` });
  return { ...opened, name };
}

const editMessage = () => edit(someDraft('message'), 'Message to Grace Hopper');
const editPayment = () => edit(someDraft('payment'), 'Payment of Grace Hopper');
const form = () => within(screen.getByRole('form', { name: /^Edit: / }));
const field = (name: string) => form().getByLabelText(name);
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('form', { name: /^Edit: / })).toBeNull());

describe('the form of a drafted message', () => {
  it('sends what the owner wrote instead, with Ctrl+Enter', async () => {
    const { keys } = await editMessage();
    expect(document.activeElement).toBe(field('Message'));
    await fill(keys, field('Subject'), 'Your report on Friday');
    await fill(keys, field('Message'), 'Hello Grace');
    await keys.selectOptions(field('Follow up'), 'In 3 days');
    server.respondWith({ [APPROVE]: { json: someDraft('message') }, [DRAFTS]: { json: [] } });
    await keys.keyboard('{Control>}{Enter}{/Control}');
    await expectToast('Approved', 'Message to Grace Hopper is sent in a few seconds.', 'Undo');
    expect(server.bodiesTo(APPROVE)).toEqual([
      {
        message: {
          subject: 'Your report on Friday',
          body: 'Hello Grace',
          followUpOn: '2026-01-08',
        },
      },
    ]);
    await isClosed();
  });

  it('returns the focus to Edit on Escape, and asks first when something was typed in the form', async () => {
    const { keys } = await editMessage();
    await keys.keyboard('{Escape}');
    await isClosed();
    const button = screen.getByRole('button', { name: 'Edit: Message to Grace Hopper' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    await keys.click(button);
    await keys.type(field('Message'), '!{Escape}');
    await answerLeaving(keys, 'Stay');
    expect(valueOf(field('Message'))).toMatch(/Friday\.!$/);
    await keys.type(field('Message'), '{Escape}');
    await answerLeaving(keys, 'Leave');
    await isClosed();
    screen.getByText(/ready on Friday\.$/);
  });

  it('shows an error of the server at its field of the form', async () => {
    const { keys } = await editMessage();
    const errors = [{ path: 'body', message: 'There is no {{price}}.' }];
    server.respondWith({ [APPROVE]: problem(400, 'Please check the fields.', errors) });
    await keys.click(form().getByRole('button', { name: 'Approve and send' }));
    await waitFor(() => expect(descriptionOf(field('Message'))).toBe('There is no {{price}}.'));
  });

  it('keeps the form with its typed text when the draft was decided on in another window', async () => {
    const { keys } = await editMessage();
    await keys.type(field('Message'), ' P.S.');
    server.respondWith({ [APPROVE]: problem(409, 'Rejected.'), [DRAFTS]: { json: [] } });
    await keys.click(form().getByRole('button', { name: 'Approve and send' }));
    await screen.findByText(/^This no longer waits/);
    expect(valueOf(field('Message'))).toMatch(/ P\.S\.$/);
    const send = form().getByRole<HTMLButtonElement>('button', { name: 'Approve and send' });
    expect(send.disabled).toBe(true);
  });
});

describe('the form of a drafted payment', () => {
  it('keeps the drafted time of a payment unless another day is chosen', async () => {
    const { keys } = await editPayment();
    expect(valueOf(field('Date'))).toBe('2026-01-02');
    await fill(keys, field('Amount ($)'), '450');
    server.respondWith({ [APPROVE]: { json: someDraft('payment') }, [DRAFTS]: { json: [] } });
    await keys.click(form().getByRole('button', { name: 'Approve and record' }));
    await expectToast('Approved', 'Payment of Grace Hopper is recorded in a few seconds.', 'Undo');
    expect(server.bodiesTo(APPROVE)).toEqual([
      {
        payment: {
          amount: 450,
          method: 'bank_transfer',
          note: null,
          paidAt: '2026-01-02T20:00:00.000Z',
        },
      },
    ]);
  });

  it('leaves out the time of a payment, which means now, when its day is cleared', async () => {
    const { keys } = await editPayment();
    await keys.clear(field('Date'));
    server.respondWith({ [APPROVE]: { json: someDraft('payment') }, [DRAFTS]: { json: [] } });
    await keys.click(form().getByRole('button', { name: 'Approve and record' }));
    await isClosed();
    expect(server.bodiesTo(APPROVE)).toEqual([
      { payment: { amount: 500, method: 'bank_transfer', note: null } },
    ]);
  });
});
