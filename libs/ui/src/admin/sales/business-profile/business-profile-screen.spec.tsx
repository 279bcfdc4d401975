import { afterEach, describe, expect, it } from '@jest/globals';
import type { BusinessProfile } from '@polaris/contracts';
import { cleanup, screen } from '@testing-library/react';
import { MockServer, problem } from '../../../../testing/mock-server.ts';
import { expectToast, fill, findConflict, valueOf } from '../../../../testing/queries.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const GET = 'GET /api/admin/business-profile';
const PUT = 'PUT /api/admin/business-profile';
const OPTIONS = 'GET /api/payment-options';

const server = new MockServer();
afterEach(cleanup);

const someProfile = (own: Partial<BusinessProfile> = {}): BusinessProfile => ({
  legalName: 'Polaris Consulting',
  address: '1 Star Street\nPortland',
  email: null,
  taxId: null,
  timeZone: 'America/New_York',
  daysUntilDue: 14,
  taxMode: 'added',
  taxRate: 0,
  orderInvoices: 'taxed',
  bankDebits: false,
  offerCodeAbove: null,
  terms: null,
  bankDetails: null,
  offerTerms: null,
  version: 3,
  updatedAt: '2026-01-02T15:00:00.000Z',
  ...own,
});

const empty = { legalName: null, address: null, version: 0, updatedAt: null };

const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const open = (profile = someProfile()) =>
  openAdmin(server, '/admin/business-profile', { [GET]: { json: profile } });

describe('the business profile', () => {
  it('explains an empty business profile', async () => {
    open(someProfile(empty));
    expect(
      await screen.findByText(/An invoice needs your legal name and your address/),
    ).toBeTruthy();
    expect(valueOf(screen.getByLabelText('Time zone'))).toBe(browserZone);
  });

  it('keeps the time zone that was saved', async () => {
    open(someProfile({ timeZone: 'America/New_York', version: 1 }));
    expect(valueOf(await screen.findByLabelText('Time zone'))).toBe('America/New_York');
  });

  it('saves by keyboard, with the version that was edited', async () => {
    const { keys } = open(someProfile(empty));
    await fill(keys, await screen.findByLabelText('Terms of offers'), 'Two weeks of **notice**.');
    await fill(keys, screen.getByLabelText('Legal name'), 'Polaris LLC');
    const saved = someProfile({ legalName: 'Polaris LLC', address: null, version: 1 });
    server.respondWith({ [PUT]: { json: saved }, [GET]: { json: saved } });
    await keys.keyboard('{Enter}');
    await expectToast('Success', 'Business profile saved');
    expect(server.bodiesTo(PUT)).toMatchObject([
      {
        ...{ legalName: 'Polaris LLC', timeZone: browserZone, daysUntilDue: 14, version: 0 },
        offerTerms: 'Two weeks of **notice**.',
      },
    ]);
    expect(screen.queryByText(/Nothing is entered yet/)).toBeNull();
  });

  it.each([
    ['America/Los_Angeles', /2 free times of the next 7 days will be 3 hours later/],
    ['Asia/Calcutta', /2 free times of the next 7 days will be 10 hours 30 minutes earlier/],
    ['America/Toronto', /Booked sessions stay when they are, and so do free times/],
  ])('explains how the time zone %s changes free times before it is saved', async (zone, text) => {
    const times = [16, 17, 18].map((hour) => ({
      startTime: `2026-01-07T${hour}:00:00.000Z`,
      endTime: `2026-01-07T${hour + 1}:00:00.000Z`,
      hiddenBy: hour === 18 ? ('session' as const) : null,
      calendar: null,
    }));
    const { keys } = open();
    server.respondWith({
      'GET /api/admin/booking/explain': {
        json: {
          timeZone: 'America/New_York',
          days: [{ day: '2026-01-07', hasHours: true, times }],
        },
      },
    });
    expect(screen.queryByText(/Booked sessions stay/)).toBeNull();
    await keys.selectOptions(await screen.findByLabelText('Time zone'), zone);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('shows how sales tax is charged, and at which rate', async () => {
    const { keys } = open();
    const mode = await screen.findByLabelText('Sales tax');
    expect(valueOf(mode)).toBe('added');
    await keys.selectOptions(mode, 'Included in prices');
    await fill(keys, screen.getByLabelText('Sales tax rate (%)'), '8.875');
    await keys.selectOptions(screen.getByLabelText('Invoice new orders'), 'Always');
    const saved = someProfile({ taxMode: 'included', taxRate: 8.875, version: 4 });
    server.respondWith({ [PUT]: { json: saved }, [GET]: { json: saved } });
    await keys.click(screen.getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Business profile saved');
    expect(server.bodiesTo(PUT)).toMatchObject([
      { taxMode: 'included', taxRate: 8.875, orderInvoices: 'always' },
    ]);
  });

  it('asks for a mailed code above a sum, or never when it is empty', async () => {
    const stored = someProfile({ offerCodeAbove: 5000 });
    const { keys } = open(stored);
    const field = await screen.findByLabelText<HTMLInputElement>(/^Ask for a mailed code/);
    expect(field.value).toBe('5000');
    await keys.clear(field);
    const saved = someProfile({ version: 4 });
    server.respondWith({ [PUT]: { json: saved }, [GET]: { json: saved } });
    await keys.click(screen.getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Business profile saved');
    expect(server.bodiesTo(PUT)).toMatchObject([{ offerCodeAbove: null }]);
  });

  it('accepts bank debits, which is offered only where cards are', async () => {
    const options = (card: boolean) => ({ json: { card, bankDebit: false } });
    server.respondWith({ [OPTIONS]: options(true) });
    const { keys } = open();
    await keys.click(await screen.findByRole('checkbox', { name: /^Accept bank debits/ }));
    const saved = someProfile({ bankDebits: true, version: 4 });
    server.respondWith({ [PUT]: { json: saved }, [GET]: { json: saved } });
    await keys.click(screen.getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Business profile saved');
    expect(server.bodiesTo(PUT)).toMatchObject([{ bankDebits: true }]);
    cleanup();
    server.respondWith({ [OPTIONS]: options(false) });
    open();
    await screen.findByLabelText('Legal name');
    await server.answered();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('shows an error at its field', async () => {
    const { keys } = open();
    await fill(keys, await screen.findByLabelText('Days until due'), '400');
    await keys.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Must be a whole number of days, 0 to 365.')).toBeTruthy();
    expect(server.callsTo(PUT)).toEqual([]);
  });

  it('offers a choice when another window has saved the same field', async () => {
    const { keys } = open();
    await fill(keys, await screen.findByLabelText('Legal name'), 'Mine');
    const theirs = someProfile({ legalName: 'Polaris Inc.', version: 4 });
    server.respondWith({
      [PUT]: problem(409, 'Someone else has changed this.'),
      [GET]: { json: theirs },
    });
    await keys.click(screen.getByRole('button', { name: 'Save' }));
    const conflict = await findConflict();
    expect(conflict.getByText('Polaris Inc.')).toBeTruthy();
  });

  it('reads the business profile again after a failure', async () => {
    const { keys } = openAdmin(server, '/admin/business-profile', { [GET]: problem(400, 'No.') });
    expect(await screen.findByText('The business profile could not be loaded')).toBeTruthy();
    server.respondWith({ [GET]: { json: someProfile() } });
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByDisplayValue('Polaris Consulting')).toBeTruthy();
  });
});
