import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { someBackups, someMoney, someWeeks } from '../../../../testing/records/figures.ts';
import { someActivity, someContact } from '../../../../testing/records/records.ts';
import { allInView } from '../../../../testing/in-view.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const ALL = 'GET /api/admin/contact-submissions?limit=1';
const UNREAD = 'GET /api/admin/contact-submissions?limit=5&status=new';
const RECENT = 'GET /api/activities/recent';

const server = new MockServer();
afterEach(cleanup);

type Answers = Parameters<MockServer['respondWith']>[0];

const open = (responses: Answers = {}) =>
  openAdmin(server, '/admin', {
    [ALL]: list([]),
    [UNREAD]: list([]),
    [RECENT]: list([]),
    'GET /api/admin/statistics/weeks': { json: someWeeks() },
    'GET /api/admin/backups': { json: someBackups() },
    ...responses,
  });

const summary = (name: RegExp) => screen.findByRole('button', { name });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const entries = async (name: string) => (await section(name)).findAllByRole('listitem');
const five = [5, 4, 3, 2, 1];

describe('the dashboard of the admin area', () => {
  allInView();

  it('reports that nothing is waiting', async () => {
    open();
    expect((await summary(/Total Submissions ?0/)).textContent).toContain('0');
    expect((await summary(/Unread Submissions/)).textContent).toContain('Pending review');
    expect((await summary(/Recent Activity/)).textContent).toContain('Last 30 days');
    const texts = [
      'All caught up!',
      'No unread submissions at the moment.',
      'No recent activity',
      'No customer activities recorded in the last 30 days.',
    ];
    for (const text of texts) expect(await screen.findByText(text)).toBeTruthy();
  });

  it("shows the amount due and this month's income, and links to the rest", async () => {
    const thisMonth = { received: 250.5, refunded: 50 };
    const { keys, address } = open({
      'GET /api/admin/money': { json: someMoney({ owed: 1200, thisMonth }) },
    });
    const card = await screen.findByRole('link', { name: /^Owed ?\$1,200 ?\$200.50 earned/ });
    await keys.click(card);
    expect(address()).toBe('/admin/money');
  });

  it('scrolls to the submissions once they are there when their card is pressed early', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const checklist = Promise.withResolvers<object>();
    const smoothly = () =>
      scrolled.mock.calls.flatMap(([options], at) =>
        (options as ScrollToOptions).behavior === 'smooth' ? [scrolled.mock.contexts[at]] : [],
      );
    const { keys } = open({ 'GET /api/admin/checklist': checklist.promise });
    await keys.click(await summary(/Total Submissions/));
    expect(smoothly()).toEqual([]);
    checklist.resolve({ json: { dismissed: true, samples: 'none', steps: [] } });
    const shown = await screen.findByRole('region', { name: 'Recent Unread Submissions' });
    expect(smoothly()).toEqual([shown]);
    scrolled.mockRestore();
  });

  it('shows the newest unread submissions, and links to all', async () => {
    const message = `${'words and '.repeat(14)}0123456789 past the hundred and fiftieth`;
    const own = { name: 'Newest', message, preferredContact: 'phone', mayBeSpam: true } as const;
    const newest = someContact(own);
    const contacts = [newest, ...[4, 3, 2, 1].map((id) => someContact({ id }))];
    const { keys, address } = open({ [ALL]: list([newest], 7), [UNREAD]: list(contacts, 6) });
    const [first] = await entries('Recent Unread Submissions');
    expect((await summary(/Total Submissions/)).textContent).toContain('7');
    expect((await summary(/Unread Submissions/)).textContent).toContain('6');
    for (const text of ['Newest', 'ada@example.com', 'New', 'May be spam', 'Prefers: phone'])
      expect(first?.textContent).toContain(text);
    expect(first?.textContent).toMatch(/Jan 2, 2026 \d{1,2}:\d\d [AP]M/);
    expect(within(first!).getByText(`${message.slice(0, 150)}...`)).toBeTruthy();
    const all = screen.getByRole('link', { name: 'View All 6 Unread Submissions' });
    expect(all.getAttribute('href')).toBe('/admin/contacts');
    await keys.click(within(first!).getByRole('link', { name: /Newest/ }));
    expect(address()).toBe('/admin/contacts?highlight=31');
  });

  it('hides the link from the dashboard to all submissions when all are shown', async () => {
    const contacts = five.map((id) => someContact({ id }));
    const activities = five.map((id) => someActivity({ id }));
    open({ [UNREAD]: list(contacts), [RECENT]: list(activities) });
    expect(await entries('Recent Unread Submissions')).toHaveLength(5);
    expect(await entries('Recent Activity')).toHaveLength(5);
    expect(screen.queryByRole('link', { name: /View All/ })).toBeNull();
    const link = (await section('Recent Activity')).getByRole('link', { name: 'All activity' });
    expect(link.getAttribute('href')).toBe('/admin/activity');
  });

  it('shows the latest activities, and links to the customer', async () => {
    const description = `${'words and '.repeat(9)}0123456789 past the hundredth`;
    const newest = someActivity({ type: 'service_completed', description });
    const { keys, address } = open({ [RECENT]: list([newest], 6) });
    const [first] = await entries('Recent Activity');
    expect(first?.textContent).toContain('Service Completed');
    expect(first?.textContent).toMatch(/Jan 2, 2026 \d{1,2}:\d\d [AP]M/);
    expect(within(first!).getByText(`${description.slice(0, 100)}...`)).toBeTruthy();
    const all = screen.getByRole('link', { name: 'View All 6 Recent Activities' });
    expect(all.getAttribute('href')).toBe('/admin/activity');
    await keys.click(within(first!).getByRole('link', { name: 'Grace Hopper' }));
    expect(address()).toBe('/admin/customers/7');
  });

  it('shows the numbers of twelve weeks in a table', async () => {
    open({ 'GET /api/admin/statistics/weeks': { json: someWeeks(2, 5) } });
    const table = await screen.findByRole('table', { name: 'Submissions and activities by week' });
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(13);
    expect(rows.at(-1)?.textContent).toContain('5');
  });

  it('reports that the dashboard cannot be read, and reads it again', async () => {
    const { keys } = open({ [RECENT]: problem(503, 'The database is away.') });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The dashboard could not be loaded');
    expect(alert.textContent).toContain('The database is away.');
    server.respondWith({ [RECENT]: list([]) });
    await keys.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await summary(/Recent Activity/)).toBeTruthy();
  });
});
