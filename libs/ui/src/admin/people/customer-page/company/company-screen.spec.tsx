import { afterEach, describe, expect, it } from '@jest/globals';
import type { CompanyPerson } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { companyRecord } from '../../../../../testing/records/company-record.ts';
import { MockServer, list, problem } from '../../../../../testing/mock-server.ts';
import { expectToast, fill } from '../../../../../testing/queries.ts';
import {
  someActivity,
  someAuditEntry,
  someCompany,
  someCustomer,
} from '../../../../../testing/records/records.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';
import { someInvoice, somePurchase } from '../../../../../testing/records/sales-records.ts';

const PATH = 'GET /api/admin/companies/12';
const CHANGE = 'PUT /api/admin/companies/12';
const person: CompanyPerson = {
  id: 7,
  name: 'Grace Hopper',
  email: 'grace@example.com',
  phone: null,
  isFirst: true,
};

const server = new MockServer();
afterEach(cleanup);

const open = (responses = {}) =>
  openAdmin(server, '/admin/companies/12', { ...companyRecord, ...responses });
const section = async (name: RegExp) => within(await screen.findByRole('region', { name }));

it('explains an unknown company, and offers the trash', async () => {
  open({ [PATH]: problem(404, 'This company was not found.') });
  expect(await screen.findByRole('heading', { name: 'Company Not Found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the trash' })).toBeTruthy();
});

it('renames the company in place, by keyboard', async () => {
  const { keys } = open({ [CHANGE]: { json: someCompany({ name: 'Harbor Group', version: 2 }) } });
  await keys.click(await screen.findByRole('button', { name: 'Edit Name' }));
  await fill(keys, screen.getByRole('textbox', { name: 'Name' }), 'Harbor Group');
  await keys.keyboard('{Enter}');
  await expectToast('Success', 'Company updated successfully');
  expect(server.bodiesTo(CHANGE)).toEqual([expect.objectContaining({ name: 'Harbor Group' })]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbor Group' })).toBeTruthy();
});

it('keeps the page of a company that another window has deleted, and reports it', async () => {
  const { keys } = open();
  await screen.findByRole('heading', { level: 1, name: 'Harbor Trust' });
  const gone = problem(404, 'This company was not found.');
  server.respondWith({ [PATH]: gone, [CHANGE]: gone });
  await keys.click(screen.getByRole('button', { name: 'Edit Name' }));
  await fill(keys, screen.getByRole('textbox', { name: 'Name' }), 'Harbor Group');
  await keys.keyboard('{Enter}');
  await expectToast('Error', 'This company was not found.');
});

describe('people', () => {
  it('lists the people of a company with their addresses, and removes one', async () => {
    const leave = 'DELETE /api/admin/companies/12/people/7';
    const { keys } = open({
      [PATH]: { json: someCompany() },
      [`${PATH}/people`]: list([person]),
      [leave]: { status: 204 },
    });
    const people = await section(/^People \(1\)/);
    expect((await people.findByRole('link', { name: 'Grace Hopper' })).getAttribute('href')).toBe(
      '/admin/customers/7',
    );
    expect(people.getByText('grace@example.com')).toBeTruthy();
    await keys.click(people.getByRole('button', { name: 'Remove Grace Hopper' }));
    await expectToast('Success', 'Grace Hopper removed from Harbor Trust');
    expect(server.callsTo(leave)).toHaveLength(1);
  });

  it('adds a customer to a company by keyboard', async () => {
    const join = 'PUT /api/admin/companies/12/people/7';
    const { keys } = open({
      'GET /api/customers': list([someCustomer()]),
      [join]: { status: 204 },
    });
    const people = await section(/^People/);
    expect(await people.findByRole('heading', { name: 'No people yet' })).toBeTruthy();
    await fill(keys, people.getByRole('combobox', { name: 'Add a customer' }), 'Grace');
    await people.findByRole('option', { name: 'Grace Hopper' });
    await keys.keyboard('{ArrowDown}{Enter}');
    await expectToast('Success', 'Grace Hopper added to Harbor Trust');
    expect(server.callsTo(join)).toHaveLength(1);
  });
});

it('shows purchases and invoices with what is paid and owed', async () => {
  open({
    [`${PATH}/money`]: { json: { received: 500, refunded: 100, owed: 250, dueNow: 250 } },
    'GET /api/admin/purchases': list([somePurchase()]),
    'GET /api/admin/invoices': list([someInvoice({ id: 61, number: '2026-0007' })]),
  });
  expect(
    await screen.findByText('$400 paid, $250 owed by the people of this company'),
  ).toBeTruthy();
  const purchases = await section(/^Purchases/);
  expect(await purchases.findByRole('heading', { name: 'Chart Reading' })).toBeTruthy();
  const invoices = await section(/^Invoices/);
  expect(await invoices.findByRole('link', { name: '2026-0007' })).toBeTruthy();
});

describe('the timeline', () => {
  it('shows the records of all people of a company, each with a link to its customer', async () => {
    open({
      'GET /api/activities': list([someActivity()]),
      [`${PATH}/changes`]: list([
        someAuditEntry({
          recordId: 8,
          name: 'Ada Lovelace',
          before: { status: 'active' },
          after: { status: 'on_hold' },
        }),
      ]),
    });
    const timeline = await section(/^Activity History \(1\)/);
    expect(await timeline.findByRole('link', { name: 'Grace Hopper' })).toBeTruthy();
    expect(timeline.getByRole('link', { name: 'Ada Lovelace' }).getAttribute('href')).toBe(
      '/admin/customers/8',
    );
    expect(timeline.getByText(/^Status changed from Active to On Hold/)).toBeTruthy();
  });

  it('omits from the timeline what is older than the end of an incomplete list, until it is loaded', async () => {
    const old = someActivity({ id: 22, subject: 'Old', createdAt: '2020-01-01T00:00:00.000Z' });
    const next = 'GET /api/admin/companies/12/changes?cursor=next';
    const change = (id: number, createdAt: string) =>
      someAuditEntry({ id, createdAt, before: { status: 'active' }, after: { status: 'on_hold' } });
    const more = list([change(1, '2025-01-01T00:00:00.000Z')]);
    const { keys } = open({
      'GET /api/activities': list([old]),
      [`${PATH}/changes`]: {
        ...more,
        headers: {
          ...more.headers,
          Link: '</api/admin/companies/12/changes?cursor=next>; rel="next"',
        },
      },
      [next]: list([change(2, '2019-01-01T00:00:00.000Z')]),
    });
    const timeline = await section(/^Activity History/);
    await timeline.findByText(/^Status changed/);
    expect(timeline.queryByText('Old')).toBeNull();
    await keys.click(timeline.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(timeline.getByText('Old')).toBeTruthy());
  });

  it("reports that a company's timeline failed to load, and tries again", async () => {
    const { keys } = open({ 'GET /api/admin/mails': problem(500, 'The mails are broken.') });
    const timeline = await section(/^Activity History/);
    expect(await timeline.findByText('The mails are broken.')).toBeTruthy();
    server.respondWith({ 'GET /api/admin/mails': list([]) });
    await keys.click(timeline.getByRole('button', { name: 'Try again' }));
    expect(
      await timeline.findByRole('heading', { name: 'No activities recorded yet' }),
    ).toBeTruthy();
  });
});

it('deletes the company and reports that its customers stay', async () => {
  const remove = 'DELETE /api/admin/companies/12';
  const { keys, address } = open({
    [remove]: { status: 204 },
    'GET /api/admin/company-texts': { json: { groups: [], companies: 0, people: 0 } },
    'GET /api/admin/company-conversions': { json: [] },
  });
  await keys.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^Its customers stay/)).toBeTruthy();
  await keys.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/admin/companies'));
  expect(server.callsTo(remove)).toHaveLength(1);
});
