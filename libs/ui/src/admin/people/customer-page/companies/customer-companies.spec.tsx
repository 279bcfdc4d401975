import { afterEach, expect, it } from '@jest/globals';
import type { CustomerCompany } from '@polaris/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import { customerRecord } from '../../../../../testing/records/customer-record.ts';
import { MockServer, list, problem } from '../../../../../testing/mock-server.ts';
import { expectToast, fill } from '../../../../../testing/queries.ts';
import { someCompany, someCustomer } from '../../../../../testing/records/records.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';

const OWN = 'GET /api/customers/7/companies';
const companies: CustomerCompany[] = [
  { id: 12, name: 'Harbor Trust', isFirst: true },
  { id: 13, name: 'Zeta', isFirst: false },
];

const server = new MockServer();
afterEach(cleanup);

async function openDialog(responses = {}) {
  const { keys } = openAdmin(server, '/admin/customers/7', {
    ...customerRecord,
    [OWN]: { json: companies },
    ...responses,
  });
  const name = /^(Edit companies|Add to a company)$/;
  await keys.click(await screen.findByRole('button', { name }));
  return { keys, dialog: within(await screen.findByRole('dialog', { name: 'Companies' })) };
}

it("links the customer's companies to their pages", async () => {
  openAdmin(server, '/admin/customers/7', { ...customerRecord, [OWN]: { json: companies } });
  const links = within(await screen.findByRole('list', { name: 'Companies' }));
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/companies/12',
    '/admin/companies/13',
  ]);
});

it('adds the customer to an existing company by keyboard', async () => {
  const join = 'PUT /api/admin/companies/14/people/7';
  const { keys, dialog } = await openDialog({
    [OWN]: { json: [] },
    'GET /api/admin/companies': list([someCompany({ id: 14, name: 'Harbor Light' })]),
    [join]: { status: 204 },
  });
  expect(dialog.getByText('No company yet.')).toBeTruthy();
  await fill(keys, dialog.getByRole('combobox', { name: 'Add to a company' }), 'Harbor');
  await dialog.findByRole('option', { name: 'Harbor Light' });
  await keys.keyboard('{ArrowDown}{Enter}');
  await expectToast('Success', 'Added to Harbor Light');
  expect(server.callsTo(join)).toHaveLength(1);
});

it('creates a company with the typed name, with the customer in it', async () => {
  const create = 'POST /api/admin/companies';
  const join = 'PUT /api/admin/companies/15/people/7';
  const { keys, dialog } = await openDialog({
    [create]: { status: 201, json: someCompany({ id: 15, name: 'New One' }) },
    [join]: { status: 204 },
  });
  await fill(keys, dialog.getByRole('combobox', { name: 'Add to a company' }), 'New One');
  await keys.click(await dialog.findByRole('option', { name: 'New company: New One' }));
  await expectToast('Success', 'Added to New One');
  expect(server.bodiesTo(create)).toEqual([{ name: 'New One' }]);
  expect(server.callsTo(join)).toHaveLength(1);
});

it("sets the customer's first company, which becomes the customer's text", async () => {
  const change = 'PUT /api/customers/7';
  const { keys, dialog } = await openDialog({ [change]: { json: someCustomer({ version: 2 }) } });
  await keys.click(dialog.getByRole('button', { name: 'Make first: Zeta' }));
  await expectToast('Success', 'Zeta is the first company now');
  expect(server.bodiesTo(change)).toEqual([expect.objectContaining({ company: 'Zeta' })]);
});

it('removes the customer from a company, and reports a failure', async () => {
  const leave = 'DELETE /api/admin/companies/13/people/7';
  const { keys, dialog } = await openDialog({
    [leave]: problem(404, 'This company was not found.'),
  });
  await keys.click(dialog.getByRole('button', { name: 'Remove from Zeta' }));
  await expectToast('Error', 'This company was not found.');
  server.respondWith({ [leave]: { status: 204 } });
  await keys.click(dialog.getByRole('button', { name: 'Remove from Zeta' }));
  await expectToast('Success', 'Removed from Zeta');
});
