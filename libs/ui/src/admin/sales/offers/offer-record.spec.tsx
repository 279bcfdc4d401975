import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { OfferRecord } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { stopDate } from '../../../../testing/fake-date.ts';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { descriptionOf, expectToast, fill, valueOf } from '../../../../testing/queries.ts';
import { someOfferRecord } from '../../../../testing/records/offer-records.ts';
import { someCustomer } from '../../../../testing/records/records.ts';
import { someProfile } from '../../../../testing/records/sales-records.ts';
import { clock } from '../../../primitives/clock.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const GET = 'GET /api/admin/offers/5';
const around = {
  'GET /api/services': list([]),
  'GET /api/customers/7': { json: someCustomer({ id: 7, name: 'Grace Hopper' }) },
  'GET /api/admin/offers': list([]),
  'GET /api/admin/offer-templates': { json: [] },
  'GET /api/admin/business-profile': {
    json: someProfile({ legalName: 'Calloway', address: 'Quay', bankDebits: false }),
  },
};
const acceptance = {
  number: 1,
  selection: [1, 0, 2, 0],
  total: 2000,
  name: 'Tom Hale',
  statement: 'I, Tom Hale, accept this offer of $2,000.00 from Calloway Data LLC.',
  acceptedAt: '2026-03-04T15:14:00.000Z',
  documentSha256: 'ab'.repeat(32),
  withCode: false,
};

const server = new MockServer();
beforeEach(() => void stopDate(new Date('2026-03-20T12:00:00Z')));
afterEach(() => void jest.useRealTimers());
afterEach(cleanup);

const open = async (own: Partial<OfferRecord> = {}, search = '') => {
  const opened = openAdmin(server, `/admin/offers/5${search}`, {
    ...around,
    [GET]: { json: someOfferRecord(own) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Data audit and support' });
  return opened;
};
const button = (name: string) => screen.queryByRole('button', { name });
const inMenu = async (keys: Awaited<ReturnType<typeof open>>['keys'], name: string) => {
  await keys.click(screen.getByRole('button', { name: 'More actions' }));
  await keys.click(screen.getByRole('button', { name }));
};

describe('the record of an offer', () => {
  it.each<[string, Partial<OfferRecord>, string]>([
    ['unopened', {}, 'Waiting for Grace Hopper. Not opened yet.'],
    [
      'opened',
      { openedAt: '2026-03-03T14:05:00.000Z' },
      `Waiting for Grace Hopper. Opened on March 3, 2026 at ${clock('2026-03-03T14:05:00.000Z')}.`,
    ],
    ['to be replaced', { hasDraft: true }, 'Your new version is not sent yet.'],
    [
      'ended',
      { state: 'expired', expiresOn: '2026-03-19' },
      'It ended on March 19, 2026. Extend it, or send a new version.',
    ],
    [
      'declined',
      { state: 'declined', declineReason: 'Next year.' },
      'Declined. You can answer with a new version.',
    ],
    [
      'declined without a reason',
      { state: 'declined' },
      'Declined by Grace Hopper without a reason. You can send a new version.',
    ],
    ['withdrawn', { state: 'withdrawn' }, 'You withdrew it. To offer it again, copy it.'],
    [
      'accepted',
      { state: 'accepted', acceptance },
      `Accepted by Tom Hale on March 4, 2026 at ${clock(acceptance.acceptedAt)}.`,
    ],
    ['without its customer', { customer: null }, 'Waiting for Harbor Trust. Not opened yet.'],
  ])('says what happens next of one that is %s', async (_, own, text) => {
    await open(own);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('shows its versions, its address and what was sent, in which the owner can try the choices', async () => {
    const { keys } = await open();
    const versions = within(screen.getByRole('list', { name: 'Versions' }));
    expect(versions.getByText('Version 1')).toBeTruthy();
    expect(versions.queryByText(/^[0-9a-f]{64}$/)).toBeNull();
    const [hash] = someOfferRecord().versions.map(({ sha256 }) => sha256);
    expect(screen.getByText(hash!).closest('details')?.open).toBe(false);
    expect(screen.getAllByText('team@harbor.example').length).toBeGreaterThan(0);
    await keys.click(screen.getByRole('radio', { name: /by phone/ }));
    expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('$2,400.00');
  });

  it('shows the evidence of its acceptance, its PDF and its purchase', async () => {
    await open({ state: 'accepted', acceptance, purchaseId: 61, total: 2000 });
    expect(screen.getByText('ab'.repeat(32))).toBeTruthy();
    expect(screen.getByText(acceptance.statement)).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Data Audit, the purchase' }).getAttribute('href'),
    ).toBe('/admin/purchases/61');
    expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toMatch(
      /\/api\/admin\/offers\/5\/pdf$/,
    );
    for (const name of ['New Version', 'Extend']) expect(button(name)).toBeNull();
    expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('$2,000.00');
  });

  it('shows why an offer was declined', async () => {
    await open({ state: 'declined', declineReason: 'It has to wait.' });
    expect(screen.getByText('It has to wait.')).toBeTruthy();
    expect(button('Extend')).toBeNull();
    expect(button('New Version')).toBeTruthy();
  });

  it('gets a new version, which is saved and sent beside the one before', async () => {
    const { keys, address } = await open();
    await keys.click(button('New Version')!);
    await screen.findByRole('form', { name: 'New version' });
    expect(address()).toBe('/admin/offers/5?edit=version');
    await fill(keys, screen.getByLabelText('Title'), 'Audit');
    const saved = someOfferRecord({ hasDraft: true, version: 3 });
    server.respondWith({ 'PUT /api/admin/offers/5': { json: saved }, [GET]: { json: saved } });
    await keys.click(screen.getByRole('button', { name: 'Send…' }));
    const question = within(
      await screen.findByRole('alertdialog', {
        name: 'Send this new version to team@harbor.example?',
      }),
    );
    expect(question.getByText(/can no longer accept the version before/)).toBeTruthy();
    const sent = someOfferRecord({ current: 2, version: 4 });
    server.respondWith({
      'POST /api/admin/offers/5/send': { json: { offer: sent, sentTo: 'a@b.example', url: null } },
      [GET]: { json: sent },
    });
    await keys.click(question.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(address()).toBe('/admin/offers/5'));
    expect(await screen.findByText('What was sent (version 2)')).toBeTruthy();
  });

  it('keeps a new version that was typed when the offer is accepted meanwhile', async () => {
    await open({ state: 'accepted', acceptance }, '?edit=version');
    await screen.findByRole('form', { name: 'New version' });
    expect(
      screen.getByText(/was accepted meanwhile\. Your changes cannot be saved\./),
    ).toBeTruthy();
  });

  it('proposes to extend an offer by a month', async () => {
    const { keys } = await open();
    await keys.click(button('Extend')!);
    const dialog = within(screen.getByRole('dialog', { name: 'Extend' }));
    expect(valueOf(dialog.getByLabelText('Last day'))).toBe('2026-04-19');
    const EXTEND = 'POST /api/admin/offers/5/extend';
    server.respondWith({
      [EXTEND]: problem(400, 'No.', [{ path: 'expiresOn', message: 'At most a year.' }]),
    });
    await keys.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(descriptionOf(dialog.getByLabelText('Last day'))).toBe('At most a year.'),
    );
    server.respondWith({
      [EXTEND]: { json: someOfferRecord({ expiresOn: '2026-04-19', version: 3 }) },
    });
    await keys.click(dialog.getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'The offer is open until April 19, 2026');
    expect(server.bodiesTo(EXTEND).at(-1)).toEqual({ version: 2, expiresOn: '2026-04-19' });
  });

  it.each([false, true])(
    'is withdrawn, and the client is told only if checked: %s',
    async (tell) => {
      const { keys } = await open();
      await inMenu(keys, 'Withdraw');
      const question = within(screen.getByRole('alertdialog', { name: 'Withdraw this offer?' }));
      const box = question.getByRole<HTMLInputElement>('checkbox', { name: 'Tell the client' });
      expect(box.checked).toBe(false);
      if (tell) await keys.click(box);
      const WITHDRAW = 'POST /api/admin/offers/5/withdraw';
      const gone = someOfferRecord({ state: 'withdrawn', version: 3 });
      server.respondWith({ [WITHDRAW]: { json: gone }, [GET]: { json: gone } });
      await keys.click(question.getByRole('button', { name: 'Withdraw' }));
      await expectToast('Success', 'Offer withdrawn');
      expect(server.bodiesTo(WITHDRAW)).toEqual([{ version: 2, tellClient: tell }]);
      expect(await screen.findByText(/^You withdrew it\./)).toBeTruthy();
    },
  );

  it('gives another link, which is shown once', async () => {
    const { keys } = await open();
    const url = 'https://polaris.example/offer#secret';
    server.respondWith({ 'POST /api/admin/offers/5/links': { json: { url } } });
    await inMenu(keys, 'Copy link');
    const dialog = within(await screen.findByRole('dialog', { name: 'Link of the offer' }));
    expect(valueOf(dialog.getByLabelText('Link'))).toBe(url);
  });

  it('copies an offer as a new one for the same customer', async () => {
    const { keys, address } = await open({ state: 'withdrawn' });
    server.respondWith({
      'GET /api/admin/invoices/buyer': {
        json: { name: 'Navy', address: null, email: null, taxId: null },
      },
    });
    await keys.click(button('Copy as New Offer')!);
    await screen.findByRole('form', { name: 'New offer' });
    expect(address()).toBe('/admin/offers/new?customerId=7&copy=5');
  });

  it('says that an offer of an unknown or broken address does not exist', async () => {
    openAdmin(server, '/admin/offers/5', { ...around, [GET]: problem(404, 'Not found.') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Offer Not Found' })).toBeTruthy();
    cleanup();
    openAdmin(server, '/admin/offers/x', around);
    expect(await screen.findByRole('heading', { level: 1, name: 'Offer Not Found' })).toBeTruthy();
  });

  it('reads an offer again after a failure', async () => {
    const { keys } = openAdmin(server, '/admin/offers/5', {
      ...around,
      [GET]: problem(400, 'Not now.'),
    });
    expect(await screen.findByText('The offer could not be loaded')).toBeTruthy();
    server.respondWith({ [GET]: { json: someOfferRecord() } });
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('What was sent (version 1)')).toBeTruthy();
  });
});
