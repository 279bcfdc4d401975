import { afterEach, describe, expect, it } from '@jest/globals';
import type { Task } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import {
  entryOf,
  expectToast,
  fill,
  findEntry,
  undo,
  valueOf,
} from '../../../../testing/queries.ts';
import { someCustomer, someTask } from '../../../../testing/records/records.ts';
import { isoDay } from '../../../primitives/clock.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/tasks';
const OPEN = `${LIST}?limit=50&state=open`;
const CHANGE = 'PATCH /api/admin/tasks/41';
const TITLE = 'Send the proposal';

const server = new MockServer();
afterEach(cleanup);

async function open(...tasks: Task[]) {
  const opened = openAdmin(server, '/admin/tasks', {
    [LIST]: list([]),
    [OPEN]: list(tasks),
    'GET /api/customers': list([someCustomer()]),
  });
  await screen.findByRole('heading', { name: `Open Tasks (${tasks.length})` });
  return opened;
}

describe('the list of tasks', () => {
  it('shows open tasks with their customer and when they are due', async () => {
    const snoozedUntil = new Date(2099, 0, 5).toISOString();
    await open(
      someTask({
        dueOn: '2099-01-02',
        dueTime: '15:00',
        customerId: 7,
        customer: { name: 'Grace Hopper' },
      }),
      someTask({ id: 42, title: 'Pay the rent', snoozedUntil }),
    );
    const entry = await findEntry(TITLE);
    expect(entry.textContent).toContain('Due January 2, 2099 at 3:00 PM');
    expect(within(entry).getByRole('link', { name: 'Grace Hopper' }).getAttribute('href')).toBe(
      '/admin/customers/7',
    );
    expect((await findEntry('Pay the rent')).textContent).toContain(
      'Snoozed until January 5, 2099',
    );
  });

  it('shows done tasks on request, which can be reopened', async () => {
    const { keys, address } = await open();
    const done = someTask({ doneAt: '2026-01-03T10:00:00.000Z' });
    server.respondWith({ [`${LIST}?limit=50&state=done`]: list([done]) });
    await keys.selectOptions(screen.getByLabelText('State'), 'Done');
    await screen.findByRole('heading', { name: 'Done Tasks (1)' });
    await waitFor(() => expect(address()).toBe('/admin/tasks?state=done'));
    server.respondWith({ [CHANGE]: { json: { ...done, doneAt: null, version: 2 } } });
    await keys.click(screen.getByRole('button', { name: `Reopen ${TITLE}` }));
    await expectToast('Success', 'Task updated successfully');
    expect(server.bodiesTo(CHANGE)).toMatchObject([{ done: false }]);
  });

  it('ends the snooze of a task', async () => {
    const snoozed = someTask({ snoozedUntil: new Date(2099, 0, 5).toISOString() });
    const { keys } = await open(snoozed);
    server.respondWith({ [CHANGE]: { json: { ...snoozed, snoozedUntil: null, version: 2 } } });
    await keys.click(screen.getByRole('button', { name: `Snooze ${TITLE}` }));
    await keys.click(screen.getByRole('button', { name: 'End snooze' }));
    await expectToast('Success', 'Task updated successfully');
    expect(server.bodiesTo(CHANGE)).toMatchObject([{ snooze: null }]);
  });

  it('edits a task in place: changes its title and its day, and removes its customer', async () => {
    const task = someTask({ customerId: 7, customer: { name: 'Grace Hopper' } });
    const { keys } = await open(task);
    await keys.click(await screen.findByRole('button', { name: `Edit ${TITLE}` }));
    const form = within(screen.getByRole('form', { name: `Edit ${TITLE}` }));
    const customer = form.getByRole('combobox', { name: 'Customer' });
    expect(valueOf(customer)).toBe('Grace Hopper');
    await fill(keys, form.getByLabelText('Title'), 'Send the contract');
    await fill(keys, form.getByLabelText('Day'), '2026-02-03');
    await fill(keys, customer, '');
    const saved = {
      ...task,
      title: 'Send the contract',
      customerId: null,
      customer: null,
      version: 2,
    };
    server.respondWith({ [CHANGE]: { json: saved } });
    await keys.click(form.getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Task updated successfully');
    expect(server.bodiesTo(CHANGE)).toEqual([
      { title: 'Send the contract', dueOn: '2026-02-03', customerId: null, version: 1 },
    ]);
  });

  it('deletes a task after confirmation, with Undo', async () => {
    const { keys } = await open(someTask());
    await keys.click(await screen.findByRole('button', { name: `Delete ${TITLE}` }));
    const dialog = within(await screen.findByRole('alertdialog', { name: `Delete ${TITLE}?` }));
    server.respondWith({ 'DELETE /api/admin/tasks/41': { status: 204 }, [OPEN]: list([]) });
    await keys.click(dialog.getByRole('button', { name: 'Delete' }));
    await expectToast('Success', 'Task deleted successfully', 'Undo');
    await waitFor(() => expect(entryOf(TITLE)).toBeNull());
    server.respondWith({
      'POST /api/admin/trash/task/41/restore': { status: 204 },
      [OPEN]: list([someTask()]),
    });
    await keys.click(undo());
    await expectToast('Success', 'Task restored');
    expect(await findEntry(TITLE)).toBeTruthy();
  });

  it('reports that there are no tasks, or why they could not be loaded', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'No open tasks' })).toBeTruthy();
    cleanup();
    openAdmin(server, '/admin/tasks', { [OPEN]: problem(503, 'The database is away.') });
    expect(await screen.findByText('The database is away.')).toBeTruthy();
  });

  it('shows only a linked task, even one that is done', async () => {
    openAdmin(server, '/admin/tasks?id=41', {
      [LIST]: problem(400, 'Not asked for.'),
      [`${LIST}?limit=50&id=41`]: list([someTask({ doneAt: '2026-01-03T10:00:00.000Z' })]),
    });
    expect(await screen.findByRole('heading', { name: 'Linked Task (1)' })).toBeTruthy();
  });
});

describe('the tasks of a customer', () => {
  it("lists a customer's open tasks on the record, and adds one", async () => {
    const task = someTask({ customerId: 7, customer: { name: 'Grace Hopper' } });
    const { keys } = openAdmin(server, '/admin/customers/7', {
      'GET /api/customers/7': { json: someCustomer() },
      [LIST]: problem(400, 'Not asked for.'),
      [`${LIST}?limit=50&customerId=7&state=open`]: list([task]),
      'POST /api/admin/tasks': { json: task, status: 201 },
    });
    const title = await screen.findByRole('link', { name: TITLE });
    expect(title.getAttribute('href')).toBe('/admin/tasks?id=41');
    await keys.click(screen.getByRole('button', { name: 'Task' }));
    expect(document.activeElement).toBe(screen.getByLabelText('New task'));
    await keys.keyboard('Call back{Enter}');
    await expectToast('Success', 'Task added');
    expect(server.bodiesTo('POST /api/admin/tasks')).toEqual([
      { title: 'Call back', customerId: 7, dueOn: isoDay(), dueTime: null },
    ]);
  });
});
