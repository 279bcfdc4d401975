import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { BusinessProfile, SiteContentPart } from '@polaris/contracts';
import { SITE_DATA } from '@polaris/contracts/browser-names';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { fill } from '../../../../testing/queries.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';
import { someService } from '../../../../testing/records/records.ts';

const PART = 'GET /api/admin/site-content/site';
const SAVE_PART = 'PUT /api/admin/site-content/site';
const PROFILE = 'GET /api/admin/business-profile';
const SAVE_PROFILE = 'PUT /api/admin/business-profile';

const server = new MockServer();
afterEach(cleanup);

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
  terms: null,
  bankDetails: null,
  version: 2,
  updatedAt: null,
};

const open = (step = '') =>
  openAdmin(server, `/admin/start${step}`, {
    [PART]: { json: part },
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

  it('saves the name and the time zone, and keeps the other texts and fields', async () => {
    const { keys } = open();
    await fill(keys, await screen.findByLabelText(/^Your name/), 'Ada Harbor');
    await keys.selectOptions(screen.getByLabelText('Time zone'), 'America/Chicago');
    server.lay({ [SAVE_PART]: { json: part }, [SAVE_PROFILE]: { json: profile } });
    await keys.click(press('Save and continue'));
    expect(await title('Your services and prices')).toBeTruthy();
    expect(server.bodiesTo(SAVE_PART)).toEqual([
      { value: { ...value, owner: 'Ada Harbor' }, version: 0 },
    ]);
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
    server.lay({
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
    server.lay({ [SAVE_PART]: problem(400, message, [{ path: 'value.owner', message }]) });
    await keys.click(press('Save and continue'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(server.callsTo(SAVE_PROFILE)).toEqual([]);
  });

  it('reports that the time zone was not saved, and retries with what is stored by then', async () => {
    const { keys } = open();
    await keys.selectOptions(await screen.findByLabelText('Time zone'), 'America/Chicago');
    server.lay({
      [SAVE_PART]: { json: { ...part, version: 1 } },
      [SAVE_PROFILE]: problem(503, 'The database is away.'),
    });
    await keys.click(press('Save and continue'));
    expect(await screen.findByText('The database is away.')).toBeTruthy();
    server.lay({ [SAVE_PROFILE]: { json: profile } });
    await keys.click(press('Save and continue'));
    expect(await title('Your services and prices')).toBeTruthy();
    expect(server.bodiesTo(SAVE_PART)).toMatchObject([{ version: 0 }, { version: 1 }]);
  });

  it('changes a price without leaving the step', async () => {
    const audit = someService({ id: 4, name: 'Data Audit', price: 300, priceDisplay: null });
    const { keys } = openAdmin(server, '/admin/start?step=prices', {
      'GET /api/services': list([audit, someService({ id: 5, name: 'Old', isActive: false })]),
    });
    expect(await screen.findByText('Inactive')).toBeTruthy();
    await keys.click(await screen.findByRole('button', { name: 'Edit Data Audit' }));
    await fill(keys, await screen.findByLabelText(/^Base Price/), '450');
    const saved = { ...audit, price: 450 };
    server.lay({ 'PUT /api/services/4': { json: saved }, 'GET /api/services': list([saved]) });
    await keys.click(press('Update Service'));
    expect(await screen.findByText('$450')).toBeTruthy();
    expect(await title('Your services and prices')).toBeTruthy();
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
    server.lay({ 'POST /api/customers': problem(409, 'A customer has this email.') });
    await keys.click(press('Add and finish'));
    expect(await screen.findByText('A customer has this email.')).toBeTruthy();
  });
});
