import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Activity } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import {
  descriptionOf,
  entryOf,
  expectToast,
  fill,
  findConflict,
  findEntry,
  toastText,
  valueOf,
} from '../../../../testing/queries.ts';
import { someActivity, someCustomer } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/activities';
const CREATE = 'POST /api/activities';
const UPDATE = 'PATCH /api/activities/21';
const CUSTOMERS = 'GET /api/customers';
const SUBJECT = 'A call about charts';

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(...activities: Activity[]) {
  const opened = openAdmin(server, '/admin/activity', {
    [LIST]: list(activities),
    [CUSTOMERS]: list([someCustomer(), someCustomer({ id: 8, name: 'Grace Kelly' })]),
  });
  await screen.findByRole('heading', { name: `Recent Activity (${activities.length})` });
  return opened;
}

const logging = () => within(screen.getByRole('form', { name: 'Log New Activity' }));
const picker = () => logging().getByRole('combobox', { name: 'Customer' });
const subject = () => logging().getByRole('textbox', { name: 'Subject' });
const log = () => logging().getByRole('button', { name: 'Log Activity' });
const options = () => screen.findAllByRole('option', { name: /^Grace/ });
const editing = () => within(screen.getByRole('form', { name: `Edit ${SUBJECT}` }));

describe('a linked activity', () => {
  it('shows only the linked activity, with a link to all of them', async () => {
    const { keys, address } = openAdmin(server, '/admin/activity?id=21', {
      [LIST]: list([someActivity({ id: 20, subject: 'Another' }), someActivity()]),
      [`${LIST}?limit=50&id=21`]: list([someActivity()]),
      [CUSTOMERS]: list([]),
    });
    expect(await screen.findByRole('heading', { name: 'Linked Activity (1)' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await keys.click(screen.getByRole('button', { name: `Copy link ${SUBJECT}` }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/admin/activity?id=21');
    await keys.click(screen.getByRole('link', { name: 'Show all activities' }));
    expect(await screen.findByRole('heading', { name: 'Recent Activity (2)' })).toBeTruthy();
    expect(address()).toBe('/admin/activity');
  });

  it.each(['21', '99999999999', 'x'])(
    'reports a missing activity when its id is %s',
    async (id) => {
      openAdmin(server, `/admin/activity?id=${id}`, {
        [LIST]: problem(400, 'Not asked for.'),
        [`${LIST}?limit=50&id=21`]: list([]),
        [CUSTOMERS]: list([]),
      });
      const text = 'This activity does not exist or is in the trash.';
      expect(await screen.findByText(text)).toBeTruthy();
    },
  );
});

describe('logging an activity', () => {
  it('picks a customer by keyboard, and shows the activity once it is logged', async () => {
    const { keys, address } = await open();
    await keys.click(log());
    await waitFor(() => expect(descriptionOf(picker())).toBe('Please select a customer'));
    expect(descriptionOf(subject())).toBe('Subject is required');
    await keys.click(picker());
    await keys.paste('Grace');
    const found = await options();
    expect(found[0]?.querySelector('mark')?.textContent).toBe('Grace');
    await keys.keyboard('{ArrowDown}{ArrowDown}');
    expect((await options())[1]?.getAttribute('aria-selected')).toBe('true');
    await keys.keyboard('{Enter}');
    expect(valueOf(picker())).toBe('Grace Kelly');
    await waitFor(() => expect(descriptionOf(picker())).toBe(''));
    await keys.selectOptions(logging().getByRole('combobox', { name: 'Type' }), 'Phone Call');
    const logged = someActivity({ type: 'call', customerId: 8, customer: { name: 'Grace Kelly' } });
    server.respondWith({ [CREATE]: { status: 201, json: logged }, [LIST]: list([logged]) });
    await keys.type(subject(), `${SUBJECT}{Enter}`);
    await expectToast('Success', 'Activity logged successfully');
    expect(server.bodiesTo(CREATE)).toMatchObject([
      { customerId: 8, type: 'call', subject: SUBJECT },
    ]);
    const entry = await findEntry(SUBJECT);
    expect(entry.textContent).toContain('Phone Call');
    await waitFor(() => expect(valueOf(picker())).toBe(''));
    await keys.click(within(entry).getByRole('link', { name: 'Grace Kelly' }));
    expect(address()).toBe('/admin/customers/8');
  });

  it('clears the picked customer when typing continues', async () => {
    const { keys } = await open();
    await fill(keys, picker(), 'Grace');
    await keys.click((await options())[0]!);
    expect(valueOf(picker())).toBe('Grace Hopper');
    await keys.type(picker(), '{Backspace}');
    expect(valueOf(picker())).toBe('Grace Hoppe');
    await fill(keys, subject(), 'For nobody');
    await keys.click(log());
    await waitFor(() => expect(descriptionOf(picker())).toBe('Please select a customer'));
  });

  it('reports when no customer matches', async () => {
    const { keys } = await open();
    server.respondWith({ [CUSTOMERS]: list([]) });
    await fill(keys, picker(), 'nobody');
    expect(await logging().findByText('No customer matches.')).toBeTruthy();
  });

  it('keeps what is typed and the picked customer after a reload, until it is sent', async () => {
    const { keys, unmount } = await open();
    await fill(keys, picker(), 'Grace');
    await keys.click((await options())[0]!);
    await fill(keys, subject(), 'Half a thought');
    unmount();
    server.respondWith({ 'GET /api/customers/7': { json: someCustomer() } });
    const again = await open();
    expect(valueOf(subject())).toBe('Half a thought');
    await waitFor(() => expect(valueOf(picker())).toBe('Grace Hopper'));
    server.respondWith({ [CREATE]: { status: 201, json: someActivity() } });
    await again.keys.click(log());
    await expectToast('Success', 'Activity logged successfully');
    again.unmount();
    await open();
    expect(valueOf(subject())).toBe('');
  });

  it('keeps the form when its customer has been deleted', async () => {
    const { keys } = await open();
    await fill(keys, picker(), 'Grace');
    await keys.click((await options())[0]!);
    await fill(keys, subject(), 'Too late');
    server.respondWith({ [CREATE]: problem(404, 'This customer was not found.') });
    await keys.click(log());
    await waitFor(() => expect(toastText()).toMatch(/^Error404: /));
    expect(valueOf(subject())).toBe('Too late');
    expect(valueOf(picker())).toBe('Grace Hopper');
  });
});

describe('an activity', () => {
  it('moves an activity to another customer, but not without a name', async () => {
    const { keys } = await open(someActivity());
    await keys.click(screen.getByRole('button', { name: `Edit ${SUBJECT}` }));
    const customer = () => editing().getByRole('combobox', { name: 'Customer' });
    expect(valueOf(customer())).toBe('Grace Hopper');
    await keys.type(customer(), '{Backspace}');
    await keys.click(editing().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(descriptionOf(customer())).toBe('Please select a customer'));
    await fill(keys, customer(), 'Grace');
    await keys.click((await editing().findAllByRole('option'))[1]!);
    const moved = someActivity({ customerId: 8, customer: { name: 'Grace Kelly' }, version: 2 });
    server.respondWith({
      'PATCH /api/activities/21': { json: moved },
      'GET /api/activities': list([moved]),
    });
    await keys.click(editing().getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Activity updated successfully');
    expect(server.bodiesTo('PATCH /api/activities/21')).toMatchObject([{ customerId: 8 }]);
    expect((await findEntry(SUBJECT)).textContent).toContain('Grace Kelly');
  });

  it('edits an activity in the list, and returns the focus to its button', async () => {
    const { keys } = await open(someActivity({ type: 'follow_up' }));
    expect(entryOf(SUBJECT)?.textContent).toContain('Follow-up');
    await keys.click(screen.getByRole('button', { name: `Edit ${SUBJECT}` }));
    await fill(keys, editing().getByRole('textbox', { name: 'Description' }), 'Never stored');
    await keys.click(editing().getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Edit ${SUBJECT}` }));
    await keys.keyboard('{Enter}');
    await keys.selectOptions(editing().getByRole('combobox', { name: 'Type' }), 'Meeting');
    await fill(keys, editing().getByRole('textbox', { name: 'Description' }), 'Now with text');
    const saved = someActivity({ type: 'meeting', description: 'Now with text', version: 2 });
    server.respondWith({ [UPDATE]: { json: saved }, [LIST]: list([saved]) });
    await keys.click(editing().getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Activity updated successfully');
    const entry = await findEntry(SUBJECT);
    expect(entry.textContent).toContain('Meeting');
    expect(entry.textContent).toContain('Now with text');
  });

  it('deletes an activity after confirmation, and restores it', async () => {
    const { keys } = await open(someActivity());
    await keys.click(screen.getByRole('button', { name: `Delete ${SUBJECT}` }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText('Are you sure you want to delete this activity?')).toBeTruthy();
    server.respondWith({ 'DELETE /api/activities/21': { status: 204 }, [LIST]: list([]) });
    await keys.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('Success', 'Activity deleted successfully', 'Undo');
    const heading = await screen.findByRole('heading', { name: 'Recent Activity (0)' });
    expect(document.activeElement).toBe(heading);
    server.respondWith({
      'POST /api/admin/trash/activity/21/restore': { status: 204 },
      [LIST]: list([someActivity()]),
    });
    await keys.click(screen.getByRole('button', { name: 'Undo' }));
    await expectToast('Success', 'Activity restored');
    expect(await findEntry(SUBJECT)).toBeTruthy();
  });

  it('shows both versions when another window has changed the activity', async () => {
    const { keys } = await open(someActivity());
    await keys.click(screen.getByRole('button', { name: `Edit ${SUBJECT}` }));
    const theirs = someActivity({ subject: 'Theirs', type: 'call', version: 2 });
    server.respondWith({ [UPDATE]: problem(409, 'Changed elsewhere.'), [LIST]: list([theirs]) });
    await fill(keys, editing().getByRole('textbox', { name: 'Subject' }), 'Mine');
    await keys.click(editing().getByRole('button', { name: 'Save' }));
    const conflict = await findConflict();
    expect(conflict.getByRole('radio', { name: 'Yours Mine', checked: true })).toBeTruthy();
    expect(conflict.getByRole('radio', { name: 'Theirs Theirs' })).toBeTruthy();
    expect(conflict.getByText('Also changed there, and already in this form: Type.')).toBeTruthy();
    server.respondWith({
      [UPDATE]: { json: someActivity({ subject: 'Mine', type: 'call', version: 3 }) },
    });
    await keys.click(screen.getByRole('button', { name: 'Save' }));
    const merged = 'Activity updated successfully';
    await expectToast('Success', merged);
    expect(server.bodiesTo(UPDATE).at(-1)).toEqual({ subject: 'Mine', version: 2 });
  });

  it('marks a due activity, and closes it from the list', async () => {
    const { keys } = await open(someActivity({ dueOn: '2025-07-18' }));
    expect(entryOf(SUBJECT)?.textContent).toContain('Overdue since July 18, 2025');
    const done = someActivity({ dueOn: '2025-07-18', doneAt: '2025-07-20T10:00:00.000Z' });
    server.respondWith({ [UPDATE]: { json: done }, [LIST]: list([done]) });
    await keys.click(screen.getByRole('button', { name: `Mark ${SUBJECT} as done` }));
    await expectToast('Success', 'Activity updated successfully', 'Undo');
    await waitFor(() => expect(entryOf(SUBJECT)?.textContent).toContain('Done'));
    const reopen = screen.getByRole('button', { name: `Reopen ${SUBJECT}` });
    expect(document.activeElement).toBe(reopen);
    const again = someActivity({ dueOn: '2025-07-18', version: 3 });
    server.respondWith({ [UPDATE]: { json: again }, [LIST]: list([again]) });
    await keys.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: `Mark ${SUBJECT} as done` })).toBe(reopen);
  });
});

describe('the list of activities', () => {
  it('highlights search matches, and filters by type', async () => {
    const found = [
      someActivity({ subject: 'One needle', type: 'call' }),
      someActivity({ id: 22, description: 'Hay and needle and hay.' }),
    ];
    const { keys } = await open(...found);
    const search = screen.getByRole('searchbox', { name: 'Search activities' });
    await fill(keys, search, 'NEEDLE');
    await waitFor(() => expect(server.callsTo(`${LIST}?limit=50&q=NEEDLE`)).toHaveLength(1));
    const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    await waitFor(() => expect(marks()).toEqual(['needle', 'needle']));
    server.respondWith({ [LIST]: list(found.slice(0, 1)) });
    await keys.selectOptions(screen.getAllByRole('combobox', { name: 'Type' }).at(-1)!, 'call');
    await screen.findByRole('heading', { name: 'Recent Activity (1)' });
    expect(server.calls.at(-1)).toContain('type=call');
    server.respondWith({ [LIST]: list([]) });
    await fill(keys, search, 'hay');
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
  });

  it('explains an empty activity list', async () => {
    await open();
    expect(screen.getByText('No activities yet')).toBeTruthy();
  });
});
