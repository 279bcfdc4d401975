import type { AccountSummary } from '@polaris/contracts';
import { list } from '../mock-server.ts';
import { someProfile } from './sales-records.ts';
import { someCustomer } from './records.ts';

export const someAccount = (own: Partial<AccountSummary> = {}): AccountSummary => ({
  id: 'grace',
  email: 'grace@example.com',
  firstName: 'Grace',
  lastName: 'Hopper',
  phone: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  emailVerified: true,
  disabledAt: null,
  preferences: { email: false, phone: false, text: false },
  ...own,
});

/** The reads of customer 7's record: with a linked account, otherwise empty. */
export const customerRecord = {
  'GET /api/customers/7': { json: someCustomer() },
  'GET /api/customers/7/activities': list([]),
  'GET /api/customers/7/files': list([]),
  'GET /api/admin/file-space': { json: { used: 0, limit: 1_000_000_000 } },
  'GET /api/customers/7/merging': { json: { duplicates: [], merges: [] } },
  'GET /api/customers/7/account': { json: { account: someAccount(), invitation: null } },
  'GET /api/admin/customers/7/money': { json: { received: 0, refunded: 0, owed: 0, dueNow: 0 } },
  'GET /api/admin/customers/7/messages': list([]),
  'GET /api/admin/offers': list([]),
  'GET /api/admin/purchases': list([]),
  'GET /api/admin/retainers': list([]),
  'GET /api/admin/sessions': list([]),
  'GET /api/admin/audit': list([]),
  'GET /api/admin/mails': list([]),
  'GET /api/admin/subscribers': list([]),
  'GET /api/admin/undeliverable-addresses': list([]),
  'GET /api/services': list([]),
  'GET /api/admin/booking/explain': { json: { timeZone: 'America/Los_Angeles', days: [] } },
  'GET /api/admin/business-profile': { json: someProfile() },
};
