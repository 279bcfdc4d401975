import { afterEach, describe, expect, it } from '@jest/globals';
import {
  type Appointment,
  type OwnInvoice,
  type OwnPurchase,
  type User,
  ownRetainer,
} from '@polaris/contracts';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, list, problem } from '../../../testing/mock-server.ts';
import { onNarrowScreen } from '../../../testing/narrow-screen.ts';
import { expectToast } from '../../../testing/queries.ts';
import { renderApp, someUser } from '../../../testing/render-screen.tsx';
import { DashboardApp } from '../account-app.tsx';

const USER = 'GET /api/auth/user';
const PURCHASES = 'GET /api/purchases';
const SESSIONS = 'GET /api/sessions';
const INVOICES = 'GET /api/invoices';
const PREFERENCES = 'GET /api/communication-preferences';
const SAVE = 'POST /api/communication-preferences';
const OPTIONS = 'GET /api/payment-options';
const byMail = { email: true, phone: false, text: false };

const purchase = (own: Partial<OwnPurchase> = {}): OwnPurchase => ({
  id: 1,
  userId: 'grace',
  serviceId: 1,
  service: { name: 'Level-Up Pack' },
  status: 'active',
  amount: 1234.5,
  progress: 0,
  purchaseDate: '2026-07-18T12:00:00.000Z',
  completionDate: null,
  purchasedOn: '2026-07-18',
  completedOn: null,
  nextStep: null,
  nextStepOn: null,
  sessionBalance: null,
  steps: [],
  notes: [],
  invoiced: null,
  invoiceNumber: null,
  paid: 0,
  refunded: 0,
  owed: 1234.5,
  dueNow: own.owed ?? 1234.5,
  parts: [],
  tax: 0,
  nextSession: null,
  sessionsHeld: 0,
  dueOn: null,
  overdue: false,
  paymentPending: false,
  ...own,
});

const session: Appointment = {
  id: 7,
  userId: 'grace',
  serviceId: null,
  purchaseId: null,
  sharedNote: null,
  title: 'Kick-off',
  startTime: '2026-07-15T15:00:00.000Z',
  endTime: '2026-07-15T16:00:00.000Z',
  status: 'scheduled',
  createdAt: '2026-07-01T15:00:00.000Z',
  place: null,
  changeUntil: null,
  version: 1,
};

const server = new MockServer();
afterEach(cleanup);

type Answers = Parameters<MockServer['respondWith']>[0];

function open(responses: Answers = {}, user: User = someUser()) {
  server.respondWith({
    [USER]: { json: user },
    [PURCHASES]: list([]),
    [SESSIONS]: list([]),
    [INVOICES]: list([]),
    'GET /api/retainers': list([]),
    'GET /api/conversation': list([]),
    [PREFERENCES]: { json: byMail },
    [OPTIONS]: { json: { card: false, bankDebit: false } },
    'GET /api/bank-details': { json: { bankDetails: null } },
    ...responses,
  });
  renderApp(<DashboardApp replyTime="within one business day" ownerName="Ines Calloway" />);
  return userEvent.setup({ delay: null });
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const preference = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

describe('the dashboard', () => {
  it('shows its loading text first', async () => {
    const gate = Promise.withResolvers<{ json: unknown }>();
    open({ [USER]: gate.promise });
    expect(screen.getByText('Loading your dashboard...')).toBeTruthy();
    gate.resolve({ json: someUser() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
    expect(screen.getByText('Manage your consultations and account details')).toBeTruthy();
  });

  it('tells a new client which sections are empty', async () => {
    open();
    const profile = await section('Profile');
    expect(profile.getByText('Grace Hopper')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Profile' }).textContent).toContain(
      'grace@example.com',
    );
    const edit = profile.getByRole('link', { name: 'Edit profile' });
    expect(edit.getAttribute('href')).toBe('/dashboard/profile');
    const texts = [
      "You don't have any active services.",
      "You haven't made any purchases yet.",
      "You don't have any upcoming sessions.",
    ];
    for (const text of texts) expect(await screen.findByText(text)).toBeTruthy();
    const explore = screen.getByRole('link', { name: 'Explore our services' });
    expect(explore.getAttribute('href')).toBe('/services');
  });

  it('shows initials when the picture cannot be loaded', async () => {
    const picture = 'https://pictures.example/grace.png';
    open({}, someUser({ profileImageUrl: picture }));
    await section('Profile');
    const image = document.querySelector('img')!;
    expect(image.getAttribute('src')).toBe(picture);
    fireEvent.error(image);
    expect((await section('Profile')).getByText('GH')).toBeTruthy();
  });

  it('shows an uploaded picture', async () => {
    const picture = `/api/blobs/${'a'.repeat(64)}`;
    open({}, someUser({ profileImageUrl: picture }));
    await section('Profile');
    expect(document.querySelector('img')!.getAttribute('src')).toMatch(
      new RegExp(`^http://127.0.0.1:\\d+${picture}$`),
    );
  });

  it('shows each purchase with its progress and its price', async () => {
    open({ [PURCHASES]: list([purchase()]) });
    const active = await section('Your Active Services');
    expect(await active.findByRole('heading', { name: 'Level-Up Pack' })).toBeTruthy();
    expect(active.getByRole('progressbar').getAttribute('value')).toBe('0');
    expect(active.getByText('0%')).toBeTruthy();
    await section('Purchase History');
    const { textContent } = screen.getByRole('region', { name: 'Purchase History' });
    for (const text of ['Level-Up Pack', '$1,234.50', 'July 18, 2026', '0% complete', 'Active'])
      expect(textContent).toContain(text);
  });

  it.each<[string, Partial<OwnPurchase>]>([
    ['Total $1,234.50Paid $0Owed $1,234.50', {}],
    ['Total $1,234.50Paid $234.50Owed $1,000', { paid: 234.5, owed: 1000 }],
    ['Total $1,234.50Paid $1,234.50Owed $0', { paid: 1234.5, owed: 0 }],
    ['Paid $100Owed $0', { status: 'cancelled', paid: 100, owed: 0 }],
    ['Total $1,234.50Paid $1,034.50Refunded $200Owed $0', { paid: 1034.5, refunded: 200, owed: 0 }],
    ['Total $1,234.50Paid $0Refunded $1,234.50Owed $0', { refunded: 1234.5, owed: 0 }],
    ['Total $1,351.78Paid $0Owed $1,351.78', { invoiced: 1351.78, owed: 1351.78 }],
  ])('shows the balance of a purchase once: %s', async (text, own) => {
    open({ [PURCHASES]: list([purchase(own)]) });
    expect(await screen.findAllByText(/^Owed/)).toHaveLength(1);
    await section('Purchase History');
    expect(screen.getByText(/^Owed/).parentElement!.textContent).toBe(text);
  });

  it.each<Partial<OwnPurchase>>([
    { amount: 0, owed: 0 },
    { status: 'cancelled', owed: 0 },
  ])('shows no balance when there is none: %j', async (own) => {
    open({ [PURCHASES]: list([purchase(own)]) });
    const history = await section('Purchase History');
    expect(await history.findByRole('heading', { name: 'Level-Up Pack' })).toBeTruthy();
    expect(history.queryByText(/paid|owed/i)).toBeNull();
  });

  it('shows the next step of a service before the sessions that are left', async () => {
    const sessionBalance = {
      included: 4,
      left: 3,
      minutes: 60,
      bookBy: null,
      open: true,
      afterPayment: false,
      over: false,
    };
    open({ [PURCHASES]: list([purchase({ sessionBalance })]) });
    const services = await section('Your Active Services');
    const text = (await services.findByRole('listitem')).textContent;
    expect(text).toMatch(/Book a session.*3 of 4 sessions left/);
  });

  it('lists only active purchases as services, and colors each status', async () => {
    const tones = { active: 'info', completed: 'success', pending: 'warn', cancelled: 'danger' };
    const states = Object.entries(tones) as [OwnPurchase['status'], string][];
    const bought = states.map(([status], index) =>
      purchase({ id: index + 1, status, service: { name: `It is ${status}` }, progress: 40 }),
    );
    open({ [PURCHASES]: list([...bought, purchase({ id: 9, service: null })]) });
    const active = await section('Your Active Services');
    const names = await active.findAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(['It is active', 'Service']);
    const history = await section('Purchase History');
    expect(history.getAllByRole('listitem')).toHaveLength(5);
    for (const [status, tone] of states) {
      const row = history.getByRole('heading', { name: `It is ${status}` }).closest('li')!;
      const label = `${status[0]?.toUpperCase()}${status.slice(1)}`;
      expect(within(row).getByText(label).className).toContain(`text-${tone}`);
    }
  });

  it('shows sessions in local time first, then in EST, with a calendar file', async () => {
    open({ [SESSIONS]: list([session]) });
    const sessions = await section('Upcoming Sessions');
    expect(await sessions.findByRole('heading', { name: 'Kick-off' })).toBeTruthy();
    const own = sessions.getByText('Wednesday, July 15, 2026, 8:00 AM – 9:00 AM PDT');
    const est = sessions.getByText('July 15, 2026, 10:00 AM – 11:00 AM EST');
    expect(own.compareDocumentPosition(est)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const link = sessions.getByRole('link', { name: 'Add to calendar: Kick-off' });
    expect(link.getAttribute('href')).toBe('/api/sessions/7/calendar.ics');
  });

  it('saves each preference when it is changed', async () => {
    const keys = open();
    const phone = await preference('Phone Calls');
    expect((await preference('Email Updates')).checked).toBe(true);
    expect((await preference('Text Messages')).checked).toBe(false);
    const saved = { ...byMail, phone: true };
    server.respondWith({ [SAVE]: { json: saved }, [PREFERENCES]: { json: saved } });
    await keys.click(phone);
    const text = 'Your communication preferences have been updated successfully.';
    await expectToast('Preferences updated', text);
    expect(server.bodiesTo(SAVE)).toEqual([{ ...saved, userId: 'grace' }]);
    expect((await preference('Phone Calls')).checked).toBe(true);
  });

  it('reports that a preference waits while offline, and saves it afterwards', async () => {
    const keys = open({ [SAVE]: { json: { ...byMail, phone: true } } });
    const phone = await preference('Phone Calls');
    act(() => onlineManager.setOnline(false));
    await keys.click(phone);
    expect(
      await screen.findByText(/your change will be saved once you're back online/),
    ).toBeTruthy();
    expect(server.callsTo(SAVE)).toEqual([]);
    act(() => onlineManager.setOnline(true));
    const text = 'Your communication preferences have been updated successfully.';
    await expectToast('Preferences updated', text);
    expect(screen.queryByText(/back online/)).toBeNull();
  });

  it('reverts a preference that cannot be saved, and keeps the others', async () => {
    const gate = Promise.withResolvers<ReturnType<typeof problem>>();
    const keys = open({ [SAVE]: gate.promise });
    await keys.click(await preference('Phone Calls'));
    expect((await preference('Phone Calls')).checked).toBe(true);
    gate.resolve(problem(500, 'Something went wrong.'));
    await expectToast('Update failed', 'Failed to update your preferences. Please try again.');
    await waitFor(async () => expect((await preference('Phone Calls')).checked).toBe(false));
    server.respondWith({ [SAVE]: { json: { ...byMail, text: true } } });
    await keys.click(await preference('Text Messages'));
    await waitFor(() => expect(server.callsTo(SAVE)).toHaveLength(2));
    expect(server.bodiesTo(SAVE)[1]).toMatchObject({ email: true, phone: false, text: true });
  });

  it('shows each read error in its section, and reads it again', async () => {
    const away = problem(503, 'The database is away.');
    const keys = open({ [PURCHASES]: away, [SESSIONS]: away, [PREFERENCES]: away });
    const failing = [
      ['Communication Preferences', 'communication preferences'],
      ['Your Active Services', 'active services'],
      ['Purchase History', 'purchase history'],
      ['Upcoming Sessions', 'upcoming sessions'],
    ] as const;
    for (const [name, what] of failing) {
      const text = `Error loading your ${what}. Please try again later.`;
      expect(await (await section(name)).findByText(text)).toBeTruthy();
    }
    server.respondWith({ [PURCHASES]: list([]) });
    const history = await section('Purchase History');
    await keys.click(history.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText("You haven't made any purchases yet.")).toBeTruthy();
    expect(screen.getByText("You don't have any active services.")).toBeTruthy();
  });

  it('shows three skeletons until the history has loaded', async () => {
    const gate = Promise.withResolvers<ReturnType<typeof list>>();
    open({ [PURCHASES]: gate.promise });
    await section('Purchase History');
    const skeletons = () =>
      screen.getByRole('region', { name: 'Purchase History' }).querySelectorAll('[data-skeleton]')
        .length;
    expect(skeletons()).toBe(3);
    gate.resolve(list([]));
    await screen.findByText("You haven't made any purchases yet.");
    expect(skeletons()).toBe(0);
  });
});

const ownInvoice: OwnInvoice = {
  id: 31,
  kind: 'invoice',
  number: '2026-0014',
  state: 'overdue',
  total: 950,
  tax: 0,
  paid: 0,
  refunded: 0,
  owed: 950,
  dueNow: 950,
  issuedOn: '2026-03-04',
  dueOn: '2026-03-18',
  daysOverdue: 1,
  paymentPending: false,
  createdAt: '2026-03-04T18:00:00.000Z',
};

/** The names of some sections, in the order of the document. */
async function orderOf(...names: string[]): Promise<string[]> {
  await screen.findByText("You don't have any active services.");
  const found = new Map(names.map((name) => [screen.getByRole('region', { name }), name]));
  return screen.getAllByRole('region').flatMap((region) => found.get(region) ?? []);
}

describe('the order of the sections', () => {
  const person = ['Profile', 'Communication Preferences'];
  const work = ['Your Active Services', 'Purchase History', 'Invoices'];

  it('starts with profile and preferences when the window has two columns', async () => {
    open();
    expect(await orderOf(...work, ...person)).toEqual([...person, ...work]);
  });

  describe('in one column', () => {
    onNarrowScreen();

    it('starts with the services, and ends with profile and preferences', async () => {
      open();
      expect(await orderOf(...person, ...work)).toEqual([...work, ...person]);
    });
  });
});

describe('the invoices', () => {
  it('shows monthly retainers with the day of the next invoice, without those that have ended', async () => {
    const ended = { ...ownRetainer(), id: 8, title: 'Old support', state: 'ended' as const };
    const paused = { ...ownRetainer(), id: 7, title: 'Reports', state: 'paused' as const };
    open({ 'GET /api/retainers': list([ownRetainer(), paused, ended]) });
    const shown = await screen.findByRole('list', { name: 'Monthly' });
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Monthly: Support, $500Next invoice on June 1, 2026',
      'Monthly: Reports, $500Paused',
    ]);
  });

  it('shows invoices with status, total and PDF', async () => {
    open({ [INVOICES]: list([ownInvoice]) });
    const invoices = await section('Invoices');
    expect(await invoices.findByRole('heading', { name: 'Invoice 2026-0014' })).toBeTruthy();
    for (const text of ['$950', 'Overdue by one day', 'March 4, 2026', 'Due March 18, 2026'])
      expect(invoices.getByText(text)).toBeTruthy();
    const pdf = invoices.getByRole('link', { name: 'PDF of Invoice 2026-0014' });
    expect(pdf.getAttribute('href')).toMatch(/\/api\/invoices\/31\/pdf$/);
  });

  it('hides invoices that cannot be read, and reads them again', async () => {
    const keys = open({ [INVOICES]: problem(400, 'Not now.') });
    const invoices = await section('Invoices');
    await invoices.findByText('Error loading your invoices. Please try again later.');
    server.respondWith({ [INVOICES]: list([]) });
    await keys.click(invoices.getByRole('button', { name: 'Try again' }));
    expect(await invoices.findByText('No invoices yet.')).toBeTruthy();
  });
});
