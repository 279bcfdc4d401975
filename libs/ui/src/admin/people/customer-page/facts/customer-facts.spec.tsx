import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Activity, Customer } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../../testing/records/customer-record.ts';
import { expectToast, fill, findConflict, valueOf } from '../../../../../testing/queries.ts';
import { someActivity, someCustomer } from '../../../../../testing/records/records.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';
import { customerFieldNames, customerLabels } from '../../customers/customer-fields.tsx';
import { weekdayTime } from './local-time.tsx';

const RECORD = 'GET /api/customers/7';
const UPDATE = 'PUT /api/customers/7';

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
    'GET /api/customers/7/activities': list(activities),
  });
  await screen.findByRole('heading', { level: 1, name: customer.name });
  return opened;
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const editing = (name: string) => within(screen.getByRole('form', { name: `Edit ${name}` }));
const answer = (own: Partial<Customer>) => {
  const saved = someCustomer({ version: 2, ...own });
  server.respondWith({ [UPDATE]: { json: saved }, [RECORD]: { json: saved } });
};

describe('the facts of a customer', () => {
  it('shows what was paid beside the typed value', async () => {
    await open();
    expect(await screen.findByText('$1,149.75 paid')).toBeTruthy();
  });

  it.each(customerFieldNames)(
    'shows a button that edits the field %s of a customer',
    async (field) => {
      await open();
      const label = customerLabels[field];
      const edits = new RegExp(`^(Add|Edit) ${label}$|\\(edit ${label}\\)$`, 'i');
      expect(screen.getAllByRole('button', { name: edits })).toHaveLength(1);
    },
  );

  it("saves a customer's field on Enter, and returns the focus", async () => {
    const { keys } = await open();
    await keys.click(press('Add Phone'));
    const field = editing('Phone').getByRole('textbox', { name: 'Phone' });
    expect(document.activeElement).toBe(field);
    answer({ phone: '+1 555 0100' });
    await keys.type(field, '+1 555 0100{Enter}');
    await expectToast('Success', 'Customer updated successfully');
    expect(server.bodiesTo(UPDATE).at(-1)).toMatchObject({ phone: '+1 555 0100', version: 1 });
    await waitFor(() => expect(document.activeElement).toBe(press('+1 555 0100 (edit Phone)')));
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+15550100');
  });

  it('discards the edit of a fact on Escape', async () => {
    const { keys } = await open();
    // jsdom puts a space where the address may break.
    const email = () => press(/^grace ?@example\.com \(edit Email\)$/);
    await keys.click(email());
    await keys.type(editing('Email').getByRole('textbox'), 'x{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(server.callsTo(UPDATE)).toEqual([]);
  });

  it('changes the status by a list of choices and Enter', async () => {
    const { keys } = await open();
    await keys.click(press('Active (edit Status)'));
    const choice = editing('Status').getByRole('combobox', { name: 'Status' });
    await keys.selectOptions(choice, 'On Hold');
    answer({ status: 'on_hold' });
    await keys.type(choice, '{Enter}');
    expect(await screen.findByRole('button', { name: 'On Hold (edit Status)' })).toBeTruthy();
  });

  it('edits the name in the title, and requires it', async () => {
    const { keys } = await open();
    await keys.click(press('Edit Name'));
    const field = editing('Name').getByRole('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(field);
    await keys.clear(field);
    await keys.type(field, '{Enter}');
    expect(await editing('Name').findByText('Name is required')).toBeTruthy();
    answer({ name: 'Rear Admiral Hopper' });
    await keys.type(field, 'Rear Admiral Hopper{Enter}');
    await expectToast('Success', 'Customer updated successfully');
    expect(server.bodiesTo(UPDATE)).toMatchObject([{ name: 'Rear Admiral Hopper', version: 1 }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Rear Admiral Hopper' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(press('Edit Name')));
  });

  it('shows both versions when another window was faster', async () => {
    const { keys } = await open();
    await keys.click(press('Add Company'));
    await fill(keys, editing('Company').getByRole('textbox'), 'Mine');
    const theirs = someCustomer({ company: 'Theirs', version: 2 });
    server.respondWith({
      [UPDATE]: problem(409, 'Changed elsewhere.'),
      [RECORD]: { json: theirs },
    });
    await keys.click(editing('Company').getByRole('button', { name: 'Save' }));
    const conflict = await findConflict();
    expect(conflict.getByRole('radio', { name: 'Theirs Theirs' })).toBeTruthy();
  });

  it('shows the local time of the customer', async () => {
    await open(someCustomer({ timeZone: 'Asia/Kolkata' }));
    expect(screen.getByText('Asia/Kolkata, their local time')).toBeTruthy();
    const noon = new Date('2026-03-10T12:00:00Z');
    expect(weekdayTime(noon, 'Asia/Kolkata').replace(/\s/gu, ' ')).toBe('Tue 5:30 PM');
  });
});

describe('actions of a customer', () => {
  it("opens the forms of the record's actions", async () => {
    const { keys } = await open();
    const choose = async (name: string) => {
      await keys.click(press('More actions'));
      await keys.click(press(name));
    };
    await choose('Follow-up');
    const logging = within(screen.getByRole('form', { name: 'Log New Activity' }));
    const type = logging.getByRole('combobox', { name: 'Type' });
    await waitFor(() => expect(valueOf(type)).toBe('follow_up'));
    expect(valueOf(logging.getByLabelText(/^Due/))).toMatch(/^\d{4}-\d\d-\d\d$/);
    const subject = logging.getByRole('textbox', { name: 'Subject' });
    await waitFor(() => expect(document.activeElement).toBe(subject));
    for (const [name, title] of [
      ['Sell', 'Record a Sale'],
      ['Ask for a testimonial', 'Ask for a testimonial'],
    ] as const) {
      await choose(name);
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      await keys.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });
});

describe('the notes', () => {
  it('renders notes as Markdown, without anything that runs', async () => {
    await open(someCustomer({ notes: '**Budget** approved\n<img src=x onerror=alert(1)>' }));
    const notes = screen.getByRole('region', { name: 'Notes' });
    await waitFor(() => expect(notes.querySelector('strong')?.textContent).toBe('Budget'));
    expect(notes.querySelector('img')).toBeNull();
    expect(notes.querySelector('br')).toBeTruthy();
  });

  it('edits notes with a preview, and saves them', async () => {
    const { keys } = await open();
    await keys.click(press('Add notes'));
    const form = editing('Notes');
    await fill(keys, form.getByRole('textbox', { name: /^Notes/ }), '- one');
    await keys.click(form.getByRole('button', { name: 'Preview' }));
    const preview = form.getByRole('group', { name: 'Preview' });
    await waitFor(() => expect(preview.querySelector('li')?.textContent).toBe('one'));
    answer({ notes: '- one' });
    await keys.click(form.getByRole('button', { name: 'Save Notes' }));
    await expectToast('Success', 'Customer updated successfully');
    expect(server.bodiesTo(UPDATE).at(-1)).toMatchObject({ notes: '- one' });
  });
});

describe('the timeline', () => {
  it('filters the timeline by kind in the address', async () => {
    const { keys, address } = await open(someCustomer(), someActivity());
    await screen.findByText('A call about charts');
    const filters = within(screen.getByRole('group', { name: 'Show' }));
    await keys.click(filters.getByRole('button', { name: 'Sessions' }));
    expect(screen.getByText('Nothing of this kind yet.')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/admin/customers/7?timeline=sessions'));
    await keys.click(press('Everything'));
    expect(screen.getByText('A call about charts')).toBeTruthy();
  });
});
