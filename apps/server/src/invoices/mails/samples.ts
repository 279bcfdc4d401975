import { mailSample } from '../../platform/mail/mail-sample';
import { InvoiceMail } from './invoice-mail';
import { InvoiceReminderMail } from './invoice-reminder-mail';

const invoice = {
  kind: 'invoice' as const,
  number: '2026-0014',
  total: 950,
  owed: 450,
  dueOn: 'March 18, 2026',
};
const dashboardUrl = 'https://polaris.example/dashboard';

export const samples = [
  mailSample('Invoice', InvoiceMail, { invoice, dashboardUrl, sender: 'Polaris' }),
  mailSample('Reminder of an invoice', InvoiceReminderMail, {
    invoice,
    dashboardUrl: null,
    sender: 'Polaris',
  }),
];
