import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type RetainerRecord, retainer, retainerRecord } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { stopDate } from '../../../../testing/fake-date.ts';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { expectToast, fill } from '../../../../testing/queries.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const GET = 'GET /api/admin/retainers/6';
const MONTHS = 'POST /api/admin/retainers/6/months';
const SKIP = 'POST /api/admin/retainers/6/skip';
const PAUSE = 'POST /api/admin/retainers/6/pause';
const RESUME = 'POST /api/admin/retainers/6/resume';
const END = 'POST /api/admin/retainers/6/end';
const LAST_DAY = 'PUT /api/admin/retainers/6/last-day';

const server = new MockServer();
beforeEach(() => void stopDate(new Date('2026-05-20T12:00:00Z')));
afterEach(() => void jest.useRealTimers());
afterEach(cleanup);

const record = (own: Partial<RetainerRecord> = {}) => ({ ...retainerRecord(), ...own });
const waiting = {
  ...{ month: '2026-04', dueOn: '2026-04-01', state: 'waiting' as const },
  ...{ purchaseId: null, invoice: null, owed: null },
};

const open = async (own: Partial<RetainerRecord> = {}) => {
  const opened = openAdmin(server, '/admin/retainers/6', { [GET]: { json: record(own) } });
  await screen.findByRole('heading', { level: 1, name: 'Support' });
  return opened;
};
const months = () =>
  within(screen.getByRole('list', { name: 'Months' }))
    .getAllByRole('listitem')
    .map((month) => month.textContent);

describe('the list of retainers', () => {
  it('shows price, next invoice and waiting months of each retainer, and finds them by state', async () => {
    const paused = { id: 7, title: 'Reports', state: 'paused' as const, nextOn: null, waiting: 2 };
    openAdmin(server, '/admin/retainers', {
      'GET /api/admin/retainers': list([retainer(), { ...retainer(), ...paused }]),
    });
    const shown = await screen.findByRole('list', { name: 'Retainers' });
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'SupportMaya OkaforNext invoice on June 1, 2026.$500 a monthActive',
      'ReportsMaya OkaforPaused: no invoices are made.$500 a month2 months waitPaused',
    ]);
    expect(screen.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe(
      '/admin/retainers/6',
    );
  });

  it('says how a retainer is made when there is none', async () => {
    openAdmin(server, '/admin/retainers', { 'GET /api/admin/retainers': list([]) });
    await screen.findByText('No retainers yet');
    expect(screen.getByRole('link', { name: 'Write an offer' })).toBeTruthy();
  });
});

describe('the record of a retainer', () => {
  it('shows the next invoice, the months with their invoices, and what was accepted', async () => {
    await open();
    expect(screen.getByText('Next invoice on June 1, 2026.')).toBeTruthy();
    expect(
      screen.getByText('$500 a month, first on April 1, 2026, then on the 1st of each month'),
    ).toBeTruthy();
    expect(months()).toEqual([
      'May 2026$500 dueMay 1, 2026Invoice 2026-0007Purchase 32',
      'April 2026SkippedApril 1, 2026Invoice',
    ]);
    expect(screen.getByText('Support by phone')).toBeTruthy();
  });

  it('invoices a month of a retainer that waits, or skips it, with one press', async () => {
    const { keys } = await open({ months: [waiting] });
    server.respondWith({ [MONTHS]: { json: record() }, [SKIP]: { json: record() } });
    await keys.click(screen.getByRole('button', { name: 'Invoice April 2026' }));
    await expectToast('Success', 'The invoice for April 2026 is on its way');
    await keys.click(screen.getByRole('button', { name: 'Skip April 2026' }));
    await expectToast('Success', 'April 2026 is skipped');
    expect([server.bodiesTo(MONTHS), server.bodiesTo(SKIP)]).toEqual([
      [{ month: '2026-04' }],
      [{ month: '2026-04' }],
    ]);
  });

  it('says why no invoice of a retainer can be issued, and only offers to skip the month', async () => {
    await open({ months: [waiting], problem: 'Enter your legal name.' });
    expect(screen.getByText('No invoice can be issued: Enter your legal name.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Invoice April 2026' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Skip April 2026' })).toBeTruthy();
  });

  it('pauses and resumes a retainer in the version that is shown', async () => {
    const { keys } = await open();
    const paused = record({ state: 'paused', pausedOn: '2026-05-20', nextOn: null, version: 2 });
    server.respondWith({ [PAUSE]: { json: paused }, [GET]: { json: paused } });
    await keys.click(screen.getByRole('button', { name: 'Pause' }));
    await screen.findByText('Paused: no invoices are made.');
    server.respondWith({ [RESUME]: problem(409, 'It was changed elsewhere.') });
    await keys.click(screen.getByRole('button', { name: 'Resume' }));
    await expectToast('Error', 'It was changed elsewhere.');
    expect([server.bodiesTo(PAUSE), server.bodiesTo(RESUME)]).toEqual([
      [{ version: 1 }],
      [{ version: 2 }],
    ]);
  });

  it('ends a retainer on a day, and now', async () => {
    const { keys } = await open();
    const openDialog = async () => {
      await keys.click(screen.getByRole('button', { name: 'More actions' }));
      await keys.click(screen.getByRole('button', { name: 'End' }));
    };
    await openDialog();
    await keys.click(screen.getByRole('radio', { name: 'On a day' }));
    await keys.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Please enter a date')).toBeTruthy();
    await fill(keys, screen.getByLabelText('Last day'), '2026-08-31');
    const moved = record({ endsOn: '2026-08-31', version: 2 });
    server.respondWith({ [LAST_DAY]: { json: moved }, [GET]: { json: moved } });
    await keys.click(screen.getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'It ends on August 31, 2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openDialog();
    server.respondWith({
      [END]: { json: record({ state: 'ended', endsOn: '2026-05-20', nextOn: null }) },
    });
    await keys.click(screen.getByRole('button', { name: 'End Now' }));
    await expectToast('Success', 'Retainer ended');
    expect([server.bodiesTo(LAST_DAY), server.bodiesTo(END)]).toEqual([
      [{ version: 1, endsOn: '2026-08-31' }],
      [{ version: 2 }],
    ]);
  });

  it('offers another price of a retainer from the next invoice on, and names the retainer before it', async () => {
    const { keys, address } = await open({ earlier: { id: 4, title: 'Old support' } });
    expect(screen.getByRole('link', { name: 'Old support' }).getAttribute('href')).toBe(
      '/admin/retainers/4',
    );
    await keys.click(screen.getByRole('button', { name: 'New Price' }));
    expect(address()).toBe('/admin/offers/new?customerId=3&copy=5&startsOn=2026-06-01');
  });
});
