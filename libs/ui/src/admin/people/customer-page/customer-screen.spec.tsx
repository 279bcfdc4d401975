import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Activity, Customer } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import {
  answerLeaving,
  descriptionOf,
  expectToast,
  fill,
  findConflict,
  toastText,
  undo,
  valueOf,
} from '../../../../testing/queries.ts';
import { someActivity, someCustomer } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const RECORD = 'GET /api/customers/7';
const UPDATE = 'PUT /api/customers/7';
const ACTIVITIES = 'GET /api/customers/7/activities';
const LOG = 'POST /api/activities';
const UNDELIVERABLE = 'GET /api/admin/undeliverable-addresses';
const SUBJECT = 'A call about charts';

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(customer: Customer = someCustomer(), ...activities: Activity[]) {
  const opened = openAdmin(server, '/admin/customers/7', {
    ...customerRecord,
    'GET /api/admin/customers/7/money': {
      json: { received: 1200, refunded: 50.25, owed: 600, dueNow: 600 },
    },
    [RECORD]: { json: customer },
    [ACTIVITIES]: list(activities),
    'GET /api/customers': list([]),
    'GET /api/admin/contact-submissions': list([]),
  });
  await screen.findByRole('heading', { level: 1, name: customer.name });
  return opened;
}

const information = () => within(screen.getByRole('form', { name: 'Customer Information' }));
const logging = () => within(screen.getByRole('form', { name: 'Log New Activity' }));
const history = () => within(screen.getByRole('region', { name: /^Activity History/ }));
const textbox = (form: ReturnType<typeof information>, name: string) =>
  form.getByRole('textbox', { name });
const save = () => information().getByRole('button', { name: 'Save Changes' });
const edit = () => screen.getByRole('button', { name: 'Edit information' });
const back = () => screen.getByRole('link', { name: 'Back to Customers' });

describe('a customer whose email bounces', () => {
  it.each([
    ['bounce', /^Email to grace@example.com bounces\..*“550 user unknown”.*another address/],
    ['complaint', /^Email was reported as spam by grace@example.com\..*if the person asks/],
  ] as const)('reports a %s and tries the address again', async (kind, text) => {
    const address = {
      id: 12,
      email: 'grace@example.com',
      kind,
      reason: '550 user unknown',
      createdAt: '2026-01-02T15:00:00.000Z',
    };
    const { keys } = openAdmin(server, '/admin/customers/7', {
      ...customerRecord,
      'GET /api/customers': list([]),
      [UNDELIVERABLE]: list([address]),
    });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toMatch(text);
    expect(server.callsTo(`${UNDELIVERABLE}?limit=50&email=grace%40example.com`)).not.toEqual([]);
    server.respondWith({
      'DELETE /api/admin/undeliverable-addresses/12': { status: 204 },
      [UNDELIVERABLE]: list([]),
    });
    await keys.click(within(notice).getByRole('button', { name: /^Try this address again/ }));
    await expectToast('Success', 'Email to grace@example.com is sent again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('the record of a customer', () => {
  it('shows name and contact details, and links back to the list', async () => {
    const { keys, address } = await open(someCustomer({ phone: '+1 555 0100', status: 'on_hold' }));
    const main = within(screen.getByRole('main'));
    expect(main.getAllByText('On Hold').length).toBeGreaterThan(0);
    expect(screen.getByRole('main').textContent).toContain('Customer ID: 7');
    expect(await main.findByText('No activities recorded yet')).toBeTruthy();
    expect(document.title).toMatch(/ · Admin · Polaris$/);
    const hrefs = ['Email', 'Call'].map((name) =>
      main.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual(['mailto:grace@example.com', 'tel:+15550100']);
    await keys.click(back());
    expect(address()).toBe('/admin/customers');
  });

  it.each(['2147483647', '0', 'abc', '99999999999'])(
    'shows not found for customer %s',
    async (id) => {
      const { keys, address } = openAdmin(server, `/admin/customers/${id}`, {
        [`GET /api/customers/${id}`]: problem(404, 'This customer was not found.'),
        'GET /api/customers': list([]),
        'GET /api/admin/contact-submissions': list([]),
      });
      await screen.findByRole('heading', { level: 1, name: 'Customer Not Found' });
      await keys.click(back());
      expect(address()).toBe('/admin/customers');
    },
  );

  it('writes an offer for a customer from the menu of the record', async () => {
    const { keys, address } = await open();
    await keys.click(screen.getByRole('button', { name: 'More actions' }));
    await keys.click(screen.getByRole('button', { name: 'Offer' }));
    expect(address()).toBe('/admin/offers/new?customerId=7');
  });

  it('deletes a customer after confirmation, opens the list, and restores it', async () => {
    const { keys, address } = await open();
    await keys.click(screen.getByRole('button', { name: 'More actions' }));
    await keys.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('alertdialog'));
    const text = 'Are you sure you want to delete this customer? This action cannot be undone.';
    expect(question.getByText(text)).toBeTruthy();
    expect(question.getByText(/restored from the trash for 30 days/)).toBeTruthy();
    server.respondWith({ 'DELETE /api/customers/7': { status: 204 } });
    await keys.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('Success', 'Customer deleted successfully', 'Undo');
    expect(address()).toBe('/admin/customers');
    server.respondWith({ 'POST /api/admin/trash/customer/7/restore': { status: 204 } });
    await keys.click(undo());
    await expectToast('Success', 'Customer restored');
  });
});

describe('the information of a customer', () => {
  it('shows the form in place of the facts, and saves it more than once', async () => {
    const { keys } = await open(someCustomer({ totalValue: 5 }));
    expect(screen.queryByRole('form', { name: 'Customer Information' })).toBeNull();
    await keys.click(edit());
    expect(document.activeElement).toBe(textbox(information(), 'Name'));
    expect(screen.queryByRole('button', { name: 'Add Company' })).toBeNull();
    expect(valueOf(information().getByRole('spinbutton', { name: /^Total Value/ }))).toBe('5.00');
    await fill(keys, textbox(information(), 'Company'), 'Nothing');
    await keys.click(information().getByRole('button', { name: 'Cancel' }));
    await answerLeaving(keys, 'Leave');
    expect(screen.getByRole('button', { name: 'Add Company' })).toBeTruthy();

    for (const [version, name] of ['Grace Murray Hopper', 'Grace Hopper II'].entries()) {
      await keys.click(edit());
      await fill(keys, textbox(information(), 'Name'), name);
      await keys.selectOptions(information().getByRole('combobox'), 'Inactive');
      const saved = someCustomer({
        name,
        status: 'inactive',
        totalValue: 5,
        version: version + 2,
      });
      server.respondWith({ [UPDATE]: { json: saved }, [RECORD]: { json: saved } });
      await keys.click(save());
      await screen.findByRole('heading', { level: 1, name });
      await expectToast('Success', 'Customer updated successfully');
      await waitFor(() => expect(document.activeElement).toBe(edit()));
      expect(server.bodiesTo(UPDATE).at(-1)).toMatchObject({
        name,
        status: 'inactive',
        totalValue: 5,
        version: version + 1,
      });
    }
  });

  it('shows both versions when another window has changed the customer', async () => {
    const { keys } = await open();
    await keys.click(edit());
    const notes = textbox(information(), 'Notes');
    await fill(keys, notes, 'Mine');
    const theirs = someCustomer({ notes: 'Theirs', version: 2 });
    server.respondWith({
      [UPDATE]: problem(409, 'Changed elsewhere.'),
      [RECORD]: { json: theirs },
    });
    await keys.click(save());
    const conflict = await findConflict();
    expect(conflict.getByRole('radio', { name: 'Yours Mine', checked: true })).toBeTruthy();
    expect(conflict.getByRole('radio', { name: 'Theirs Theirs' })).toBeTruthy();
    expect(valueOf(notes)).toBe('Mine');
    server.respondWith({ [UPDATE]: { json: someCustomer({ notes: 'Mine', version: 3 }) } });
    await keys.click(save());
    await expectToast('Success', 'Customer updated successfully');
    expect(server.bodiesTo(UPDATE).at(-1)).toMatchObject({ notes: 'Mine', version: 2 });
  });

  it('asks for confirmation before leaving unsaved information, even with another form open', async () => {
    const { keys, address } = await open(someCustomer(), someActivity());
    await keys.click(edit());
    await fill(keys, textbox(information(), 'Notes'), 'Half a thought');
    await keys.click(await screen.findByRole('button', { name: `Edit ${SUBJECT}` }));
    await keys.click(back());
    await answerLeaving(keys, 'Stay');
    expect(address()).toBe('/admin/customers/7');
    expect(valueOf(textbox(information(), 'Notes'))).toBe('Half a thought');
  });
});

describe('the value of a customer', () => {
  it('shows the value from the books next to the typed one', async () => {
    const { keys } = await open();
    await keys.click(edit());
    const value = information().getByRole('spinbutton', { name: 'Total Value ($)' });
    await waitFor(() => expect(descriptionOf(value)).toBe('Paid so far: $1,149.75. Owed: $600.'));
  });
});

describe('the activities of a customer', () => {
  const type = () => logging().getByRole('combobox', { name: 'Type' });
  const subject = () => textbox(logging(), 'Subject');
  const log = () => logging().getByRole('button', { name: 'Log Activity' });

  it('logs an activity without asking for the customer', async () => {
    const { keys } = await open();
    expect(valueOf(type())).toBe('note');
    const types = within(type()).getAllByRole('option');
    expect(types.map(({ textContent }) => textContent)).toEqual([
      'Phone Call',
      'Text Message',
      'Email',
      'Meeting',
      'Service Completed',
      'Follow-up',
      'Note',
    ]);
    expect(logging().queryByRole('combobox', { name: 'Customer' })).toBeNull();
    await keys.click(log());
    await waitFor(() => expect(descriptionOf(subject())).toBe('Subject is required'));
    await fill(keys, subject(), 'x'.repeat(256));
    await waitFor(() => expect(descriptionOf(subject())).toBe('Must be at most 255 characters.'));
    await keys.selectOptions(type(), 'Service Completed');
    await fill(keys, subject(), SUBJECT);
    await fill(keys, textbox(logging(), 'Description'), 'Two lines\nof text.');
    const logged = someActivity({ type: 'service_completed', description: 'Two lines\nof text.' });
    server.respondWith({ [LOG]: { status: 201, json: logged }, [ACTIVITIES]: list([logged]) });
    await keys.click(log());
    await expectToast('Success', 'Activity logged successfully');
    expect(await screen.findByRole('heading', { name: 'Activity History (1)' })).toBeTruthy();
    const [entry] = history().getAllByRole('listitem');
    expect(entry?.textContent).toContain('Service Completed');
    expect(entry?.textContent).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M/);
    expect(valueOf(subject())).toBe('');
    expect(server.bodiesTo(LOG)).toMatchObject([
      { customerId: 7, type: 'service_completed', description: 'Two lines\nof text.' },
    ]);
  });

  it('edits, deletes and restores activities, and moves the focus along', async () => {
    const { keys } = await open(someCustomer(), someActivity());
    await keys.click(await screen.findByRole('button', { name: `Edit ${SUBJECT}` }));
    const editing = within(screen.getByRole('form', { name: `Edit ${SUBJECT}` }));
    await fill(keys, textbox(editing, 'Subject'), 'Second thoughts');
    const saved = someActivity({ subject: 'Second thoughts', version: 2 });
    server.respondWith({
      'PATCH /api/activities/21': { json: saved },
      [ACTIVITIES]: list([saved]),
    });
    await keys.click(editing.getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Activity updated successfully');
    const edit = await screen.findByRole('button', { name: 'Edit Second thoughts' });
    await waitFor(() => expect(document.activeElement).toBe(edit));

    await keys.click(screen.getByRole('button', { name: 'Delete Second thoughts' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText('Are you sure you want to delete this activity?')).toBeTruthy();
    server.respondWith({ 'DELETE /api/activities/21': { status: 204 }, [ACTIVITIES]: list([]) });
    await keys.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('Success', 'Activity deleted successfully', 'Undo');
    expect(await screen.findByText('No activities recorded yet')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Activity History');
    server.respondWith({
      'POST /api/admin/trash/activity/21/restore': { status: 204 },
      [ACTIVITIES]: list([saved]),
    });
    await keys.click(undo());
    await expectToast('Success', 'Activity restored');
    expect(await history().findByText('Second thoughts')).toBeTruthy();
  });

  it('keeps the form when an activity is logged for a deleted customer', async () => {
    const { keys } = await open();
    await fill(keys, subject(), 'Too late');
    const gone = problem(404, 'This customer was not found.');
    server.respondWith({ [LOG]: gone, [RECORD]: gone });
    await keys.click(log());
    await waitFor(() => expect(toastText()).toMatch(/^Error404: /));
    expect(valueOf(subject())).toBe('Too late');
    expect(await screen.findByText(/^This customer has been deleted\./)).toBeTruthy();
  });
});
