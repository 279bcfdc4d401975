import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { stopDate } from '../../../testing/fake-date.ts';
import { MockServer } from '../../../testing/mock-server.ts';
import { someCustomer } from '../../../testing/records/records.ts';
import { someUser } from '../../../testing/render-screen.tsx';
import type { CaptureOutcome } from './capture-form.tsx';
import { CaptureScreen } from './capture-screen.tsx';

const server = new MockServer();
beforeEach(() => {
  // A Tuesday.
  stopDate(new Date(2026, 10, 24, 9, 30));
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const sara = someCustomer({ id: 1, name: 'Sara Kim', company: 'Lighthouse' });
const otherSara = someCustomer({ id: 2, name: 'Sara Lee', email: 'lee@example.com' });

/** The customers whose names start like the query. */
function lay(...customers: (typeof sara)[]): void {
  server.respondWith({
    'GET /api/customers': ({ url }) => {
      const q = (new URL(url, 'http://x.invalid').searchParams.get('q') ?? '').toLowerCase();
      return { json: customers.filter(({ name }) => name.toLowerCase().startsWith(q)) };
    },
  });
}

interface Shown {
  isOnline?: boolean;
  outcome?: (input: { subject: string }) => CaptureOutcome;
  onAllowPlain?: () => void;
}

/** Returns the captured data. */
function show({ isOnline = true, outcome = () => ({ ok: true }), onAllowPlain }: Shown = {}) {
  const captured: object[] = [];
  render(
    <CaptureScreen
      isOnline={isOnline}
      onCapture={async (input) => {
        captured.push(input);
        return outcome(input);
      }}
      onAllowPlain={async () => onAllowPlain?.()}
      onClose={() => undefined}
    />,
  );
  return { captured, keys: userEvent.setup() };
}

const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What to log' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const summary = () => document.getElementById('capture-understood')!.textContent;

describe('capture from one line', () => {
  it('logs a call with a customer, a subject and a day from one line', async () => {
    lay(sara);
    const { captured, keys } = show();
    expect(document.activeElement).toBe(line());
    await keys.type(line(), 'call sara about invoice friday');
    await waitFor(() =>
      expect(summary()).toBe('Phone Call · Sara Kim · invoice · due November 27, 2026'),
    );
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(line().value).toBe(''));
    expect(captured).toEqual([
      {
        type: 'call',
        subject: 'invoice',
        description: null,
        dueOn: '2026-11-27',
        customerId: 1,
        customerName: 'Sara Kim',
      },
    ]);
  });

  it('understands days by the clock of the business on a machine in another time zone', async () => {
    // Already Wednesday there.
    stopDate(new Date('2026-11-24T18:00:00Z'));
    server.respondWith({
      'GET /api/auth/user': {
        json: someUser({ isAdmin: true, timeZone: 'Pacific/Kiritimati' }),
      },
      'GET /api/customers': { json: [] },
    });
    const { keys } = show();
    await waitFor(() => expect(server.callsTo('GET /api/auth/user')).not.toEqual([]));
    await keys.type(line(), 'task send the figures tomorrow');
    await waitFor(() => expect(summary()).toContain('due November 26, 2026'));
  });

  it('stays in the customer field when the window is focused again while a name is typed', async () => {
    lay(sara);
    const { keys } = show();
    await keys.tab();
    await keys.type(screen.getByRole('combobox', { name: 'Customer' }), 'sara');
    fireEvent(window, new FocusEvent('focus'));
    await screen.findByRole('option', { name: /^Sara Kim/ });
    await keys.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Customer' }).value).toBe(
      'Sara Kim',
    );
  });

  it('waits for the customers when Enter is pressed before they have arrived', async () => {
    const { promise, resolve } = Promise.withResolvers<{ json: unknown }>();
    server.respondWith({ 'GET /api/customers': () => promise });
    const { captured, keys } = show();
    await keys.type(line(), 'call sara about invoice{Enter}');
    expect(captured).toEqual([]);
    resolve({ json: [sara] });
    await waitFor(() => expect(captured).toMatchObject([{ customerId: 1 }]));
  });

  it('asks who is meant when two customers match, by keyboard only', async () => {
    lay(sara, otherSara);
    const { captured, keys } = show();
    await keys.type(line(), 'call sara about invoice');
    const choice = within(await screen.findByRole('group', { name: 'Who is meant?' }));
    expect(choice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Sara Kim · Lighthouse',
      'Sara Lee · lee@example.com',
    ]);
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Sara Kim'));
    await keys.tab();
    await keys.keyboard('{Enter}');
    expect([document.activeElement, captured]).toEqual([line(), []]);
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(captured).toMatchObject([{ customerId: 2, subject: 'invoice' }]));
  });

  it('adds a new customer only when the owner says so', async () => {
    lay(sara);
    const { captured, keys } = show();
    await keys.type(line(), 'met Zoe Brown about maps');
    const choice = await screen.findByRole('button', { name: 'New customer: Zoe Brown' });
    screen.getByText('No customer has this name.');
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(choice));
    expect(captured).toEqual([]);
    await keys.keyboard('{Enter}');
    expect(summary()).toBe('Meeting · New customer Zoe Brown · maps');
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(captured).toMatchObject([{ customerName: 'Zoe Brown' }]));
    expect(captured[0]).not.toHaveProperty('customerId', expect.anything());
  });

  it('shows the fields with the missing customer when nothing is understood', async () => {
    lay();
    const { captured, keys } = show();
    await keys.type(line(), 'remember the milk{Enter}');
    await screen.findByText('Please select a customer');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Customer' }));
    expect([field('Subject').value, captured]).toEqual(['remember the milk', []]);
  });

  it('finds a person who was added after the first search', async () => {
    lay();
    const { captured, keys } = show();
    await keys.type(line(), 'met Sara');
    await keys.click(await screen.findByRole('button', { name: 'New customer: Sara' }));
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(captured).toHaveLength(1));
    lay(sara);
    await keys.type(line(), 'met Sara');
    await waitFor(() => expect(summary()).toContain('Sara Kim'));
  });

  it('offers a new customer while offline, and reports that customers could not be loaded', async () => {
    server.respondWith({ 'GET /api/customers': { cutOff: true } });
    show({ isOnline: false });
    const keys = userEvent.setup();
    screen.getByText('No connection: Enter saves it, to be sent later. Escape closes.');
    await keys.type(line(), 'call Zoe about maps');
    await screen.findByRole('button', { name: 'New customer: Zoe' });
    screen.getByText('The customers could not be loaded.');
  });
});

describe('a task', () => {
  it('captures a task without a customer, due at a time, from one line', async () => {
    lay();
    const { captured, keys } = show();
    await keys.type(line(), 'task send the proposal friday 3pm');
    expect(summary()).toBe('Task · send the proposal · due November 27, 2026 at 3:00 PM');
    expect(screen.getByRole('button', { name: 'Add Task' })).toBeTruthy();
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(captured).toHaveLength(1));
    expect(captured[0]).toMatchObject({
      type: 'task',
      subject: 'send the proposal',
      description: null,
      dueOn: '2026-11-27',
      dueTime: '15:00',
    });
  });

  it('captures a task for a customer, due on the day of the capture when no day is typed', async () => {
    lay(sara);
    const { captured, keys } = show();
    await keys.type(line(), 'task Sara Kim: send numbers');
    await waitFor(() => expect(summary()).toContain('Sara Kim'));
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(captured).toHaveLength(1));
    expect(captured[0]).toMatchObject({ customerId: 1, dueOn: '2026-11-24', dueTime: null });
  });

  it('asks where the description goes when an activity becomes a task', async () => {
    lay();
    const { captured, keys } = show();
    await keys.click(screen.getByRole('button', { name: 'Details' }));
    await keys.type(field('Subject'), 'Send numbers');
    await keys.type(field('Description'), 'Those of May');
    await keys.selectOptions(field('Type'), 'Task');
    await keys.type(field('Time'), '09:30');
    await keys.click(screen.getByRole('button', { name: 'Add Task' }));
    await screen.findByText(/^A task has a title alone\./);
    expect(captured).toEqual([]);
    await keys.clear(field('Description'));
    await keys.click(screen.getByRole('button', { name: 'Add Task' }));
    await waitFor(() => expect(captured).toMatchObject([{ type: 'task', dueTime: '09:30' }]));
  });
});

describe('the fields', () => {
  it('shows on Tab what was understood, and logs what was corrected', async () => {
    lay(sara, otherSara);
    const { captured, keys } = show();
    await keys.type(line(), 'call Sara Kim about invoice friday');
    await waitFor(() => expect(summary()).toContain('Sara Kim'));
    expect(screen.queryByRole('combobox', { name: 'Customer' })).toBeNull();
    await keys.tab();
    const customer = screen.getByRole<HTMLInputElement>('combobox', { name: 'Customer' });
    expect(document.activeElement).toBe(customer);
    expect([customer.value, field('Subject').value, field('Type').value]).toEqual([
      'Sara Kim',
      'invoice',
      'call',
    ]);
    await keys.clear(customer);
    await keys.type(customer, 'Sara L');
    await keys.click(await screen.findByRole('option', { name: /^Sara L/ }));
    await keys.selectOptions(field('Type'), 'Email');
    await keys.clear(field('Due on'));
    await keys.type(field('Description'), 'The one of May');
    // Corrections stay, whatever the line says.
    await keys.type(line(), ', now');
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(captured).toHaveLength(1));
    expect(captured[0]).toMatchObject({
      customerId: 2,
      type: 'email',
      dueOn: null,
      description: 'The one of May',
      subject: 'invoice friday, now',
    });
  });

  it('counts days from when the line is typed, even days after the window was created', async () => {
    lay(sara);
    const { captured, keys } = show();
    jest.setSystemTime(new Date(2026, 10, 27, 9, 30));
    await keys.type(
      screen.getByLabelText('What to log'),
      'call Sara Kim about cake tomorrow{Enter}',
    );
    await waitFor(() => expect(captured).toMatchObject([{ dueOn: '2026-11-28' }]));
  });

  it('shows one line again after each capture', async () => {
    lay(sara);
    const { captured, keys } = show();
    await keys.click(screen.getByRole('button', { name: 'Details' }));
    await keys.type(field('Subject'), 'Met at the fair');
    await keys.type(screen.getByRole('combobox', { name: 'Customer' }), 'Sara');
    await keys.click(await screen.findByRole('option', { name: 'Sara Kim' }));
    await keys.click(screen.getByRole('button', { name: 'Log Activity' }));
    await waitFor(() => expect(captured).toMatchObject([{ subject: 'Met at the fair' }]));
    expect(screen.queryByRole('combobox', { name: 'Customer' })).toBeNull();
  });
});

it('keeps the line if it cannot be stored, and stores it once the owner agrees', async () => {
  lay(sara);
  let allowed = false;
  const { captured, keys } = show({
    outcome: () =>
      allowed
        ? { ok: true, queued: true }
        : { ok: false, message: 'It cannot be kept.', canStoreUnencrypted: true },
    onAllowPlain: () => void (allowed = true),
  });
  await keys.type(line(), 'call Sara about a report{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('It cannot be kept.');
  expect(line().value).toBe('call Sara about a report');
  await keys.click(screen.getByRole('button', { name: 'Store it unencrypted' }));
  expect(await screen.findByText(/Saved for later/)).toBeTruthy();
  expect(captured).toHaveLength(2);
});
