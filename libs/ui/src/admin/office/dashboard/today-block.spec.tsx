import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  type Activity,
  type ClientMessage,
  HOUR_MS,
  type Today,
  type UrgentOffer,
  waitingMonth,
} from '@polaris/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { someBackups, someToday, someWeeks } from '../../../../testing/records/figures.ts';
import { allInView } from '../../../../testing/in-view.ts';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { descriptionOf, expectToast, fill, undo, valueOf } from '../../../../testing/queries.ts';
import {
  someActivity,
  someAppointment,
  someCustomer,
  someTask,
} from '../../../../testing/records/records.ts';
import { someOfferRecord } from '../../../../testing/records/offer-records.ts';
import { somePurchase } from '../../../../testing/records/sales-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';
import { isoDay } from '../../../primitives/clock.ts';
import { sessionHours } from './today-texts.ts';

const TODAY = 'GET /api/admin/today';
const TASK = 'PATCH /api/admin/tasks/41';
const ADD = 'POST /api/admin/tasks';
const CHANGE = 'PATCH /api/activities/21';

const server = new MockServer();
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
});

type Answers = Parameters<MockServer['respondWith']>[0];

const open = (own: Partial<Today> = {}, answers: Answers = {}) =>
  openAdmin(server, '/admin', {
    'GET /api/admin/contact-submissions': list([]),
    'GET /api/activities/recent': list([]),
    'GET /api/admin/statistics/weeks': { json: someWeeks() },
    'GET /api/admin/backups': { json: someBackups() },
    [TODAY]: { json: someToday(own) },
    ...answers,
  });

const block = () => screen.findByRole('region', { name: 'Today' });
const inBlock = async () => within(await block());
const pageOf = <T,>(items: T[], total = items.length) => ({ total, items });
const dueOn = (day: string, own: Partial<Activity> = {}) => someActivity({ dueOn: day, ...own });
const someMessage = (): ClientMessage => ({
  ...{ id: 14, customerId: 7, customerName: 'Grace Hopper', via: 'page', files: [], readAt: null },
  text: 'Thursday? '.repeat(20),
  quoted: '> Quoted',
  createdAt: '2026-01-02T09:30:00.000Z',
});
const urgent = (expiresOn: string): UrgentOffer => ({
  ...{ id: 5, title: 'Data audit', customer: { id: 7, name: 'Grace Hopper' }, total: 1800 },
  ...{ expiresOn, sentAt: '2025-12-29T12:00:00.000Z', version: 4 },
});
const layDue = (...items: Activity[]) =>
  server.respondWith({ [TODAY]: { json: someToday({ followUps: pageOf(items) }) } });

describe('the dashboard', () => {
  allInView();

  it('shows today after the summary and before the lists', async () => {
    open({ day: '2026-11-23', unreadSubmissions: 3 });
    await (await inBlock()).findByText('Nothing is due today.');
    expect((await block()).textContent).toMatch(/^TodayMonday, November 23Nothing is due today\./);
    const isAfter = (first: Element, second: Element) =>
      expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    isAfter(screen.getByRole('button', { name: /^Recent Activity/ }), await block());
    isAfter(await block(), screen.getByRole('region', { name: 'Recent Unread Submissions' }));
  });

  it('lists orders, months of retainers, offers, messages, sessions, overdue invoices and tasks in this order', async () => {
    open(
      {
        orders: pageOf([somePurchase()]),
        waitingMonths: 1,
        messages: pageOf([someMessage()]),
        sessions: pageOf([someAppointment()]),
        offers: pageOf([urgent('2026-01-03')]),
        overdueInvoices: { count: 2, owed: 70 },
        tasks: pageOf([someTask()]),
      },
      { 'GET /api/admin/waiting-months': list([waitingMonth()]) },
    );
    const today = await inBlock();
    await today.findByRole('heading', { name: 'New orders' });
    const titles = today.getAllByRole('heading', { level: 3 }).map((node) => node.textContent);
    expect(titles).toEqual([
      ...['New orders', 'Months without an invoice', 'Offers', 'Unread messages', 'Sessions'],
      ...['Overdue', 'To do'],
    ]);
    expect(await today.findByRole('link', { name: 'Support, March 2026' })).toBeTruthy();
    expect(today.getByRole('button', { name: 'Invoice March 2026' })).toBeTruthy();
  });

  it("shows today's sessions with their time and person", async () => {
    const session = someAppointment({ title: 'Review' });
    const { keys, address } = open({ sessions: pageOf([session]) });
    const [entry] = await (await inBlock()).findAllByRole('listitem');
    expect(entry?.textContent).toContain('Review');
    expect(entry?.textContent).toContain(sessionHours(session.startTime, session.endTime));
    expect((await block()).textContent).not.toContain('Nothing is due');
    await keys.click((await inBlock()).getByRole('link', { name: 'Grace Hopper' }));
    expect(address()).toBe('/admin/customers/7');
  });

  it('shows a new order with its sum, its next step and the button for that', async () => {
    const order = somePurchase({ tax: 11.4, owed: 131.4 });
    open({ orders: pageOf([order]) });
    const today = await inBlock();
    const part = (await today.findByRole('heading', { name: 'New orders' })).parentElement!;
    expect(part.textContent).toContain('$131.40');
    expect(part.textContent).toContain('Email the client two dates to choose from.');
    const link = (name: string) => today.getByRole('link', { name }).getAttribute('href');
    expect(link('Chart Reading')).toBe('/admin/purchases/61');
    expect(link('Write to the client: Chart Reading')).toBe('/admin/purchases/61#messages');
    expect((await block()).textContent).not.toContain('Nothing is due');
  });

  it('extends an offer that ends soon', async () => {
    const offer = urgent('2026-01-03');
    const { keys } = open(
      { offers: pageOf([offer], 12) },
      { 'POST /api/admin/offers/5/extend': { json: someOfferRecord() } },
    );
    const today = await inBlock();
    const part = (await today.findByRole('heading', { name: 'Offers' })).parentElement!;
    expect(part.textContent).toContain('Ends tomorrow');
    expect(part.textContent).toContain('And 11 more');
    await keys.click(await today.findByRole('button', { name: `Extend: ${offer.title}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend' }));
    await fill(keys, dialog.getByLabelText(/Last day/), '2026-02-01');
    server.respondWith({ [TODAY]: { json: someToday() } });
    await keys.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(part.hidden).toBe(true));
    expect(server.calls).toContain(
      'POST /api/admin/offers/5/extend {"version":4,"expiresOn":"2026-02-01"}',
    );
  });

  it('makes a link of an offer that was not opened, which is then gone', async () => {
    const offer = urgent('2026-02-03');
    const { keys } = open(
      { offers: pageOf([offer]) },
      { 'POST /api/admin/offers/5/links': { status: 201, json: { url: 'http://a.example/o#1' } } },
    );
    const today = await inBlock();
    await keys.click(await today.findByRole('button', { name: `Copy link: ${offer.title}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link of the offer' }));
    expect(dialog.getByLabelText('Link')).toHaveProperty('value', 'http://a.example/o#1');
    server.respondWith({ [TODAY]: { json: someToday() } });
    await keys.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() =>
      expect(today.queryByRole('button', { name: `Copy link: ${offer.title}` })).toBeNull(),
    );
  });

  it("shows clients' unread messages with links to the record", async () => {
    const message = someMessage();
    const { keys, address } = open({ messages: pageOf([message], 12) });
    const today = await inBlock();
    const part = (await today.findByRole('heading', { name: 'Unread messages' })).parentElement!;
    expect(part.textContent).toContain(`${'Thursday? '.repeat(10)}...`);
    expect(part.textContent).toContain('And 11 more');
    expect(part.textContent).not.toContain('Quoted');
    expect((await block()).textContent).not.toContain('Nothing is due');
    const reply = today.getByRole('link', { name: 'Reply to Grace Hopper' });
    expect(reply.getAttribute('href')).toBe('/admin/customers/7#message');
    await keys.click(today.getByRole('link', { name: 'Grace Hopper' }));
    expect(address()).toBe('/admin/customers/7');
  });

  it('separates overdue follow-ups from those due today', async () => {
    const items = [dueOn('2025-07-18', { subject: 'Late' }), dueOn('2026-01-02', { id: 22 })];
    const { keys, address } = open({ followUps: pageOf(items) });
    const [late, due] = await (await inBlock()).findAllByRole('listitem');
    expect(late?.textContent).toContain('Overdue since July 18, 2025');
    expect(due?.textContent).toContain('Due today');
    await keys.click(within(late!).getByRole('link', { name: 'Grace Hopper' }));
    expect(address()).toBe('/admin/customers/7');
  });

  it('lists tasks and follow-ups together, overdue ones first, then by time', async () => {
    const tasks = [
      someTask({ id: 1, title: 'Any time' }),
      someTask({
        id: 2,
        title: 'At three',
        dueTime: '15:00',
        customerId: 7,
        customer: { name: 'Grace Hopper' },
      }),
      someTask({ id: 3, title: 'Late task', dueOn: '2025-12-31' }),
    ];
    const followUps = [dueOn('2025-07-18', { subject: 'Late call' })];
    const { keys, address } = open({ tasks: pageOf(tasks, 5), followUps: pageOf(followUps) });
    const entries = await (await inBlock()).findAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent?.replace(/Done$/, ''))).toEqual([
      'Late callGrace HopperOverdue since July 18, 2025',
      'Late taskOverdue since December 31, 2025',
      'At threeGrace HopperDue today at 3:00 PM',
      'Any timeDue today',
    ]);
    const more = (await inBlock()).getByRole('link', { name: 'And 2 more tasks' });
    expect(more.getAttribute('href')).toBe('/admin/tasks');
    await keys.click(within(entries[2]!).getByRole('link', { name: 'At three' }));
    expect(address()).toBe('/admin/tasks?id=2');
  });

  it('finishes a task with Undo', async () => {
    const task = someTask();
    const { keys } = open({ tasks: pageOf([task]) });
    const name = 'Mark Send the proposal as done';
    const button = await (await inBlock()).findByRole('button', { name });
    const done = { ...task, doneAt: '2026-01-03T10:00:00.000Z', version: 2 };
    server.respondWith({ [TASK]: { json: done }, [TODAY]: { json: someToday() } });
    await keys.click(button);
    await expectToast('Success', 'Task done', 'Undo');
    await (await inBlock()).findByText('Nothing is due today.');
    server.respondWith({ [TASK]: { json: { ...task, version: 3 } } });
    server.respondWith({ [TODAY]: { json: someToday({ tasks: pageOf([task]) }) } });
    await keys.click(undo());
    expect(await (await inBlock()).findByRole('button', { name })).toBeTruthy();
    expect(server.bodiesTo(TASK)).toMatchObject([{ done: true }, { done: false }]);
  });

  it('snoozes a task from a menu by keyboard, with Undo', async () => {
    const task = someTask();
    const { keys } = open({ tasks: pageOf([task]) });
    const menu = await screen.findByRole('button', { name: 'Snooze Send the proposal' });
    const snoozedUntil = new Date(2099, 0, 5).toISOString();
    server.respondWith({ [TASK]: { json: { ...task, snoozedUntil, version: 2 } } });
    menu.focus();
    await keys.keyboard('{Enter}');
    const choices = within(screen.getByRole('group', { name: 'Snooze Send the proposal' }));
    expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['In 3 hours', 'Tomorrow', 'Next week'],
    ]);
    await keys.tab();
    await keys.tab();
    await keys.keyboard('{Enter}');
    await expectToast('Success', 'Snoozed until January 5, 2099', 'Undo');
    server.respondWith({ [TASK]: { json: { ...task, version: 3 } } });
    await keys.click(undo());
    await expectToast('Success', 'Task updated successfully');
    expect(server.bodiesTo(TASK)).toMatchObject([{ snooze: 'tomorrow' }, { snooze: null }]);
  });

  it('shows a snoozed task again when its snooze ends, without a reload', async () => {
    const end = Date.now() + HOUR_MS;
    const tasks = pageOf([someTask({ snoozedUntil: new Date(end).toISOString() })]);
    const timers = jest.spyOn(globalThis, 'setInterval');
    open({}, { [TODAY]: { json: someToday({ next: { ...someToday().next, tasks } }) } });
    await (await inBlock()).findByText('Nothing is due today.');
    const isLong = ([, ms = 0]: Parameters<typeof setInterval>) => ms > HOUR_MS / 2;
    await waitFor(() => expect(timers.mock.calls.some(isLong)).toBe(true));
    const [readAgain, ms] = timers.mock.calls.findLast(isLong)!;
    timers.mockRestore();
    expect(Date.now() + ms!).toBeGreaterThanOrEqual(end);
    expect(ms).toBeLessThanOrEqual(HOUR_MS + 1000);
    server.respondWith({ [TODAY]: { json: someToday({ tasks: pageOf([someTask()]) }) } });
    act(() => readAgain());
    await (await inBlock()).findByRole('link', { name: 'Send the proposal' });
  });

  it('adds a task from the dashboard, for a customer, on a day, at a time', async () => {
    const { keys } = open({}, { 'GET /api/customers': list([someCustomer()]) });
    server.respondWith({ [ADD]: { json: someTask(), status: 201 } });
    const form = within(await screen.findByRole('form', { name: 'Add Task' }));
    const title = form.getByLabelText('New task');
    await keys.type(title, 'Send the proposal');
    await keys.type(form.getByRole('combobox', { name: 'Customer' }), 'Grace');
    await keys.click(await form.findByRole('option', { name: /Grace Hopper/ }));
    await fill(keys, form.getByLabelText('Time'), '15:00');
    await keys.type(title, '{Enter}');
    await expectToast('Success', 'Task added');
    expect(server.bodiesTo(ADD)).toEqual([
      { title: 'Send the proposal', customerId: 7, dueOn: isoDay(), dueTime: '15:00' },
    ]);
    expect([valueOf(title), document.activeElement]).toEqual(['', title]);
    await keys.type(title, 'Another');
    await fill(keys, form.getByLabelText('Day'), '2030-07-08');
    await keys.click(form.getByRole('button', { name: 'Add Task' }));
    await waitFor(() => expect(server.bodiesTo(ADD)).toHaveLength(2));
    expect(server.bodiesTo(ADD)[1]).toEqual({
      customerId: null,
      title: 'Another',
      dueOn: '2030-07-08',
      dueTime: null,
    });
  });

  it('asks who is meant when a name was typed but no customer chosen', async () => {
    const { keys } = open({}, { 'GET /api/customers': list([someCustomer()]) });
    server.respondWith({ [ADD]: { json: someTask(), status: 201 } });
    const form = within(await screen.findByRole('form', { name: 'Add Task' }));
    const customer = form.getByRole('combobox', { name: 'Customer' });
    await keys.type(form.getByLabelText('New task'), 'Call back');
    await keys.type(customer, 'Grac');
    await keys.click(form.getByRole('button', { name: 'Add Task' }));
    const text = 'Choose a customer from the list, or leave this empty.';
    await waitFor(() => expect(descriptionOf(customer)).toBe(text));
    expect(server.bodiesTo(ADD)).toEqual([]);
    await keys.clear(customer);
    await waitFor(() => expect(descriptionOf(customer)).toBe(''));
    await keys.click(form.getByRole('button', { name: 'Add Task' }));
    await expectToast('Success', 'Task added');
    expect(server.bodiesTo(ADD)).toMatchObject([{ title: 'Call back', customerId: null }]);
  });

  it('shows what is missing when a task has no title', async () => {
    const { keys } = open();
    const form = within(await screen.findByRole('form', { name: 'Add Task' }));
    await keys.click(form.getByRole('button', { name: 'Add Task' }));
    expect(descriptionOf(form.getByLabelText('New task'))).toContain('Title is required');
    expect(document.activeElement).toBe(form.getByLabelText('New task'));
  });

  it('counts overdue invoices, and leaves unread submissions to their card', async () => {
    open({ unreadSubmissions: 3, overdueInvoices: { count: 1, owed: 1200.5 } });
    const invoices = await (await inBlock()).findByRole('link', { name: '1 overdue invoice' });
    expect(invoices.parentElement?.textContent).toBe('1 overdue invoice, $1,200.50');
    expect(invoices.getAttribute('href')).toBe('/admin/invoices?state=overdue');
    expect((await block()).textContent).not.toContain('unread');
  });

  it('counts overdue payment plans without an invoice, with the sum of their overdue parts', async () => {
    open({ overduePlans: { count: 2, owed: 900 } });
    const plans = await (await inBlock()).findByRole('link', { name: '2 overdue payment plans' });
    expect(plans.parentElement?.textContent).toBe('2 overdue payment plans, $900');
    expect(plans.getAttribute('href')).toBe('/admin/money');
    expect((await block()).textContent).not.toContain('overdue invoice');
  });

  it('links to the customers with the other follow-ups when there are many', async () => {
    open({ followUps: pageOf([dueOn('2026-01-02')], 1204) });
    const more = await (await inBlock()).findByRole('link', { name: 'And 1,203 more follow-ups' });
    expect(more.getAttribute('href')).toBe('/admin/customers?followUpBy=2026-01-02');
  });

  it('closes a follow-up', async () => {
    const late = dueOn('2025-07-18', { subject: 'Send the bill' });
    const { keys } = open({ followUps: pageOf([late]) });
    const done = { ...late, doneAt: '2026-01-03T10:00:00.000Z' };
    const button = await (
      await inBlock()
    ).findByRole('button', {
      name: 'Mark Send the bill as done',
    });
    server.respondWith({ [CHANGE]: { json: done } });
    layDue();
    await keys.click(button);
    await expectToast('Success', 'Activity updated successfully', 'Undo');
    await (await inBlock()).findByText('Nothing is due today.');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('restores a follow-up that was closed by mistake', async () => {
    const late = dueOn('2025-07-18', { subject: 'Send the bill' });
    const { keys } = open({ followUps: pageOf([late]) });
    const name = 'Mark Send the bill as done';
    const button = await (await inBlock()).findByRole('button', { name });
    const done = { ...late, doneAt: '2026-01-03T10:00:00.000Z', version: 2 };
    server.respondWith({ [CHANGE]: { json: done } });
    layDue();
    await keys.click(button);
    await expectToast('Success', 'Activity updated successfully', 'Undo');
    server.respondWith({ [CHANGE]: { json: { ...late, version: 3 } } });
    layDue(late);
    await keys.click(undo());
    expect(await (await inBlock()).findByRole('button', { name })).toBeTruthy();
    expect(server.bodiesTo(CHANGE)).toMatchObject([{ done: true }, { done: false }]);
  });

  it('moves the focus to the next follow-up when one is closed', async () => {
    const due = [1, 2, 3].map((id) => dueOn('2025-07-18', { id, subject: `Call ${id}` }));
    const { keys } = open({ followUps: pageOf(due) });
    const [first, second, third] = due as [Activity, Activity, Activity];
    const button = await screen.findByRole('button', { name: 'Mark Call 2 as done' });
    const done = { ...second, doneAt: '2026-01-03T10:00:00.000Z' };
    server.respondWith({ 'PATCH /api/activities/2': { json: done } });
    layDue(first, third);
    const isFocused = (name: string) =>
      waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(name));
    await keys.click(button);
    await isFocused('Mark Call 3 as done');
    const last = { ...third, doneAt: '2026-01-03T10:00:00.000Z' };
    server.respondWith({ 'PATCH /api/activities/3': { json: last } });
    layDue(first);
    await keys.keyboard('{Enter}');
    await isFocused('Mark Call 1 as done');
  });

  it('shows sessions, tasks and follow-ups after today apart from those of today', async () => {
    const sessions = pageOf([someAppointment({ title: 'Workshop' })], 8);
    const followUps = pageOf([dueOn('2026-02-01', { subject: 'Ask again' })]);
    const tasks = pageOf([someTask({ title: 'Plan', dueOn: '2026-01-20', dueTime: '09:30' })]);
    open({ next: { sessions, followUps, tasks } });
    await (await inBlock()).findByText('Nothing is due today.');
    const next = await screen.findByRole('region', { name: 'Next sessions (1 of 8)' });
    expect(next.textContent).toContain('Workshop');
    const later = screen.getByRole('region', { name: 'Next to do' });
    const [first, second] = within(later).getAllByRole('listitem');
    expect(first?.textContent).toContain('PlanDue January 20, 2026 at 9:30 AM');
    expect(second?.textContent).toContain('Due February 1, 2026');
    expect(within(later).getByRole('link', { name: 'All tasks' }).getAttribute('href')).toBe(
      '/admin/tasks',
    );
  });

  it('shows no lists of later sessions and follow-ups when there are none', async () => {
    open();
    await (await inBlock()).findByText('Nothing is due today.');
    expect(screen.queryByRole('region', { name: /^Next/ })).toBeNull();
  });

  it('reports that today cannot be read, and reads it again', async () => {
    const { keys } = open({}, { [TODAY]: problem(503, 'The database is away.') });
    const alert = await (await inBlock()).findByRole('alert');
    expect(alert.textContent).toContain('Today could not be loaded. The database is away.');
    expect(await screen.findByText('All caught up!')).toBeTruthy();
    server.respondWith({ [TODAY]: { json: someToday() } });
    await keys.click(within(alert).getByRole('button', { name: 'Try again' }));
    await (await inBlock()).findByText('Nothing is due today.');
  });

  it('shows that today is loading', async () => {
    open({}, { [TODAY]: new Promise(() => undefined) });
    expect((await (await inBlock()).findByRole('status')).textContent).toBe('Loading today...');
  });
});
