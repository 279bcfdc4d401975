import { mailSample } from '../../../platform/mail/mail-sample';
import { InvoiceMail } from './invoice-mail';
import { InvoiceReminderMail } from './invoice-reminder-mail';

const seller = {
  legalName: 'Harbor Data LLC',
  address: '1 Star Street\nPortland, OR 97201',
  email: 'ada@harbor.example',
  taxId: null,
  timeZone: 'America/Los_Angeles',
  terms: null,
  bankDetails: 'Harbor Bank\nRouting 011000015\nAccount 000123456',
};
const invoice = {
  kind: 'invoice' as const,
  number: '2026-0014',
  total: 950,
  owed: 950,
  dueNow: 950,
  parts: [],
  dueOn: '2026-03-18',
  seller,
  lines: [{ text: 'Dashboard Design' }],
};
const payUrl = 'https://polaris.example/pay#…';
const part = { amount: 475, owed: 475 };
const dashboardUrl = 'https://polaris.example/dashboard';
const sender = 'Ada Harbor';

export const samples = [
  mailSample('Invoice', InvoiceMail, {
    invoice,
    online: { card: true, bankDebit: true },
    payUrl,
    dashboardUrl,
    sender,
  }),
  mailSample('Invoice with a payment plan', InvoiceMail, {
    invoice: {
      ...invoice,
      dueNow: 475,
      parts: [
        { ...part, position: 1, label: 'Half now', dueOn: '2026-03-04', state: 'due' },
        { ...part, position: 2, label: 'Half at the end', dueOn: '2026-06-03', state: 'upcoming' },
      ],
    },
    online: { card: true, bankDebit: true },
    payUrl,
    dashboardUrl,
    sender,
  }),
  mailSample('Invoice without an account', InvoiceMail, {
    invoice: {
      ...invoice,
      lines: Array.from({ length: 8 }, (_, at) => ({ text: `Part ${at + 1}` })),
    },
    online: { card: false, bankDebit: false },
    payUrl,
    dashboardUrl: null,
    sender,
  }),
  mailSample('Invoice without bank details', InvoiceMail, {
    invoice: { ...invoice, seller: { ...seller, bankDetails: null } },
    online: { card: false, bankDebit: false },
    payUrl,
    dashboardUrl,
    sender,
  }),
  mailSample('Invoice that is paid', InvoiceMail, {
    invoice: { ...invoice, owed: 0 },
    online: { card: false, bankDebit: false },
    payUrl: null,
    dashboardUrl,
    sender,
  }),
  mailSample('Credit note', InvoiceMail, {
    invoice: { ...invoice, kind: 'credit_note', number: 'CN-2026-0001', total: -950, owed: 0 },
    online: { card: false, bankDebit: false },
    payUrl: null,
    dashboardUrl,
    sender,
  }),
  mailSample('Reminder of an invoice', InvoiceReminderMail, {
    invoice: { ...invoice, owed: 450 },
    online: { card: false, bankDebit: false },
    payUrl,
    dashboardUrl: null,
    sender,
  }),
];
