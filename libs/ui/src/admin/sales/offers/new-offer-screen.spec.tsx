import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { offerContent } from '@polaris/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { stopDate } from '../../../../testing/fake-date.ts';
import { list, problem } from '../../../../testing/mock-server.ts';
import {
  LIST,
  GET,
  PUT,
  POST,
  PROFILE,
  SEND,
  buyer,
  around,
  server,
  openNew,
  profile,
  openDraft,
  form,
  field,
  buyerName,
  lineAt,
  texts,
  preview,
  click,
} from '../../../../testing/offer-editing.ts';
import { descriptionOf, expectToast, fill, valueOf } from '../../../../testing/queries.ts';
import {
  someDraftOffer,
  someOffer,
  someOfferRecord,
} from '../../../../testing/records/offer-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

beforeEach(() => void stopDate(new Date('2026-03-02T12:00:00Z')));
afterEach(() => void jest.useRealTimers());
afterEach(cleanup);

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

  it('saves a new offer as a draft and opens it', async () => {
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
          retainer: null,
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

  it('names the missing fields of a new offer and saves nothing', async () => {
    const { keys } = await openNew();
    await keys.clear(buyerName());
    await keys.click(click('Save Draft'));
    for (const text of [
      'Please name the offer',
      'Please select a service',
      'Please describe what is offered',
      'Please enter who the offer is for',
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

  it('deletes a template of offers', async () => {
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

  it('begins with the terms of the profile, and with the service in the address, its title and its first line', async () => {
    const terms = { offerTerms: 'Two weeks of notice.' };
    await openNew({ [PROFILE]: { json: { ...profile, ...terms } } }, '?customerId=7&service=1');
    expect(valueOf(field('Terms'))).toBe('Two weeks of notice.');
    expect(valueOf(field('Service'))).toBe('1');
    expect(valueOf(field('Title'))).toBe('Data Audit');
    expect(valueOf(lineAt(0).getByLabelText('Description'))).toBe('Data Audit');
    expect(valueOf(lineAt(0).getByLabelText('Price ($)'))).toBe('1200');
    expect(valueOf(lineAt(0).getByLabelText('Tax (%)'))).toBe('9.5');
    expect(valueOf(lineAt(0).getByLabelText('Sessions'))).toBe('2');
  });

  it('says why an offer cannot be started for an unknown customer', async () => {
    openAdmin(server, '/admin/offers/new?customerId=7', {
      ...around,
      'GET /api/admin/invoices/buyer': problem(404, 'Customer was not found.'),
    });
    expect(await screen.findByText('The offer could not be started')).toBeTruthy();
    expect(screen.getByText('Customer was not found.')).toBeTruthy();
  });
});

describe('the lines of an offer', () => {
  it('moves a line and its focus by the keys of the handle, and by Alt with an arrow key', async () => {
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

  it('adds, duplicates and removes lines, but keeps the last one', async () => {
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
    const options = lineAt(0).getByRole('button', { name: /options of line 1$/ });
    expect(lineAt(0).queryByRole('combobox', { name: 'Kind' })).toBeNull();
    await keys.click(options);
    await keys.selectOptions(lineAt(0).getByRole('combobox', { name: 'Kind' }), 'One of a group');
    await fill(keys, lineAt(0).getByLabelText('Group'), 'Depth');
    await keys.click(lineAt(0).getByLabelText('The client chooses the quantity'));
    await fill(keys, lineAt(0).getByLabelText('To'), '4');
    expect(options.textContent).toBe('+One of Depth, 1 to 4, 2 sessions');
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

it('unfolds the options of a line of an offer, and puts the focus there, when one of them is wrong', async () => {
  const { keys } = await openDraft();
  await keys.click(lineAt(0).getByRole('button', { name: /options of line 1$/ }));
  await fill(keys, lineAt(0).getByLabelText('Tax (%)'), '200');
  await keys.click(lineAt(0).getByRole('button', { name: /options of line 1$/ }));
  expect(lineAt(0).queryByRole('spinbutton', { name: 'Tax (%)' })).toBeNull();
  await keys.click(click('Save Draft'));
  const tax = await lineAt(0).findByRole('spinbutton', { name: 'Tax (%)' });
  await waitFor(() => expect(document.activeElement).toBe(tax));
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

  it('adds payments with dollars and days', async () => {
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
