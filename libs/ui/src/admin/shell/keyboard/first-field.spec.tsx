import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list } from '../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import { someBackups } from '../../../../testing/records/figures.ts';
import { onNarrowScreen } from '../../../../testing/narrow-screen.ts';
import {
  someActivity,
  someAppointment,
  someAsset,
  someContact,
  someService,
} from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';
import { somePayment, somePurchase } from '../../../../testing/records/sales-records.ts';

const halfPaid = somePurchase({ paid: 50, owed: 70, payments: [somePayment()] });
const answers = {
  ...customerRecord,
  'GET /api/customers': list([]),
  'GET /api/admin/contact-submissions': list([someContact()]),
  'GET /api/customers/7/activities': list([someActivity()]),
  'GET /api/admin/sessions': list([someAppointment()]),
  'GET /api/admin/purchases': list([halfPaid]),
  'GET /api/services': list([someService()]),
  'GET /api/assets': list([someAsset()]),
  'GET /api/admin/backups': { json: someBackups() },
};

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const RECORD = '/admin/customers/7';

/** What opens, its button, and the label of the focused field. */
const openings: [opened: string, path: string, button: string | RegExp, field: RegExp][] = [
  ['Add New Customer', '/admin/customers', 'Add New Customer', /^Name/],
  ['Tags', '/admin/customers', 'Tags', /^Name/],
  ['Fields', '/admin/customers', 'Fields', /^Name/],
  ['Import CSV', '/admin/customers', 'Import CSV', /^CSV file/],
  ['Save View', '/admin/contacts?status=new', 'Save view', /^Name/],
  ['the edit of a submission', '/admin/contacts', /^Edit Ada/, /^Name/],
  ['a reply', '/admin/contacts?highlight=31', 'Reply', /^Message/],
  ['a message', RECORD, 'Write', /^Subject/],
  ['the edit of a name', RECORD, 'Edit Name', /^Name/],
  ['the tags of a customer', RECORD, 'Add tags', /^Search tags/],
  ['Book a Session', RECORD, 'Book', /^Service/],
  ['Move Session', RECORD, /^Move: /, /^Day/],
  ['Record a Sale', RECORD, 'Record a Sale', /^Service/],
  ['Record a Payment', RECORD, /^Record a payment/, /^Amount/],
  ['Refund a Payment', RECORD, /^Refund \$50/, /^Amount/],
  ['the progress of a purchase', RECORD, /^Update progress/, /^Status/],
  ['Log New Activity', RECORD, 'Log', /^Subject/],
  ['a task of a customer', RECORD, 'Task', /^New task/],
  ['Ask for a testimonial', '/admin/testimonials', 'Ask a customer', /^Customer/],
  ['Add Service', '/admin/services', 'Add Service', /^Service Name/],
  ['Add Asset', '/admin/assets', 'Add Asset', /^Name/],
  ['Add Template', '/admin/reply-templates', 'Add Template', /^Name/],
  ['Download a backup', '/admin/backups', 'Download a backup', /^Current password/],
  ['Restore from a backup', '/admin/backups', 'Restore from a backup', /^Current password/],
];

const labelOfFocus = () =>
  (document.activeElement as HTMLInputElement).labels?.[0]?.textContent ??
  document.activeElement?.getAttribute('aria-label');

/** Those in the menu of the customers. */
const managed: readonly (string | RegExp)[] = ['Tags', 'Fields'];

async function press(path: string, button: string | RegExp) {
  const opened = openAdmin(server, path, answers);
  if (managed.includes(button))
    await opened.keys.click(await screen.findByRole('button', { name: 'Manage' }));
  const [opener] = await screen.findAllByRole('button', { name: button });
  await opened.keys.click(opener!);
  return opened;
}

describe('the first field', () => {
  it.each(openings)(
    'focuses the first field when %s opens',
    async (_opened, path, button, field) => {
      await press(path, button);
      await waitFor(() => expect(labelOfFocus()).toMatch(field));
    },
  );

  it('accepts a name and Enter when a view is saved', async () => {
    const { keys } = await press('/admin/contacts?status=new', 'Save view');
    await keys.keyboard('Leads');
    const dialog = within(screen.getByRole('dialog', { name: 'Save View' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Leads');
  });
});

describe('the first field on a narrow screen', () => {
  onNarrowScreen();

  it('focuses the first field on a narrow screen when Add New Customer unfolds', async () => {
    await press('/admin/customers', 'Add New Customer');
    await waitFor(() => expect(labelOfFocus()).toMatch(/^Name/));
  });
});
