import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { offerContent } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { stopDate } from '../../../../testing/fake-date.ts';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import {
  answerLeaving,
  descriptionOf,
  expectToast,
  fill,
  valueOf,
} from '../../../../testing/queries.ts';
import {
  someDraftOffer,
  someOffer,
  someOfferRecord,
} from '../../../../testing/records/offer-records.ts';
import { someCustomer, someService } from '../../../../testing/records/records.ts';
import { someProfile } from '../../../../testing/records/sales-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/offers';
const GET = 'GET /api/admin/offers/5';
const PUT = 'PUT /api/admin/offers/5';
const POST = 'POST /api/admin/offers';
const SEND = 'POST /api/admin/offers/5/send';
const PROFILE = 'GET /api/admin/business-profile';
const profile = someProfile({
  legalName: 'Calloway Data LLC',
  address: '12 Harbor Street',
  taxRate: 9.5,
  bankDebits: false,
});
const buyer = {
  name: 'Navy Computing',
  email: 'grace@example.com',
  address: 'Attn. Grace Hopper',
  taxId: null,
};
const around = {
  'GET /api/services': list([
    someService({ id: 1, name: 'Data Audit', price: 1200, includedSessions: 2 }),
    someService({ id: 2, name: 'Old Charts', price: 80, isActive: false }),
  ]),
  'GET /api/customers': list([someCustomer({ id: 7, name: 'Grace Hopper' })]),
  'GET /api/customers/7': { json: someCustomer({ id: 7, name: 'Grace Hopper' }) },
  'GET /api/admin/invoices/buyer': { json: buyer },
  'GET /api/admin/offer-templates': { json: [] },
  [LIST]: list([]),
  [PROFILE]: { json: profile },
};

const server = new MockServer();
beforeEach(() => void stopDate(new Date('2026-03-02T12:00:00Z')));
afterEach(() => void jest.useRealTimers());
afterEach(cleanup);

const openNew = async (own: Parameters<typeof openAdmin>[2] = {}, search = '?customerId=7') => {
  const opened = openAdmin(server, `/admin/offers/new${search}`, { ...around, ...own });
  await screen.findByRole('form', { name: 'New offer' });
  await screen.findByRole('option', { name: 'Data Audit' });
  return opened;
};
const openDraft = async (
  own: Parameters<typeof someDraftOffer>[0] = {},
  responses: Parameters<typeof openAdmin>[2] = {},
) => {
  const opened = openAdmin(server, '/admin/offers/5', {
    ...around,
    [GET]: { json: someDraftOffer(own) },
    ...responses,
  });
  await screen.findByRole('form', { name: 'Draft offer' });
  return opened;
};

const form = () => within(screen.getByRole('form'));
const field = (name: RegExp | string) => form().getByLabelText(name);
const buyerName = () => within(screen.getByRole('group', { name: 'Buyer' })).getByLabelText('Name');
const lines = () => within(screen.getByRole('list', { name: 'Lines' })).getAllByRole('listitem');
const lineAt = (index: number) => within(lines()[index]!);
const texts = () => lines().map((line) => valueOf(within(line).getByLabelText('Description')));
const preview = () => within(screen.getByRole('group', { name: 'Preview of the offer' }));
const click = (name: string) => form().getByRole('button', { name });

describe('a new offer', () => {
  it('asks for a customer, then begins with the buyer, the last day and the profile of the business', async () => {
    const { keys, address } = openAdmin(server, '/admin/offers/new', around);
    await keys.click(await screen.findByRole('combobox', { name: 'Customer' }));
    await keys.paste('Grace');
    await keys.click(await screen.findByRole('option', { name: /^Grace/ }));
    await screen.findByRole('form', { name: 'New offer' });
    expect(address()).toBe('/admin/offers/new?customerId=7');
    expect(screen.getByText('For Grace Hopper')).toBeTruthy();
    expect(valueOf(buyerName())).toBe('Navy Computing');
    expect(valueOf(field('Last day'))).toBe('2026-04-01');
    expect(valueOf(lineAt(0).getByLabelText('Tax (%)'))).toBe('9.5');
    expect(form().getByText('Sales tax is added to prices')).toBeTruthy();
  });

  it('is saved as a draft with what is typed, and opened', async () => {
    const { keys, address } = await openNew();
    await keys.selectOptions(field('Service'), 'Data Audit');
    expect(valueOf(field('Title'))).toBe('Data Audit');
    expect(valueOf(lineAt(0).getByLabelText('Price ($)'))).toBe('1200');
    expect(valueOf(lineAt(0).getByLabelText('Sessions'))).toBe('2');
    await fill(keys, lineAt(0).getByLabelText('Quantity'), '2');
    await keys.click(click('30% deposit'));
    const stored = someDraftOffer();
    server.respondWith({ [POST]: { json: stored }, [GET]: { json: stored } });
    await keys.click(click('Save Draft'));
    await expectToast('Success', 'Draft saved');
    await waitFor(() => expect(address()).toBe('/admin/offers/5'));
    expect(server.bodiesTo(`${POST} `)).toEqual([
      {
        customerId: 7,
        follows: null,
        serviceId: 1,
        expiresOn: '2026-04-01',
        invoiceOnAccept: true,
        content: {
          title: 'Data Audit',
          buyer,
          taxMode: 'added',
          intro: '',
          terms: '',
          lines: [
            {
              text: 'Data Audit',
              quantity: 2,
              unitPrice: 1200,
              taxRate: 9.5,
              kind: 'included',
              group: null,
              min: 2,
              max: 2,
              includedSessions: 2,
            },
          ],
          plan: [
            { label: 'Deposit', unit: 'percent', value: 30, when: 'now', days: null, dueOn: null },
            { label: 'Balance', unit: 'percent', value: 70, when: 'days', days: 30, dueOn: null },
          ],
        },
      },
    ]);
  });

  it('names what is missing, and sends nothing', async () => {
    const { keys } = await openNew();
    await keys.click(click('Save Draft'));
    for (const text of [
      'Please name the offer',
      'Please select a service',
      'Please describe what is invoiced',
      'Price must be at least 0, with at most two decimals.',
    ])
      expect(await form().findByText(text)).toBeTruthy();
    expect(server.callsTo(`${POST} `)).toEqual([]);
  });

  it('says that an inactive service can still be offered', async () => {
    const { keys } = await openNew();
    await keys.selectOptions(field('Service'), 'Old Charts');
    expect(descriptionOf(field('Service'))).toBe(
      '"Old Charts" is not active. You can still send this offer.',
    );
  });

  it('starts from a template with the buyer of its customer, which can be undone', async () => {
    const template = { id: 1, name: 'Audit', content: offerContent() };
    const { keys } = await openNew({ 'GET /api/admin/offer-templates': { json: [template] } });
    await fill(keys, field('Title'), 'Mine');
    await keys.selectOptions(await form().findByLabelText('Start from'), 'Audit');
    await expectToast('Success', 'Started from Audit', 'Undo');
    expect(valueOf(field('Title'))).toBe('Data audit and support');
    expect(valueOf(buyerName())).toBe('Navy Computing');
    expect(texts()).toHaveLength(4);
    await keys.click(screen.getByRole('button', { name: 'Undo' }));
    expect(valueOf(field('Title'))).toBe('Mine');
    expect(texts()).toEqual(['']);
  });

  it('deletes a template', async () => {
    const template = { id: 1, name: 'Audit', content: offerContent() };
    const { keys } = await openNew({ 'GET /api/admin/offer-templates': { json: [template] } });
    await keys.click(await form().findByRole('button', { name: 'Manage templates' }));
    server.respondWith({
      'DELETE /api/admin/offer-templates/1': { status: 204 },
      'GET /api/admin/offer-templates': { json: [] },
    });
    await keys.click(screen.getByRole('button', { name: 'Delete Audit' }));
    await expectToast('Success', 'Template deleted');
    expect(screen.queryByLabelText('Start from')).toBeNull();
  });

  it('follows the earlier offer that it was started from', async () => {
    const { keys } = await openNew({
      [LIST]: list([someOffer()]),
      [GET]: { json: someOfferRecord({ state: 'accepted' }) },
    });
    await keys.selectOptions(await form().findByLabelText('Start from'), 'offer 5');
    await expectToast('Success', 'Started from Data audit and support', 'Undo');
    server.respondWith({ [POST]: { json: someDraftOffer() } });
    await keys.click(click('Save Draft'));
    await expectToast('Success', 'Draft saved');
    expect(server.bodiesTo(`${POST} `)).toMatchObject([{ follows: 5, serviceId: 1 }]);
  });

  it('begins as a copy of the offer in the address, and asks to send once it is saved', async () => {
    const { keys, address } = await openNew(
      { [GET]: { json: someOfferRecord({ state: 'withdrawn' }) } },
      '?customerId=7&copy=5',
    );
    expect(valueOf(field('Title'))).toBe('Data audit and support');
    expect(valueOf(buyerName())).toBe('Navy Computing');
    server.respondWith({ [POST]: { json: someDraftOffer() }, [GET]: { json: someDraftOffer() } });
    await keys.click(click('Send…'));
    expect(
      await screen.findByRole('alertdialog', { name: 'Send this offer to team@harbor.example?' }),
    ).toBeTruthy();
    expect(address()).toBe('/admin/offers/5');
    expect(server.bodiesTo(`${POST} `)).toMatchObject([{ follows: 5 }]);
    expect(server.callsTo(SEND)).toEqual([]);
  });

  it('says why it could not be started for an unknown customer', async () => {
    openAdmin(server, '/admin/offers/new?customerId=7', {
      ...around,
      'GET /api/admin/invoices/buyer': problem(404, 'Customer was not found.'),
    });
    expect(await screen.findByText('The offer could not be started')).toBeTruthy();
    expect(screen.getByText('Customer was not found.')).toBeTruthy();
  });
});

describe('the lines of an offer', () => {
  it('are moved by the keys of their handle, and by Alt with an arrow key, with the focus', async () => {
    const { keys } = await openDraft();
    lineAt(0).getByRole('button', { name: 'Move line 1' }).focus();
    await keys.keyboard('{ArrowDown}');
    expect(texts().slice(0, 2)).toEqual(['Support by email', 'Data Audit']);
    expect(document.activeElement).toBe(lineAt(1).getByRole('button', { name: 'Move line 2' }));
    expect(screen.getByText('Position 2 of 4.')).toBeTruthy();
    lineAt(0).getByLabelText('Description').focus();
    await keys.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(texts().slice(0, 2)).toEqual(['Data Audit', 'Support by email']);
    expect(document.activeElement).toBe(lineAt(1).getByLabelText('Description'));
  });

  it('are added, duplicated and removed, but for the last one', async () => {
    const content = { ...offerContent(), lines: offerContent().lines.slice(0, 1) };
    const { keys } = await openDraft({ content });
    expect(click('Remove line 1').hasAttribute('disabled')).toBe(true);
    await keys.click(click('Duplicate line 1'));
    expect(texts()).toEqual(['Data Audit', 'Data Audit']);
    expect(document.activeElement).toBe(lineAt(1).getByLabelText('Description'));
    await keys.click(click('Add Line'));
    expect(document.activeElement).toBe(lineAt(2).getByLabelText('Description'));
    await keys.click(click('Remove line 1'));
    expect(texts()).toEqual(['Data Audit', '']);
  });

  it('have a group if one is chosen of them, and a range if the client chooses the quantity', async () => {
    const content = { ...offerContent(), lines: offerContent().lines.slice(0, 1) };
    const { keys } = await openDraft({ content });
    await keys.selectOptions(lineAt(0).getByLabelText('Kind'), 'One of a group');
    await fill(keys, lineAt(0).getByLabelText('Group'), 'Depth');
    await keys.click(lineAt(0).getByLabelText('The client chooses the quantity'));
    await fill(keys, lineAt(0).getByLabelText('To'), '4');
    expect(preview().getByRole('group', { name: 'Depth' })).toBeTruthy();
    expect(preview().getByRole('radio', { name: /^Data Audit/ })).toBeTruthy();
    await keys.click(lineAt(0).getByLabelText('The client chooses the quantity'));
    await keys.selectOptions(lineAt(0).getByLabelText('Kind'), 'Optional');
    server.respondWith({ [PUT]: { json: someDraftOffer({ version: 2 }) } });
    await keys.click(click('Save Draft'));
    await expectToast('Success', 'Draft saved');
    expect(server.bodiesTo(PUT)).toMatchObject([
      { content: { lines: [{ kind: 'optional', group: null, min: 1, max: 1 }] }, version: 1 },
    ]);
  });
});

describe('the payments of an offer', () => {
  it('show their dollars for what is chosen at first, and why they are no plan', async () => {
    const { keys } = await openDraft();
    expect(form().getAllByText('$900')).toHaveLength(2);
    const [share] = form().getAllByLabelText('Share');
    await fill(keys, share!, '40');
    expect(form().getByText('The parts add up to 90%, not 100%.')).toBeTruthy();
    await keys.click(click('All at once'));
    expect(form().getByText('$1,800 when the client accepts.')).toBeTruthy();
    expect(preview().getByText('The total is due when you accept.')).toBeTruthy();
  });

  it('can be rows of their own, with dollars and days', async () => {
    const { keys } = await openDraft({ content: { ...offerContent(), plan: [] } });
    await keys.click(click('Add Payment'));
    expect(document.activeElement).toBe(form().getAllByLabelText('Name')[1]);
    await keys.keyboard('On the day');
    await fill(keys, field('Share'), '1800');
    await keys.selectOptions(field('Unit'), '$');
    await keys.selectOptions(field('Due'), 'On a day');
    await fill(keys, field('Day'), '2026-05-01');
    expect(preview().getByText('May 1, 2026')).toBeTruthy();
    expect(form().getByText(/then the last payment takes the difference/)).toBeTruthy();
    await keys.click(click('Remove payment 1'));
    expect(form().queryByLabelText('Share')).toBeNull();
  });
});

describe('a draft offer', () => {
  it('shows what is typed in its preview at once', async () => {
    const { keys } = await openDraft();
    await fill(keys, field('Title'), 'Charts for the board');
    expect(preview().getByRole('article', { name: 'Charts for the board' })).toBeTruthy();
    expect(preview().getByText('Calloway Data LLC')).toBeTruthy();
    await fill(keys, lineAt(0).getByLabelText('Price ($)'), '1000');
    expect(preview().getByText('$1,600.00')).toBeTruthy();
  });

  it('is saved by Ctrl+S with the service that it had', async () => {
    const { keys } = await openDraft();
    await form().findByRole('option', { name: 'Data Audit' });
    expect(valueOf(field('Service'))).toBe('1');
    await fill(keys, field('Title'), 'Charts');
    server.respondWith({ [PUT]: { json: someDraftOffer({ version: 2 }) } });
    await keys.keyboard('{Control>}s{/Control}');
    await expectToast('Success', 'Draft saved');
    expect(server.bodiesTo(PUT)).toMatchObject([
      { serviceId: 1, content: { title: 'Charts' }, version: 1 },
    ]);
  });

  it('asks before unsaved changes are left', async () => {
    const { keys, address } = await openDraft();
    await fill(keys, field('Title'), 'Charts');
    await keys.click(screen.getByRole('link', { name: /Back to Offers/ }));
    await answerLeaving(keys, 'Stay');
    expect(address()).toBe('/admin/offers/5');
    await keys.click(screen.getByRole('link', { name: /Back to Offers/ }));
    await answerLeaving(keys, 'Leave');
    await waitFor(() => expect(address()).toBe('/admin/offers'));
  });

  it('shows a refusal of the server at its field', async () => {
    const { keys } = await openDraft();
    await fill(keys, field('Last day'), '2027-03-03');
    server.respondWith({
      [PUT]: problem(400, 'Invalid.', [{ path: 'expiresOn', message: 'At most a year.' }]),
    });
    await keys.click(click('Save Draft'));
    await waitFor(() => expect(descriptionOf(field('Last day'))).toMatch(/^At most a year\./));
  });

  it.each([
    ['Load theirs', 'Theirs', [1]],
    ['Keep mine', 'Mine', [1, 4]],
  ])('asks what to keep when another window has changed it: %s', async (choice, kept, versions) => {
    const { keys } = await openDraft();
    await fill(keys, field('Title'), 'Mine');
    const theirs = { ...offerContent(), title: 'Theirs' };
    server.respondWith({
      [PUT]: problem(409, 'Someone else has changed this.'),
      [GET]: { json: someDraftOffer({ content: theirs, version: 4 }) },
    });
    await keys.click(click('Save Draft'));
    const question = await screen.findByRole('alertdialog', {
      name: 'This offer was changed in another window',
    });
    const mine = { ...offerContent(), title: kept };
    const saved = someDraftOffer({ content: mine, version: 5 });
    server.respondWith({ [PUT]: { json: saved }, [GET]: { json: saved } });
    await keys.click(within(question).getByRole('button', { name: choice }));
    await waitFor(() => expect(valueOf(field('Title'))).toBe(kept));
    await waitFor(() =>
      expect(server.bodiesTo(PUT).map((body) => (body as { version: number }).version)).toEqual(
        versions,
      ),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says to whom it goes before it is sent, and saves first', async () => {
    const { keys } = await openDraft();
    await fill(keys, field('Title'), 'Charts');
    const saved = someDraftOffer({ version: 2 });
    server.respondWith({ [PUT]: { json: saved }, [GET]: { json: saved } });
    await keys.click(click('Send…'));
    const question = await screen.findByRole('alertdialog', {
      name: 'Send this offer to team@harbor.example?',
    });
    expect(within(question).getByText(/until April 2, 2026/)).toBeTruthy();
    expect(server.callsTo(PUT)).toHaveLength(1);
    const sent = someOfferRecord({ version: 3 });
    server.respondWith({
      [SEND]: { json: { offer: sent, sentTo: 'team@harbor.example', url: null } },
      [GET]: { json: sent },
    });
    await keys.click(within(question).getByRole('button', { name: 'Send' }));
    await expectToast('Success', 'On the way to team@harbor.example');
    expect(server.bodiesTo(SEND)).toEqual([{ version: 2 }]);
    expect(await screen.findByText('What was sent (version 1)')).toBeTruthy();
  });

  it('shows its link once when no mail takes it', async () => {
    const { keys } = await openDraft({ recipient: null });
    await keys.click(click('Send…'));
    const url = 'https://polaris.example/offer#secret';
    const sent = someOfferRecord({ recipient: null });
    server.respondWith({
      [SEND]: { json: { offer: sent, sentTo: null, url } },
      [GET]: { json: sent },
    });
    await keys.click(await screen.findByRole('button', { name: 'Make the Link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link of the offer' }));
    expect(valueOf(dialog.getByLabelText('Link'))).toBe(url);
    await keys.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    expect(screen.queryByDisplayValue(url)).toBeNull();
  });

  it('says that its link is to be passed on when there is no mail server', async () => {
    const { keys } = await openDraft(
      {},
      { 'GET /api/auth/options': { json: { openId: false, mail: false } } },
    );
    await keys.click(click('Send…'));
    expect(
      await screen.findByText(/^There is no mail server\. You get a private link/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Make the Link' })).toBeTruthy();
  });

  it('is not sent without a legal name and an address', async () => {
    const { keys } = await openDraft({}, { [PROFILE]: { json: { ...profile, address: null } } });
    await keys.click(click('Send…'));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('link', { name: 'business profile' })).toBeTruthy();
    expect(question.queryByRole('button', { name: 'Send' })).toBeNull();
  });

  it('reports why the server does not send it', async () => {
    const { keys } = await openDraft();
    await keys.click(click('Send…'));
    server.respondWith({ [SEND]: problem(409, 'The last day is over.') });
    await keys.click(await screen.findByRole('button', { name: 'Send' }));
    await expectToast('Error', 'The last day is over.');
  });

  it('is kept as a template under a name that no other has', async () => {
    const { keys } = await openDraft();
    await keys.click(click('Save as Template'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as Template' }));
    await fill(keys, dialog.getByLabelText('Name'), 'Audit');
    const SAVE = 'POST /api/admin/offer-templates';
    const taken = 'There is a template with this name already.';
    server.respondWith({ [SAVE]: problem(409, taken) });
    await keys.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(descriptionOf(dialog.getByLabelText('Name'))).toBe(taken));
    server.respondWith({ [SAVE]: { json: { id: 1, name: 'Audit', content: offerContent() } } });
    await keys.click(dialog.getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Template saved');
    expect(server.bodiesTo(SAVE).at(-1)).toMatchObject({ name: 'Audit' });
  });

  it('is deleted once that is confirmed', async () => {
    const { keys, address } = await openDraft();
    await fill(keys, field('Title'), 'Charts');
    await keys.click(click('Delete Draft'));
    server.respondWith({ 'DELETE /api/admin/offers/5': { status: 204 } });
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }));
    await keys.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('Success', 'Draft deleted');
    await waitFor(() => expect(address()).toBe('/admin/offers'));
  });
});

describe('the editor of an offer on a narrow screen', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...wide(media), matches: false });
  });
  afterEach(() => void (window.matchMedia = wide));

  it('shows either the fields or the preview', async () => {
    const { keys } = await openDraft();
    expect(screen.queryByRole('group', { name: 'Preview of the offer' })).toBeNull();
    await keys.click(screen.getByRole('button', { name: 'Preview' }));
    expect(preview().getByText('Harbor Trust')).toBeTruthy();
    await keys.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.queryByRole('group', { name: 'Preview of the offer' })).toBeNull();
    expect(valueOf(field('Title'))).toBe('Data audit and support');
  });
});
