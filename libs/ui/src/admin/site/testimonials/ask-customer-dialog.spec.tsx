import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { expectToast, fill } from '../../../../testing/queries.ts';
import { someCustomer } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const ASK = 'POST /api/admin/customers/7/testimonial-requests';
const EXPIRES = '2099-02-01T15:00:00.000Z';

const server = new MockServer();
afterEach(cleanup);

const dialog = () => within(screen.getByRole('dialog', { name: 'Ask for a testimonial' }));
const ask = () => dialog().getByRole('button', { name: 'Ask' });

async function openOnRecord() {
  const { keys } = openAdmin(server, '/admin/customers/7', customerRecord);
  await keys.click(await screen.findByRole('button', { name: 'More actions' }));
  await keys.click(screen.getByRole('button', { name: 'Ask for a testimonial' }));
  return keys;
}

async function openOnList() {
  const { keys } = openAdmin(server, '/admin/testimonials', {
    'GET /api/admin/testimonials': list([]),
    'GET /api/customers': list([someCustomer()]),
  });
  await keys.click(await screen.findByRole('button', { name: 'Ask a customer' }));
  return keys;
}

describe('asking a customer on their record', () => {
  it('explains what asking a customer does, and who is mailed', async () => {
    const keys = await openOnRecord();
    expect(
      dialog().getByText(/^Grace Hopper gets a link .* about your work together\./),
    ).toBeTruthy();
    expect(document.activeElement).toBe(ask());
    const sent = { mailedTo: 'grace@example.com', url: null, expiresAt: EXPIRES };
    server.respondWith({ [ASK]: { status: 201, json: sent } });
    await keys.keyboard('{Enter}');
    await expectToast('Success', 'The request is on its way to grace@example.com');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the link of a customer to share when no mail is sent', async () => {
    const keys = await openOnRecord();
    const url = 'https://polaris.example/testimonial#secret';
    server.respondWith({
      [ASK]: { status: 201, json: { mailedTo: null, url, expiresAt: EXPIRES } },
    });
    await keys.click(ask());
    expect(await screen.findByDisplayValue(url)).toBeTruthy();
  });

  it('explains why asking a customer was rejected', async () => {
    const keys = await openOnRecord();
    server.respondWith({ [ASK]: problem(409, 'The client has written a testimonial already.') });
    await keys.click(ask());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('The client has written a testimonial already.');
  });
});

describe('asking a customer on the list of testimonials', () => {
  it('asks the picked customer', async () => {
    const keys = await openOnList();
    await fill(keys, dialog().getByRole('combobox', { name: 'Customer' }), 'grace');
    await keys.click(await dialog().findByRole('option', { name: 'Grace Hopper' }));
    const sent = { mailedTo: 'grace@example.com', url: null, expiresAt: EXPIRES };
    server.respondWith({ [ASK]: { status: 201, json: sent } });
    await keys.click(ask());
    await expectToast('Success', 'The request is on its way to grace@example.com');
  });

  it('requires a customer to ask', async () => {
    const keys = await openOnList();
    await keys.click(ask());
    await waitFor(() => expect(dialog().getByText('Please select a customer')).toBeTruthy());
    expect(server.callsTo('POST')).toEqual([]);
  });
});
