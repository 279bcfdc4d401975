import { afterEach, describe, expect, it } from '@jest/globals';
import type { AdminPurchase } from '@polaris/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import { expectToast } from '../../../../testing/queries.ts';
import { someCustomer } from '../../../../testing/records/records.ts';
import { somePurchase } from '../../../../testing/records/sales-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const ASK = 'POST /api/admin/purchases/61/testimonial-requests';
const EXPIRES = '2099-02-01T15:00:00.000Z';

const server = new MockServer();
afterEach(cleanup);

async function open(own: Partial<AdminPurchase>) {
  const opened = openAdmin(server, '/admin/customers/7', {
    ...customerRecord,
    'GET /api/admin/purchases': list([somePurchase(own)]),
    'GET /api/customers': list([someCustomer()]),
    'GET /api/admin/contact-submissions': list([]),
  });
  await screen.findAllByRole('button', { name: /^Update progress: / });
  return opened;
}

const askButton = () =>
  screen.queryByRole('button', { name: /^(Ask again|Ask for a testimonial): Chart Reading/ });
const dialog = () => within(screen.getByRole('dialog'));
const done = { status: 'completed', completionDate: '2026-01-03T15:00:00.000Z' } as const;

describe('asking for a testimonial', () => {
  it('offers to ask for a testimonial once the purchase is completed', async () => {
    await open({ status: 'active' });
    expect(askButton()).toBeNull();
    cleanup();
    await open(done);
    expect(askButton()).toBeTruthy();
  });

  it('does not offer to ask while a link works, or once it is written', async () => {
    await open({ ...done, testimonial: { id: 91, status: 'requested', expiresAt: EXPIRES } });
    expect(askButton()).toBeNull();
    expect(screen.getByText(/: requested, link works until February 1, 2099/)).toBeTruthy();
    cleanup();
    await open({ ...done, testimonial: { id: 91, status: 'approved', expiresAt: EXPIRES } });
    expect(askButton()).toBeNull();
    expect(screen.getByText(/: approved/)).toBeTruthy();
  });

  it('asks the customer when the purchase has no account', async () => {
    const { keys } = await open({ ...done, userId: null, buyer: null });
    await keys.click(askButton()!);
    expect(dialog().getByText(/^Grace Hopper gets a link .* about Chart Reading\./)).toBeTruthy();
  });

  it('offers to ask again after the link has expired', async () => {
    const expiresAt = '2020-02-01T15:00:00.000Z';
    await open({ ...done, testimonial: { id: 91, status: 'requested', expiresAt } });
    expect(askButton()?.textContent).toBe('Ask again');
  });

  it('explains what asking does, and who is mailed', async () => {
    const { keys } = await open(done);
    await keys.click(askButton()!);
    expect(
      dialog().getByText(/^Grace Hopper gets a link .* one reminder .* 10 days\.$/),
    ).toBeTruthy();
    const sent = { mailedTo: 'grace@example.com', url: null, expiresAt: EXPIRES };
    server.respondWith({ [ASK]: { status: 201, json: sent } });
    await keys.click(dialog().getByRole('button', { name: 'Ask' }));
    await expectToast('Success', 'The request is on its way to grace@example.com');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the link to share when no mail is sent', async () => {
    const { keys } = await open(done);
    await keys.click(askButton()!);
    const url = 'https://polaris.example/testimonial#secret';
    server.respondWith({
      [ASK]: { status: 201, json: { mailedTo: null, url, expiresAt: EXPIRES } },
    });
    await keys.click(dialog().getByRole('button', { name: 'Ask' }));
    expect(await screen.findByDisplayValue(url)).toBeTruthy();
    expect(dialog().getByText('February 1, 2099')).toBeTruthy();
  });

  it('explains why asking was rejected', async () => {
    const { keys } = await open(done);
    await keys.click(askButton()!);
    server.respondWith({ [ASK]: problem(409, 'The client was asked already.') });
    await keys.click(dialog().getByRole('button', { name: 'Ask' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The client was asked already.');
  });
});
