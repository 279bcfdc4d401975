import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list } from '../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import { expectToast, fill, valueOf } from '../../../../testing/queries.ts';
import {
  someActivity,
  someAppointment,
  someCustomer,
  someTask,
} from '../../../../testing/records/records.ts';
import { somePurchase } from '../../../../testing/records/sales-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(responses: Parameters<typeof openAdmin>[2] = {}) {
  const opened = openAdmin(server, '/admin/customers/7', { ...customerRecord, ...responses });
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  return opened;
}

const strip = () => screen.findByText('Next step').then((label) => within(label.closest('dl')!));

const message = {
  ...{ id: 14, customerId: 7, customerName: 'Grace Hopper', via: 'page', files: [] },
  ...{ text: 'Thursday?', quoted: null, readAt: null, createdAt: '2026-03-21T09:30:00.000Z' },
};

describe('the first line of a record', () => {
  it('shows the debt, the next session, new messages and the next step, each with a link', async () => {
    const booked = {
      status: 'scheduled',
      startTime: '2999-01-02T15:00:00.000Z',
      endTime: '2999-02-02T16:00:00.000Z',
    } as const;
    await open({
      'GET /api/admin/customers/7/money': {
        json: { received: 0, refunded: 0, owed: 600, dueNow: 600 },
      },
      'GET /api/admin/purchases': list([somePurchase({ nextStep: 'We meet.', owed: 600 })]),
      'GET /api/admin/sessions': list([
        someAppointment({ ...booked, id: 72, startTime: '2999-02-02T15:00:00.000Z' }),
        someAppointment({ ...booked, purchaseId: 61 }),
        someAppointment({ status: 'scheduled', id: 73, endTime: '2020-01-02T15:00:00.000Z' }),
      ]),
      'GET /api/admin/customers/7/messages': list([message]),
      'PUT /api/admin/customers/7/messages/read': { status: 204 },
    });
    const shown = await strip();
    const expectLink = (name: string | RegExp, path: string) =>
      waitFor(() => expect(shown.getByRole('link', { name }).getAttribute('href')).toBe(path));
    await expectLink('$600', '/admin/purchases/61#money');
    await expectLink(/Jan 2, 2999/, '/admin/purchases/61#sessions');
    await expectLink('We meet.', '/admin/purchases/61');
    expect(await shown.findByRole('button', { name: '1 unread' })).toBeTruthy();
  });

  it('says the next session once when it is also the next step', async () => {
    const times = { startTime: '2999-01-02T15:00:00.000Z', endTime: '2999-01-02T16:00:00.000Z' };
    const nextSession = { title: 'Kick-off', ...times };
    await open({
      'GET /api/admin/purchases': list([somePurchase({ nextSession })]),
      'GET /api/admin/sessions': list([
        someAppointment({ ...times, title: 'Kick-off', status: 'scheduled', purchaseId: 61 }),
      ]),
    });
    const shown = await strip();
    expect(await shown.findByText(/^The next session is on/)).toBeTruthy();
    await screen.findByRole('heading', { level: 3, name: 'Kick-off' });
    expect(shown.queryByText('Next session')).toBeNull();
  });

  it('shows a session that has started until it ends', async () => {
    const [startTime, endTime] = ['2020-01-02T15:00:00.000Z', '2999-01-02T15:00:00.000Z'];
    await open({
      'GET /api/admin/sessions': list([
        someAppointment({ status: 'scheduled', startTime, endTime }),
      ]),
    });
    const shown = await strip();
    expect(await shown.findByText('Next session')).toBeTruthy();
  });

  it('shows what is due now of the debt if a payment plan leaves the rest for later', async () => {
    const money = { received: 0, refunded: 0, owed: 1800 };
    await open({ 'GET /api/admin/customers/7/money': { json: { ...money, dueNow: 900 } } });
    const owes = (await (await strip()).findByText('Owes')).parentElement;
    expect(owes?.textContent).toBe('Owes$1,800 $900 due now');
    cleanup();
    await open({ 'GET /api/admin/customers/7/money': { json: { ...money, dueNow: 1800 } } });
    const all = (await (await strip()).findByText('Owes')).parentElement;
    expect(all?.textContent).toBe('Owes$1,800');
  });

  it('shows only the next step when nothing is owed, booked or unread', async () => {
    await open({
      'GET /api/customers/7/activities': list([
        someActivity({ subject: 'Send the offer', dueOn: '2999-01-02' }),
      ]),
    });
    const shown = await strip();
    expect(await shown.findByText('Due January 2, 2999')).toBeTruthy();
    for (const label of ['Owes', 'Next session', 'Messages'])
      expect(shown.queryByText(label)).toBeNull();
    expect(screen.getAllByText('Send the offer')).toHaveLength(2);
  });
});

describe('the composer of a record', () => {
  const tab = (name: string) =>
    within(screen.getByRole('group', { name: 'Kind' })).getByRole('button', { name });
  const logging = () => within(screen.getByRole('form', { name: 'Log New Activity' }));

  it('presets the type by its tab, and keeps the text', async () => {
    const { keys } = await open();
    expect(tab('Note').getAttribute('aria-pressed')).toBe('true');
    await fill(keys, logging().getByRole('textbox', { name: 'Subject' }), 'Charts');
    await keys.click(tab('Call'));
    await waitFor(() => expect(tab('Call').getAttribute('aria-pressed')).toBe('true'));
    expect(valueOf(logging().getByRole('combobox', { name: 'Type' }))).toBe('call');
    expect(valueOf(logging().getByRole('textbox', { name: 'Subject' }))).toBe('Charts');
  });

  it('adds a task, and shows no empty list of tasks', async () => {
    const { keys } = await open();
    expect(screen.queryByRole('region', { name: 'Tasks' })).toBeNull();
    await keys.click(tab('Task'));
    expect(screen.queryByRole('form', { name: 'Log New Activity' })).toBeNull();
    const adding = within(screen.getByRole('form', { name: 'Add Task' }));
    const title = adding.getByRole('textbox', { name: 'New task' });
    expect(document.activeElement).toBe(title);
    await fill(keys, title, 'Send the proposal');
    server.respondWith({ 'POST /api/admin/tasks': { status: 201, json: someTask() } });
    await keys.click(adding.getByRole('button', { name: 'Add Task' }));
    await expectToast('Success', 'Task added');
  });

  it('keeps a half-written mail while another form is shown', async () => {
    const { keys } = await open();
    await keys.click(tab('Email'));
    const mail = within(screen.getByRole('form', { name: 'Message to Grace Hopper' }));
    await fill(keys, mail.getByRole('textbox', { name: 'Message' }), 'Half a thought');
    await keys.click(tab('Note'));
    expect(screen.queryByRole('form', { name: 'Message to Grace Hopper' })).toBeNull();
    await keys.click(screen.getByRole('button', { name: 'Write' }));
    expect(valueOf(mail.getByRole('textbox', { name: 'Message' }))).toBe('Half a thought');
  });

  it('books a session, and offers no mail without an address', async () => {
    const { keys } = await open({
      'GET /api/customers/7': { json: someCustomer({ email: null }) },
    });
    const kinds = within(screen.getByRole('group', { name: 'Kind' })).getAllByRole('button');
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      'Note',
      'Call',
      'Task',
      'Session',
    ]);
    await keys.click(tab('Session'));
    expect(await screen.findByRole('dialog', { name: 'Book a Session' })).toBeTruthy();
  });
});
