import { type Call, MISSING, NOT_FOUND } from '../testing/call';
import { invoiceLine } from '../testing/factories';

const missing = `/api/admin/invoices/${MISSING}`;
const action = { body: { version: 1 }, success: NOT_FOUND, who: 'owner' } as const;

export const calls: Call[] = [
  { name: 'GET invoices', path: '/api/invoices', success: 200, who: 'signed-in' },
  {
    name: 'GET invoices/:id/pdf',
    path: `/api/invoices/${MISSING}/pdf`,
    success: NOT_FOUND,
    who: 'signed-in',
  },
  { name: 'GET admin/invoices', path: '/api/admin/invoices', success: 200, who: 'owner' },
  {
    name: 'POST admin/invoices',
    path: '/api/admin/invoices',
    body: { customerId: MISSING, lines: [invoiceLine()], note: 'As agreed.' },
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'GET admin/invoices/buyer',
    path: `/api/admin/invoices/buyer?customerId=${MISSING}`,
    success: NOT_FOUND,
    who: 'owner',
  },
  { name: 'GET admin/invoices/:id', path: missing, success: NOT_FOUND, who: 'owner' },
  {
    name: 'PUT admin/invoices/:id',
    path: missing,
    body: { lines: [invoiceLine()], note: 'As agreed.' },
    success: NOT_FOUND,
    who: 'owner',
  },
  { name: 'DELETE admin/invoices/:id', path: missing, success: NOT_FOUND, who: 'owner' },
  { name: 'POST admin/invoices/:id/issue', path: `${missing}/issue`, ...action },
  { name: 'POST admin/invoices/:id/credit', path: `${missing}/credit`, ...action },
  {
    name: 'PUT admin/invoices/:id/recipient',
    path: `${missing}/recipient`,
    body: { email: 'books@harbor.example', version: 1 },
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'POST admin/invoices/:id/payments',
    path: `${missing}/payments`,
    body: { amount: 100, method: 'cash', note: 'In person.' },
    success: NOT_FOUND,
    who: 'owner',
  },
  { name: 'POST admin/invoices/:id/send', path: `${missing}/send`, ...action },
];
