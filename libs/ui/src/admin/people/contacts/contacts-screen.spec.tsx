import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContactSubmission } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import {
  descriptionOf,
  expectToast,
  fill,
  toastText,
  valueOf,
} from '../../../../testing/queries.ts';
import { someOffer } from '../../../../testing/records/offer-records.ts';
import { someContact, someCustomer, someService } from '../../../../testing/records/records.ts';
import { someProfile } from '../../../../testing/records/sales-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/contact-submissions';
const UPDATE = 'PUT /api/admin/contact-submissions/31';
const CONVERT = 'POST /api/contacts/31/convert';
const NAME = 'Ada Lovelace';

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** The list, with submission 31 selected by the address. */
async function open(contact: ContactSubmission = someContact(), matches: object[] = []) {
  const opened = openAdmin(server, '/admin/contacts?highlight=31', {
    [LIST]: list([contact]),
    'GET /api/customers/matches': { json: matches },
    'GET /api/services': list([someService({ id: 4, name: 'Data Audit' })]),
    'GET /api/admin/offers': list([someOffer()]),
  });
  await screen.findByRole('article');
  await detail().findByRole('heading', { name: contact.name });
  return opened;
}

const detail = () => within(screen.getByRole('region', { name: 'Submission' }));
const detailText = () => screen.getByRole('region', { name: 'Submission' }).textContent;
const card = () => within(screen.getByRole('article'));
const editing = () => within(screen.getByRole('form', { name: `Edit ${NAME}` }));
const field = (name: string) => editing().getByRole('textbox', { name });
const press = (name: string) => detail().getByRole('button', { name });

async function openEdit() {
  const { keys } = await open();
  await keys.click(screen.getByRole('button', { name: `Edit ${NAME}` }));
  return keys;
}

describe('a submission', () => {
  it('shows the start of a message in the list, and all of it in the detail', async () => {
    const message = `${'Numbers '.repeat(12)}1234END of the message, past its first hundred.`;
    await open(someContact({ message, phone: '+1 (555) 010-0199', preferredContact: 'phone' }));
    for (const text of [
      `${message.slice(0, 100)}...`,
      'New',
      'ada@example.com',
      '+1 (555) 010-0199',
      'January 2, 2026',
    ])
      expect(card().getByText(text)).toBeTruthy();
    expect(screen.getByRole('article').textContent).toContain('Preferred contact: Phone');
    expect(detailText()).toContain(message);
    expect(detail().getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M$/)).toBeTruthy();
    const hrefs = ['Reply via Email', 'Call'].map((name) =>
      detail().getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual(['mailto:ada@example.com', 'tel:+15550100199']);
  });

  it('shows how the visit of a submission started', async () => {
    const arrival = { page: '/services/2', referrer: 'news.example', source: 'letter' };
    await open(someContact({ arrival }));
    expect(detailText()).toContain('/services/2, from news.example (letter)');
  });

  it('marks a new submission that may be spam, in the list, and with the reason in the detail', async () => {
    await open(someContact({ mayBeSpam: true }));
    expect(card().getByText('New')).toBeTruthy();
    expect(card().getByText('May be spam')).toBeTruthy();
    expect(detailText()).toContain("The form's hidden field was filled in");
  });

  it.each(['replied', 'spam', 'converted'] as const)(
    'shows no spam warning for a submission once its status is %s',
    async (status) => {
      await open(someContact({ mayBeSpam: true, status }));
      expect(screen.queryByText('May be spam')).toBeNull();
      expect(detailText()).not.toContain('hidden field');
    },
  );

  it("links the time of a submission's call to its week", async () => {
    const call = { startTime: '2026-12-07T15:00:00.000Z', isCanceled: false };
    await open(someContact({ call }));
    const link = detail().getByRole('link', { name: /^Dec 7, 2026 \d{1,2}:00 [AP]M$/ });
    expect(link.getAttribute('href')).toBe('/admin/calendar?week=2026-12-07');
  });

  it("shows that a submission's call is canceled, without a link to its week", async () => {
    const call = { startTime: '2026-12-07T15:00:00.000Z', isCanceled: true };
    await open(someContact({ call }));
    expect(detailText()).toMatch(/CallDec 7, 2026 \d{1,2}:00 [AP]M \(canceled\)/);
    expect(detail().queryByRole('link', { name: /Dec 7, 2026/ })).toBeNull();
  });

  it('shows the customer with the same email or phone, and links there', async () => {
    const known = { id: 9, name: 'Ada L.', company: 'Acme', by: ['email'] };
    const { keys, address } = await open(someContact(), [known]);
    expect(await detail().findByText(/has this email/)).toBeTruthy();
    await keys.click(detail().getByRole('link', { name: 'Ada L. (Acme)' }));
    expect(address()).toBe('/admin/customers/9');
  });

  it('reports when no customer has the same email or phone', async () => {
    await open();
    expect(await detail().findByText('Not yet')).toBeTruthy();
  });

  it('shows no Call button without a phone', async () => {
    await open();
    expect(detail().getByRole('link', { name: 'Reply via Email' })).toBeTruthy();
    expect(detail().queryByText('Call')).toBeNull();
  });

  it('shows hostile text as text, and calls only digits', async () => {
    const name = '"><img src=x onerror=alert(1)> Mallory';
    const message = '</textarea><script>alert(1)</script>';
    await open(someContact({ name, message, phone: '555?call=<script>&#1;x' }));
    expect(detailText()).toContain(message);
    expect(document.querySelector('img, script')).toBeNull();
    const call = detail().getByRole('link', { name: 'Call' });
    expect(call.getAttribute('href')).toBe('tel:5551');
  });

  it('reports when the submission in the address no longer exists', async () => {
    openAdmin(server, '/admin/contacts?highlight=31', { [LIST]: list([]) });
    const text = 'This submission no longer exists.';
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('editing a submission', () => {
  it('shows errors at the fields, and changes nothing on cancel', async () => {
    const keys = await openEdit();
    expect(field('Email').getAttribute('type')).toBe('email');
    await fill(keys, field('Name'), 'A');
    await fill(keys, field('Email'), 'ada@');
    await fill(keys, field('Message'), 'Too short');
    await keys.click(editing().getByRole('button', { name: 'Save' }));
    const errors = {
      Name: 'Name must be at least 2 characters.',
      Email: 'Please enter a valid email address.',
      Message: 'Message must be at least 10 characters.',
    };
    for (const [name, text] of Object.entries(errors))
      await waitFor(() => expect(descriptionOf(field(name))).toBe(text));
    await keys.click(editing().getByRole('button', { name: 'Cancel' }));
    expect(card().getByRole('button', { name: NAME })).toBeTruthy();
    expect(server.callsTo(UPDATE)).toEqual([]);
  });

  it('edits every field, and the status between new, replied and spam', async () => {
    const keys = await openEdit();
    const status = editing().getByRole('combobox', { name: 'Status' });
    const statuses = within(status).getAllByRole('option');
    expect(statuses.map(({ textContent }) => textContent)).toEqual(['New', 'Replied', 'Spam']);
    await fill(keys, field('Name'), 'Augusta King');
    await fill(keys, field('Phone'), '555 0100');
    await keys.selectOptions(editing().getByRole('combobox', { name: 'Prefers' }), 'Any');
    await keys.selectOptions(status, 'Spam');
    const sent = {
      name: 'Augusta King',
      phone: '555 0100',
      preferredContact: 'any',
      status: 'spam',
    } as const;
    const saved = someContact({ ...sent, version: 2 });
    server.respondWith({ [UPDATE]: { json: saved }, [LIST]: list([saved]) });
    await keys.click(editing().getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Contact updated successfully');
    expect(await detail().findByRole('heading', { name: 'Augusta King' })).toBeTruthy();
    expect(detail().getByText('Spam')).toBeTruthy();
    expect(server.bodiesTo(UPDATE)).toMatchObject([{ ...sent, version: 1 }]);
  });
});

describe('the detail of a submission', () => {
  it('links to the customer of a converted submission, and to an offer for them', async () => {
    const { keys, address } = await open(someContact({ status: 'converted', customerId: 12 }));
    const offer = detail().getByRole('link', { name: 'Write an offer' });
    expect(offer.getAttribute('href')).toBe('/admin/offers/new?customerId=12');
    const earlier = await detail().findByRole('link', { name: 'Data audit and support' });
    expect(earlier.getAttribute('href')).toBe('/admin/offers/5');
    expect(earlier.parentElement?.textContent).toBe('Data audit and support$1,800Sent');
    await keys.click(detail().getByRole('link', { name: 'View Customer' }));
    expect(address()).toBe('/admin/customers/12');
  });

  it('converts a submission that asks for a service, and starts the offer of that service', async () => {
    const message = "I'd like an offer for the Data Audit service (From $1,800).\n\nSoon, please.";
    const { keys, address } = await open(someContact({ message }));
    server.respondWith({
      [CONVERT]: { status: 201, json: someCustomer({ id: 7, name: NAME }) },
      'GET /api/customers/7': { json: someCustomer({ id: 7, name: NAME }) },
      'GET /api/admin/business-profile': { json: someProfile() },
      'GET /api/admin/offer-templates': { json: [] },
      'GET /api/admin/invoices/buyer': {
        json: { name: NAME, email: null, address: null, taxId: null },
      },
    });
    await keys.click(await detail().findByRole('button', { name: 'Write an offer' }));
    await waitFor(() => expect(address()).toBe('/admin/offers/new?customerId=7&service=4'));
  });

  it('marks and converts a submission, and offers no marks once converted', async () => {
    const { keys } = await open();
    const replied = someContact({ status: 'replied', version: 2 });
    server.respondWith({ [UPDATE]: { json: replied }, [LIST]: list([replied]) });
    await keys.click(press('Mark as Replied'));
    await expectToast('Success', 'Contact updated successfully', 'Undo');
    expect(await detail().findByText('Replied')).toBeTruthy();

    const { calls } = server;
    const converted = someContact({ status: 'converted', version: 3 });
    server.respondWith({
      [CONVERT]: { status: 201, json: someCustomer({ name: NAME }) },
      [LIST]: list([converted]),
    });
    await keys.click(press('Convert to Customer'));
    await expectToast('Success', 'Contact converted to customer successfully', 'View customer');
    expect(await detail().findByText('Converted')).toBeTruthy();
    const buttons = detail().getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Reply', '']);
    const before = calls.length;
    await keys.keyboard('s');
    await expectToast(
      'Error',
      'This submission was converted to a customer, so its status cannot change.',
    );
    expect(calls.slice(before).filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('converts a submission and opens its customer with the same key', async () => {
    const { keys, address } = await open();
    server.respondWith({
      [CONVERT]: { status: 201, json: someCustomer({ name: NAME }) },
      [LIST]: list([someContact({ status: 'converted', version: 2 })]),
    });
    await keys.keyboard('V');
    await expectToast('Success', 'Contact converted to customer successfully');
    expect(address()).toBe(`/admin/customers/${someCustomer().id}`);
  });

  it('opens the existing customer when a submission is converted by that key', async () => {
    const { keys, address } = await open();
    const match = { id: 9, name: NAME, company: null, by: ['email'] };
    server.respondWith({
      'GET /api/customers/matches': { json: [match] },
      [CONVERT]: { status: 201, json: someCustomer({ id: 9 }) },
      [LIST]: list([someContact({ status: 'converted', version: 2 })]),
    });
    await keys.keyboard('V');
    await keys.click(await screen.findByRole('button', { name: /^Use this customer/ }));
    await expectToast('Success', 'Contact converted to customer successfully');
    expect(address()).toBe('/admin/customers/9');
    expect(server.bodiesTo(CONVERT)).toMatchObject([{ customerId: 9 }]);
  });

  it('shows what another window has saved when a submission is marked, and loses nothing', async () => {
    const { keys } = await open();
    const theirs = someContact({ message: 'What the other window wrote.', version: 2 });
    server.respondWith({ [UPDATE]: problem(409, 'Changed elsewhere.'), [LIST]: list([theirs]) });
    await keys.keyboard('r');
    await waitFor(() => expect(toastText()).toMatch(/^Error409: /));
    await waitFor(() => expect(detailText()).toContain('What the other window wrote.'));
    expect(detail().getByText('New')).toBeTruthy();
  });
});

describe('single keys', () => {
  const shortcuts = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

  it('ignores single keys while typing and with a modifier', async () => {
    const { keys } = await open();
    await keys.keyboard('{Control>}s{/Control}{Alt>}r{/Alt}');
    await keys.click(screen.getByRole('searchbox'));
    await keys.keyboard('srjk?');
    expect(valueOf(screen.getByRole('searchbox'))).toBe('srjk?');
    screen.getByRole('combobox', { name: 'Add a filter' }).focus();
    await keys.keyboard('s');
    expect(shortcuts()).toBeNull();
    expect(server.callsTo(UPDATE)).toEqual([]);
  });

  it('turns single keys off, and remembers it', async () => {
    const { keys, unmount } = await open();
    await keys.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await keys.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    await keys.keyboard('{Escape}');
    await keys.keyboard('s');
    unmount();
    const again = await open();
    await again.keys.keyboard('s?');
    expect(shortcuts()).toBeNull();
    expect(server.callsTo(UPDATE)).toEqual([]);
  });
});

describe('the list of submissions', () => {
  it('searches submissions, and filters them by status', async () => {
    const found = [31, 30, 29].map((id) => someContact({ id, message: 'Hay and needle and hay.' }));
    const { keys } = openAdmin(server, '/admin/contacts', { [LIST]: list(found) });
    await screen.findByRole('heading', { name: 'All Submissions (3)' });
    const search = screen.getByRole('searchbox', { name: 'Search submissions' });
    await fill(keys, search, 'NEEDLE');
    await screen.findByRole('heading', { name: 'Matching Submissions (3)' });
    await waitFor(() => expect(server.callsTo(`${LIST}?limit=50&q=NEEDLE`)).toHaveLength(1));
    server.respondWith({ [LIST]: list(found.slice(0, 1)) });
    await keys.selectOptions(screen.getByRole('combobox', { name: 'Add a filter' }), 'Status');
    await keys.click(screen.getByRole('checkbox', { name: 'Replied' }));
    await keys.click(screen.getByRole('button', { name: 'Done' }));
    await screen.findByRole('heading', { name: 'Matching Submissions (1)' });
    expect(server.callsTo(LIST).at(-1)).toContain('status=replied');
    server.respondWith({ [LIST]: list([]) });
    await fill(keys, search, '%needle_');
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
  });
});
