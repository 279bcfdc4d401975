import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import {
  answerLeaving,
  descriptionOf,
  expectToast,
  fill,
  valueOf,
} from '../../../../testing/queries.ts';
import { someService } from '../../../../testing/records/records.ts';
import { somePurchase } from '../../../../testing/records/sales-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/purchases';
const RECORD = 'POST /api/admin/purchases';
const SERVICES = 'GET /api/services';
const ACCOUNT = 'GET /api/customers/7/account';

const services = [
  someService({ price: 120.5 }),
  someService({ id: 42, name: 'Migration', price: 1800, pricing: 'quote' }),
  someService({ id: 43, name: 'Retired', isActive: false }),
];
const noAccount = { [ACCOUNT]: { json: { account: null, invitation: null } } };

const server = new MockServer();
afterEach(cleanup);

const opener = () => screen.getByRole('button', { name: 'Record a Sale' });
const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) => dialog().getByLabelText(label);
const record = () => dialog().getByRole('button', { name: 'Record' });

async function open(responses: Parameters<typeof openAdmin>[2] = {}) {
  const { keys } = openAdmin(server, '/admin/customers/7', {
    ...customerRecord,
    [SERVICES]: list(services),
    ...responses,
  });
  await keys.click(await screen.findByRole('button', { name: 'Record a Sale' }));
  return keys;
}

async function openForm(responses?: Parameters<typeof openAdmin>[2]) {
  const keys = await open(responses);
  await dialog().findByText('Select a service');
  return keys;
}

describe('recording a sale', () => {
  it('records the price of the service, or another amount, for a customer without an account', async () => {
    const keys = await openForm(noAccount);
    await keys.selectOptions(field('Service'), 'Chart Reading ($120.50)');
    expect(valueOf(field('Amount ($)'))).toBe('120.5');
    await keys.selectOptions(field('Service'), '42');
    expect(valueOf(field('Amount ($)'))).toBe('1800');
    await fill(keys, field('Amount ($)'), '1650');
    await keys.selectOptions(field('Status'), 'Pending');
    await fill(keys, field('Note'), 'As agreed.');
    const sale = somePurchase({ service: { name: 'Migration' }, buyer: null, userId: null });
    server.respondWith({ [RECORD]: { status: 201, json: sale }, [LIST]: list([sale]) });
    await keys.click(record());
    await expectToast('Success', 'Sale recorded');
    expect(server.bodiesTo(RECORD)).toEqual([
      { customerId: 7, serviceId: 42, amount: 1650, status: 'pending', note: 'As agreed.' },
    ]);
    expect(await screen.findByRole('heading', { name: 'Migration' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it('shows missing and invalid values at their fields', async () => {
    const keys = await openForm();
    await keys.click(record());
    await waitFor(() => expect(descriptionOf(field('Service'))).toBe('Please select a service'));
    expect(descriptionOf(field('Amount ($)'))).toMatch(/^Must be an amount of at least 0/);
    await keys.selectOptions(field('Service'), '41');
    await waitFor(() => expect(descriptionOf(field('Amount ($)'))).toBe(''));
    await fill(keys, field('Amount ($)'), '-1');
    await keys.click(record());
    await waitFor(() => expect(descriptionOf(field('Amount ($)'))).toMatch(/at least 0/));
    expect(server.bodiesTo(RECORD)).toEqual([]);
  });

  it('repeats a sale with the same key, and loses nothing, when the response is lost', async () => {
    const keys = await openForm();
    await keys.selectOptions(field('Service'), '41');
    await fill(keys, field('Note'), 'By phone.');
    const used: (string | undefined)[] = [];
    server.respondWith({
      [RECORD]: ({ key }) => {
        used.push(key);
        return problem(503, 'The database is away.');
      },
    });
    await keys.click(record());
    expect((await dialog().findByRole('alert')).textContent).toContain('The database is away.');
    expect(valueOf(field('Note'))).toBe('By phone.');
    server.respondWith({
      [RECORD]: ({ key }) => {
        used.push(key);
        return { status: 201, json: somePurchase() };
      },
    });
    await keys.click(record());
    await expectToast('Success', 'Sale recorded');
    expect(used).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), used[0]]);
  });

  it('asks for confirmation before picked values are lost, and closes immediately without any', async () => {
    const keys = await openForm();
    await keys.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await keys.click(opener());
    await keys.selectOptions(field('Service'), '41');
    await keys.keyboard('{Escape}');
    await answerLeaving(keys, 'Stay');
    expect(valueOf(field('Amount ($)'))).toBe('120.5');
    await keys.click(dialog().getByRole('button', { name: 'Close' }));
    await answerLeaving(keys, 'Leave');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says who can read the note', async () => {
    await openForm();
    await waitFor(() =>
      expect(descriptionOf(field('Note'))).toMatch(/^The customer sees it on their dashboard/),
    );
    cleanup();
    await openForm(noAccount);
    await waitFor(() => expect(descriptionOf(field('Note'))).toMatch(/^Only you see it/));
  });

  it('offers no inactive service, and reports when there is none', async () => {
    await openForm();
    expect(within(field('Service')).queryByRole('option', { name: /Retired/ })).toBeNull();
    cleanup();
    await open({ [SERVICES]: list([services[2]!]) });
    expect(await dialog().findByText(/^No services available at the moment/)).toBeTruthy();
  });

  it('reloads the services of a sale on Try again when they could not be read', async () => {
    const keys = await open({ [SERVICES]: problem(503, 'The database is away.') });
    const again = await dialog().findByRole('button', { name: 'Try again' });
    server.respondWith({ [SERVICES]: list(services) });
    await keys.click(again);
    expect(await dialog().findByText('Select a service')).toBeTruthy();
  });

  it('focuses the service while the services load', async () => {
    await open({ [SERVICES]: new Promise(() => undefined) });
    expect(document.activeElement).toBe(field('Service'));
    expect(dialog().getByText('Loading services...')).toBeTruthy();
  });
});

it('shows the purchases of a customer without an account', async () => {
  const { keys } = openAdmin(server, '/admin/customers/7', {
    ...customerRecord,
    ...noAccount,
    [LIST]: list([somePurchase({ userId: null, buyer: null })]),
  });
  await keys.click(await screen.findByRole('button', { name: 'Update progress: Chart Reading' }));
  const form = within(screen.getByRole('form', { name: 'Update progress of Chart Reading' }));
  expect(descriptionOf(form.getByLabelText('Note'))).toMatch(/^Only you see it/);
});
