import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { BusinessProfile, SiteContentPart } from '@polaris/contracts';
import { setClockZone } from '../../../primitives/clock.ts';
import { SITE_DATA } from '@polaris/contracts/browser-names';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { fill } from '../../../../testing/queries.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';
import { someUser } from '../../../../testing/render-screen.tsx';
import { someService } from '../../../../testing/records/records.ts';

const PART = 'GET /api/admin/site-content/site';
const SAVE_PART = 'PUT /api/admin/site-content/site';
const PROFILE = 'GET /api/admin/business-profile';
const SAVE_PROFILE = 'PUT /api/admin/business-profile';

const server = new MockServer();
afterEach(() => {
  cleanup();
  setClockZone(null);
});

const value = {
  owner: 'Maya Plain',
  role: 'Consultant',
  brand: 'Polaris',
  mail: 'maya@example.com',
  place: 'Portland, ME',
  blurb: 'A text that stays.',
};

const part: SiteContentPart = {
  name: 'site',
  title: 'You',
  about: 'Your name.',
  path: '/about',
  form: {},
  value,
  defaults: value,
  outdated: [],
  version: 0,
  updatedAt: null,
};

const profile: BusinessProfile = {
  legalName: 'Polaris LLC',
  address: null,
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
  version: 2,
  updatedAt: null,
};

const open = (step = '', stored = part) =>
  openAdmin(server, `/admin/start${step}`, {
    [PART]: { json: stored },
    [PROFILE]: { json: profile },
    'GET /api/services': list([someService({ name: 'Data Audit', price: 300 })]),
  });

const press = (name: string) => screen.getByRole('button', { name });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the first run', () => {
  it('shows each step from its top', async () => {
    const { keys } = open('?step=prices');
    await title('Your services and prices');
    const scrollTo = jest.spyOn(window, 'scrollTo');
    await keys.click(press('Continue'));
    await title('Your email');
    expect(scrollTo.mock.calls).toContainEqual([{ top: 0, behavior: 'instant' }]);
    scrollTo.mockRestore();
  });

  it('shows a new owner empty name fields with examples, and fills in what the account knows', async () => {
    open();
    const name = await screen.findByLabelText<HTMLInputElement>(/^Your name/);
    expect([name.value, name.placeholder]).toEqual(['Grace Hopper', 'Ada Harbor']);
    const place = screen.getByLabelText<HTMLInputElement>(/^Location/);
    expect([place.value, place.placeholder]).toEqual(['', 'Portland, ME 04101']);
    const mail = screen.getByLabelText<HTMLInputElement>(/^Public email/);
    expect(mail.value).toBe(someUser().email);
  });

  it('does not name the time zone of the business above the field that sets it', async () => {
    openAdmin(server, '/admin/start', {
      'GET /api/auth/user': { json: someUser({ isAdmin: true, timeZone: 'Asia/Tokyo' }) },
      [PART]: { json: part },
      [PROFILE]: { json: profile },
    });
    await screen.findByLabelText('Time zone');
    expect(screen.queryByText(/^Times are in/)).toBeNull();
  });

  it('keeps what the owner has entered before', async () => {
    open('', { ...part, value: { ...value, place: 'Salem, MA' } });
    const place = await screen.findByLabelText<HTMLInputElement>(/^Location/);
    expect(place.value).toBe('Salem, MA');
  });

  it('saves the fields and the time zone, and keeps the other texts and fields', async () => {
    const { keys } = open();
    await fill(keys, await screen.findByLabelText(/^Your name/), 'Ada Harbor');
    await fill(keys, screen.getByLabelText(/^What you do/), 'Analyst');
    await fill(keys, screen.getByLabelText(/^Location/), 'Salem, MA');
    await keys.selectOptions(screen.getByLabelText('Time zone'), 'America/Chicago');
    server.respondWith({ [SAVE_PART]: { json: part }, [SAVE_PROFILE]: { json: profile } });
    await keys.click(press('Save and continue'));
    expect(await title('Your services and prices')).toBeTruthy();
    const own = {
      ...{ owner: 'Ada Harbor', role: 'Analyst', place: 'Salem, MA' },
      // Without a business name, the owner's stands for it.
      ...{ brand: 'Ada Harbor', mail: someUser().email },
    };
    expect(server.bodiesTo(SAVE_PART)).toEqual([{ value: { ...value, ...own }, version: 0 }]);
    expect(server.bodiesTo(SAVE_PROFILE)).toMatchObject([
      { legalName: 'Polaris LLC', timeZone: 'America/Chicago', version: 2 },
    ]);
    expect(await screen.findByText('Data Audit')).toBeTruthy();
  });

  it("puts the saved business into the page and the tab's title without a reload", async () => {
    const data = document.createElement('script');
    data.id = SITE_DATA;
    data.type = 'application/json';
    data.textContent = JSON.stringify(value);
    document.body.append(data);
    const { keys } = open();
    await fill(keys, await screen.findByLabelText(/^Business name/), 'Harbor Data');
    const saved = { ...value, brand: 'Harbor Data' };
    server.respondWith({
      [SAVE_PART]: { json: { ...part, value: saved } },
      [SAVE_PROFILE]: { json: profile },
    });
    await keys.click(press('Save and continue'));
    await waitFor(() => expect(document.title).toMatch(/ · Admin · Harbor Data$/));
    expect(await title('Your services and prices')).toBeTruthy();
    expect(JSON.parse(data.textContent)).toEqual(saved);
    data.remove();
  });

  it('stays at a step whose text is refused, and shows why at the field', async () => {
    const { keys } = open();
    await fill(keys, await screen.findByLabelText(/^Your name/), 'x');
    const message = 'Please enter a text.';
    server.respondWith({ [SAVE_PART]: problem(400, message, [{ path: 'value.owner', message }]) });
    await keys.click(press('Save and continue'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(server.callsTo(SAVE_PROFILE)).toEqual([]);
  });

  it('reports that the time zone was not saved, and retries with what is stored by then', async () => {
    const { keys } = open();
    await keys.selectOptions(await screen.findByLabelText('Time zone'), 'America/Chicago');
    server.respondWith({
      [SAVE_PART]: { json: { ...part, version: 1 } },
      [SAVE_PROFILE]: problem(503, 'The database is away.'),
    });
    await keys.click(press('Save and continue'));
    expect(await screen.findByText('The database is away.')).toBeTruthy();
    server.respondWith({ [SAVE_PROFILE]: { json: profile } });
    await keys.click(press('Save and continue'));
    expect(await title('Your services and prices')).toBeTruthy();
    expect(server.bodiesTo(SAVE_PART)).toMatchObject([{ version: 0 }, { version: 1 }]);
  });

  it('changes a price in its line when the field is left', async () => {
    const audit = someService({ id: 4, name: 'Data Audit', price: 300, priceDisplay: null });
    const { keys } = openAdmin(server, '/admin/start?step=prices', {
      'GET /api/services': list([audit]),
    });
    const field = await screen.findByLabelText('Price of Data Audit in dollars');
    const saved = { ...audit, price: 450, version: audit.version + 1 };
    server.respondWith({
      'PUT /api/services/4': { json: saved },
      'GET /api/services': list([saved]),
    });
    await fill(keys, field, '450');
    await keys.tab();
    await waitFor(() => expect(server.callsTo('PUT /api/services/4')).toHaveLength(1));
    expect(server.bodiesTo('PUT /api/services/4')).toMatchObject([
      { price: 450, name: 'Data Audit' },
    ]);
  });

  it('shows at the field why a price was refused', async () => {
    const audit = someService({ id: 4, name: 'Data Audit', price: 300, priceDisplay: null });
    const { keys } = openAdmin(server, '/admin/start?step=prices', {
      'GET /api/services': list([audit]),
    });
    const message = 'Base price must be a number of at least 0 with at most two decimals';
    server.respondWith({
      'PUT /api/services/4': problem(400, message, [{ path: 'price', message }]),
    });
    const field = await screen.findByLabelText('Price of Data Audit in dollars');
    await fill(keys, field, '-1');
    await keys.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it('hides a service from visitors in its line', async () => {
    const audit = someService({ id: 4, name: 'Data Audit', priceDisplay: 'From $300' });
    const { keys } = openAdmin(server, '/admin/start?step=prices', {
      'GET /api/services': list([audit]),
    });
    const hide = await screen.findByRole('button', { name: 'Hide Data Audit' });
    const saved = { ...audit, isActive: false, version: audit.version + 1 };
    server.respondWith({
      'PUT /api/services/4': { json: saved },
      'GET /api/services': list([saved]),
    });
    await keys.click(hide);
    expect(await screen.findByText('Hidden')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show Data Audit' })).toBeTruthy();
    expect(server.bodiesTo('PUT /api/services/4')).toMatchObject([{ isActive: false }]);
  });

  it('ends with the site, its address and what comes next', async () => {
    const { keys } = open('?step=customer');
    await keys.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await title('Your site is live')).toBeTruthy();
    const view = screen.getByRole('link', { name: 'View your site' });
    expect(view.getAttribute('href')).toBe(location.origin);
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(await preview.findByText('Data Audit')).toBeTruthy();
    expect(press('Copy link')).toBeTruthy();
    expect(press('Add sample data')).toBeTruthy();
  });

  it('adds the first service when there is none', async () => {
    const { keys } = openAdmin(server, '/admin/start?step=prices', {
      'GET /api/services': list([]),
    });
    expect(await screen.findByText('You have no services yet.')).toBeTruthy();
    await keys.click(press('Add New Service'));
    expect(await screen.findByRole('heading', { name: 'Add New Service' })).toBeTruthy();
  });

  it('skips a step when the owner presses Not now', async () => {
    const { keys } = open();
    await keys.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await title('Your services and prices')).toBeTruthy();
    expect(server.callsTo(SAVE_PART)).toEqual([]);
  });

  it('explains why a customer was not added', async () => {
    const { keys } = open('?step=customer');
    await fill(keys, await screen.findByLabelText(/^Name/), 'Ben Bay');
    server.respondWith({ 'POST /api/customers': problem(409, 'A customer has this email.') });
    await keys.click(press('Add and finish'));
    expect(await screen.findByText('A customer has this email.')).toBeTruthy();
  });
});
