import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Customer } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { onNarrowScreen } from '../../../../testing/narrow-screen.ts';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import {
  expectToast,
  fill,
  findConflict,
  toastText,
  valueOf,
} from '../../../../testing/queries.ts';
import {
  someActivity,
  someAppointment,
  someAsset,
  someContact,
  someCustomer,
  someService,
} from '../../../../testing/records/records.ts';
import { gridList } from '../../../../testing/records/grid-records.ts';
import { somePurchase } from '../../../../testing/records/sales-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/customers';
const UPDATE = 'PUT /api/customers/7';
const stale = problem(409, 'Someone else has changed this.');
const nothing = list([]);

const server = new MockServer();
onNarrowScreen();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const field = (name: string) => screen.getAllByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

/** Opens a customer's form; another window then saves `theirs`. */
async function edit(theirs: Partial<Customer>) {
  const opened = openAdmin(server, '/admin/customers', {
    [LIST]: gridList([someCustomer()]),
    'GET /api/admin/contact-submissions': nothing,
  });
  const { keys } = opened;
  await keys.click(await screen.findByRole('button', { name: 'Edit Grace Hopper' }));
  changeElsewhere(someCustomer({ ...theirs, version: 2 }));
  return opened;
}

/** Rejects all versions but theirs. */
function changeElsewhere(theirs: Customer) {
  server.respondWith({
    [LIST]: gridList([theirs]),
    [UPDATE]: ({ body }) => {
      const sent = JSON.parse(body) as Customer;
      if (sent.version !== theirs.version) return stale;
      return { json: { ...theirs, ...sent, version: theirs.version + 1 } };
    },
  });
}

const lastSent = () => server.bodiesTo(UPDATE).at(-1);

describe('a record that was edited in two windows', () => {
  const newForm = () => within(screen.getByRole('form', { name: 'Edit Grace Hopper' }));
  const own = (name: string) => newForm().getByRole('textbox', { name });

  it('merges the changes of two windows when they are of different fields', async () => {
    const { keys } = await edit({ company: 'Navy', status: 'on_hold' });
    await fill(keys, own('Phone'), '555 0100');
    await keys.click(save());
    await expectToast(
      'Success',
      'Customer updated successfully. Company and Status were changed in another window.',
    );
    expect(lastSent()).toMatchObject({
      phone: '555 0100',
      company: 'Navy',
      status: 'on_hold',
      version: 2,
    });
  });

  it('saves silently when both windows have made the same change', async () => {
    const { keys } = await edit({ company: 'Navy' });
    await fill(keys, own('Company'), 'Navy');
    await keys.click(save());
    await expectToast('Success', 'Customer updated successfully');
  });

  it('asks for a choice when both windows have changed a field', async () => {
    const { keys } = await edit({ company: 'Theirs', totalValue: 1200, notes: 'New' });
    await fill(keys, own('Company'), 'Mine');
    const total = newForm().getByLabelText(/^Total Value/);
    await fill(keys, total, '300');
    await keys.click(save());
    const conflict = await findConflict();
    const text =
      'Company and Total Value were changed in another window. Choose what to keep, then save.';
    expect(toastText()).toBe(`Error${text}`);
    expect(conflict.getByText(text)).toBeTruthy();
    expect(conflict.getByText('Also changed there, and already in this form: Notes.')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('group', { name: /Choose what/ })),
    );
    expect(conflict.getByRole('radio', { name: 'Theirs $1,200.00' })).toBeTruthy();
    await keys.tab();
    expect(document.activeElement).toBe(
      conflict.getByRole('radio', { name: 'Yours Mine', checked: true }),
    );
    await keys.click(conflict.getByRole('radio', { name: 'Theirs Theirs' }));
    expect(valueOf(own('Company'))).toBe('Theirs');
    await keys.click(conflict.getByRole('button', { name: 'Save these choices' }));
    await expectToast('Success', 'Customer updated successfully');
    expect(lastSent()).toMatchObject({ company: 'Theirs', totalValue: 300, notes: 'New' });
  });

  it('merges again when the record changes again before saving', async () => {
    const { keys } = await edit({ company: 'Theirs' });
    await fill(keys, own('Company'), 'Mine');
    await keys.click(save());
    await findConflict();
    changeElsewhere(someCustomer({ company: 'Theirs', phone: '5', version: 3 }));
    await keys.click(save());
    await expectToast(
      'Success',
      'Customer updated successfully. Phone was changed in another window.',
    );
    expect(lastSent()).toMatchObject({ company: 'Mine', phone: '5', version: 3 });
  });

  it('saves an edited record again right after the choice of versions is shown', async () => {
    const { keys } = await edit({ company: 'Theirs' });
    await fill(keys, own('Company'), 'Mine');
    const busyAtChoice = new Promise((found) => {
      const watcher = new MutationObserver(() => {
        if (!screen.queryByRole('group', { name: /Choose what/ })) return;
        watcher.disconnect();
        found(save().getAttribute('aria-busy'));
      });
      watcher.observe(document.body, { subtree: true, childList: true });
    });
    await keys.click(save());
    expect(await busyAtChoice).toBeNull();
  });

  it('reports that a record deleted in another window cannot be saved', async () => {
    const { keys } = await edit({});
    server.respondWith({ [UPDATE]: problem(404, 'This customer was not found.'), [LIST]: nothing });
    await fill(keys, own('Company'), 'Too late');
    await keys.click(save());
    await expectToast('Error', '404: This customer was not found.');
    expect((await screen.findByRole('alert')).textContent).toBe('This customer was not found.');
    expect(valueOf(own('Company'))).toBe('Too late');
  });

  it('keeps the message of an unrelated conflict', async () => {
    const { keys } = await edit({});
    server.respondWith({
      [UPDATE]: problem(409, 'This address is taken.'),
      [LIST]: gridList([someCustomer()]),
    });
    await fill(keys, own('Company'), 'Navy');
    await keys.click(save());
    await expectToast('Error', '409: This address is taken.');
    expect((await screen.findByRole('alert')).textContent).toBe('This address is taken.');
  });
});

const purchaseName = somePurchase().service?.name ?? 'Service';

/** Each kind of record: its form, a change in it, and a change by another window. */
const kinds = [
  {
    kind: 'submission',
    path: '/admin/contacts?highlight=31',
    read: 'GET /api/admin/contact-submissions',
    update: 'PUT /api/admin/contact-submissions/31',
    record: someContact(),
    theirs: someContact({ phone: '555', version: 2 }),
    open: 'Edit Ada Lovelace',
    change: ['Name', 'Augusta King', 'name'],
    done: 'SuccessContact updated successfully. Phone was changed in another window.',
  },
  {
    kind: 'activity',
    path: '/admin/activity',
    read: 'GET /api/activities',
    update: 'PATCH /api/activities/21',
    record: someActivity(),
    theirs: someActivity({ type: 'call', version: 2 }),
    open: 'Edit A call about charts',
    change: ['Subject', 'Charts', 'subject'],
    done: 'SuccessActivity updated successfully. Type was changed in another window.',
  },
  {
    kind: 'purchase',
    path: '/admin/customers/7',
    read: 'GET /api/admin/purchases',
    update: `PATCH /api/admin/purchases/${somePurchase().id}`,
    record: somePurchase(),
    theirs: somePurchase({ progress: 70, version: 2 }),
    open: `Update progress: ${purchaseName}`,
    change: ['Note', 'It goes on.', 'note'],
    done: 'SuccessPurchase updated. Progress (%) was changed in another window.',
  },
  {
    kind: 'session',
    path: '/admin/customers/7',
    read: 'GET /api/admin/sessions',
    update: 'PATCH /api/admin/sessions/71',
    record: someAppointment(),
    theirs: someAppointment({ endTime: '2040-01-02T18:00:00.000Z', version: 2 }),
    open: 'Move: Kick-off',
    change: ['Title', 'First steps', 'title'],
    done: 'SuccessSession updated. Minutes was changed in another window.',
  },
  {
    kind: 'service',
    path: '/admin/services',
    read: 'GET /api/services',
    update: 'PUT /api/services/41',
    record: someService(),
    theirs: someService({ price: 250, version: 2 }),
    open: 'Edit Chart Reading',
    change: ['Description', 'All of it.', 'description'],
    done: 'Service updatedService has been updated successfully. Base Price was changed in another window.',
  },
  {
    kind: 'asset',
    path: '/admin/assets',
    read: 'GET /api/assets',
    update: 'PUT /api/assets/51',
    record: someAsset(),
    theirs: someAsset({ sortOrder: 4, version: 2 }),
    open: 'Edit Slides',
    change: ['Name', 'All slides', 'name'],
    done: 'Asset updatedSort Order was changed in another window.',
  },
] as const;

describe('two windows that change different fields', () => {
  it.each(kinds)(
    'keeps the changes of two windows to one $kind when they change different fields',
    async (kind) => {
      const { path, read, update, record, theirs, open, change, done } = kind;
      const [label, text, name] = change;
      const { keys } = openAdmin(server, path, { ...customerRecord, [read]: list([record]) });
      await keys.click((await screen.findAllByRole('button', { name: open })).at(-1)!);
      server.respondWith({
        [read]: list([theirs]),
        [update]: ({ body }) =>
          (JSON.parse(body) as { version: number }).version === 2
            ? { json: { ...theirs, version: 3 } }
            : stale,
      });
      await fill(keys, field(label).at(-1)!, text);
      await keys.click(screen.getByRole('button', { name: /^(Save|Update (Service|Asset))$/ }));
      await waitFor(() => expect(toastText()).toBe(done));
      const sent = server.bodiesTo(update).at(-1);
      expect(sent).toMatchObject({ [name]: text, version: 2 });
      for (const value of Object.entries(theirs))
        if (Object.keys(sent as object).includes(value[0]) && value[0] !== name)
          expect((sent as Record<string, unknown>)[value[0]]).toEqual(value[1]);
    },
  );
});
