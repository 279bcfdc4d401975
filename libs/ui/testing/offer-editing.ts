/** The editor of an offer with the records around it. */
import { screen, within } from '@testing-library/react';
import { MockServer, list } from './mock-server.ts';
import { valueOf } from './queries.ts';
import { someDraftOffer } from './records/offer-records.ts';
import { someCustomer, someService } from './records/records.ts';
import { someProfile } from './records/sales-records.ts';
import { openAdmin } from './render-admin.tsx';

export const LIST = 'GET /api/admin/offers';
export const GET = 'GET /api/admin/offers/5';
export const PUT = 'PUT /api/admin/offers/5';
export const POST = 'POST /api/admin/offers';
export const SEND = 'POST /api/admin/offers/5/send';
export const PROFILE = 'GET /api/admin/business-profile';
export const profile = someProfile({
  legalName: 'Calloway Data LLC',
  address: '12 Harbor Street',
  taxRate: 9.5,
  bankDebits: false,
});
export const buyer = {
  name: 'Navy Computing',
  email: 'grace@example.com',
  address: 'Attn. Grace Hopper',
  taxId: null,
};
export const around = {
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

export const server = new MockServer();

export const openNew = async (
  own: Parameters<typeof openAdmin>[2] = {},
  search = '?customerId=7',
) => {
  const opened = openAdmin(server, `/admin/offers/new${search}`, { ...around, ...own });
  await screen.findByRole('form', { name: 'New offer' });
  await screen.findByRole('option', { name: 'Data Audit' });
  return opened;
};
export const openDraft = async (
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

export const form = () => within(screen.getByRole('form'));
export const field = (name: RegExp | string) => form().getByLabelText(name);
export const buyerName = () =>
  within(screen.getByRole('group', { name: 'Buyer' })).getByLabelText('Name');
export const lines = () =>
  within(screen.getByRole('list', { name: 'Lines' })).getAllByRole('listitem');
export const lineAt = (index: number) => within(lines()[index]!);
export const texts = () =>
  lines().map((line) => valueOf(within(line).getByLabelText('Description')));
export const preview = () => within(screen.getByRole('group', { name: 'Preview of the offer' }));
export const click = (name: string) => form().getByRole('button', { name });
