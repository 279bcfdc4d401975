import { afterEach, describe, expect, it } from '@jest/globals';
import type { Backups } from '@polaris/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { someBackups, someWeeks } from '../../../../testing/records/figures.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const BACKUPS = 'GET /api/admin/backups';

const server = new MockServer();
afterEach(cleanup);

type Answers = Parameters<MockServer['respondWith']>[0];

const open = (response: Answers[string]) =>
  openAdmin(server, '/admin', {
    'GET /api/admin/contact-submissions': list([]),
    'GET /api/activities/recent': list([]),
    'GET /api/admin/statistics/weeks': { json: someWeeks() },
    [BACKUPS]: response,
  });

const card = () => screen.findByRole('link', { name: /^Backups (?!$)/ });
const show = (own: Partial<Backups>) => open({ json: someBackups(own) });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const lastAt = (hours: number) => ({ ...someBackups().last!, at: hoursAgo(hours) });
const reds = (element: HTMLElement) => element.querySelectorAll('.text-danger').length;

describe('the backup card', () => {
  it('shows time, size and rehearsal of the last backup, and links to the screen', async () => {
    const { keys, address } = show({ last: lastAt(5) });
    const link = await card();
    await waitFor(() => expect(link.textContent).toContain('5 hours ago'));
    expect(link.textContent).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M/);
    expect(link.textContent).toContain('12.4 MB · Restored and compared');
    expect(reds(link)).toBe(0);
    await keys.click(link);
    expect(address()).toBe('/admin/backups');
  });

  it.each<[string, Partial<Backups>, string]>([
    ['there was none for two days', { isOverdue: true, last: lastAt(50) }, 'No backup for 2 days'],
    ['there was never one', { isOverdue: true, last: null }, 'No backup yet'],
    [
      'the last attempt failed',
      { failure: { at: hoursAgo(1), message: 'The disk is full.' } },
      'The last backup failed: The disk is full.',
    ],
    [
      'the rehearsal failed',
      {
        rehearsal: {
          at: hoursAgo(1),
          result: 'failed',
          message: 'A row of customers was different.',
          backupAt: null,
        },
      },
      'The rehearsal failed: A row of customers was different.',
    ],
    ['the clock was wrong', { datedAhead: '2100-03-04T12:00:00.000Z' }, 'dated Mar 4, 2100'],
  ])('turns red when %s', async (_, own, text) => {
    show(own);
    const link = await card();
    await waitFor(() => expect(link.textContent).toContain(text));
    expect(reds(link)).toBeGreaterThan(0);
  });

  it('shows without red that no backups are planned, and what to set', async () => {
    show({ isNightly: false, last: null, rehearsal: null });
    const link = await card();
    await waitFor(() => expect(link.textContent).toContain('Nightly backups are off'));
    expect(link.textContent).toContain('None yet');
    expect(reds(link)).toBe(0);
  });

  it('shows the rest of the dashboard when backups cannot be loaded', async () => {
    open(problem(503, 'The database is away.'));
    await waitFor(async () => expect((await card()).textContent).toContain('could not be loaded'));
    expect(await screen.findByText('All caught up!')).toBeTruthy();
  });
});
