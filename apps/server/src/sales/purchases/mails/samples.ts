import { mailSample } from '../../../platform/mail/mail-sample';
import { NewOrderMail } from './new-order-mail';
import { OrderConfirmationMail } from './order-confirmation-mail';
import { ProgressNoteMail } from './progress-note-mail';

const purchase = {
  id: 31,
  amount: 950,
  tax: 90.25,
  invoiced: null,
  invoiceNumber: null,
  owed: 1040.25,
  purchaseDate: '2026-03-04T18:30:00Z',
  service: { name: 'Dashboard Design' },
  timeZone: 'America/Los_Angeles',
};
const dashboardUrl = 'https://polaris.example/dashboard';
const url = `${dashboardUrl}/purchases/31`;

export const samples = [
  mailSample('Order confirmation', OrderConfirmationMail, {
    purchase,
    byCard: false,
    next: {
      text: "I'll email you within one business day with two dates to choose from.",
      label: 'See your order',
      url,
    },
    sender: 'Ada Harbor',
  }),
  mailSample('Order confirmation, with sessions and an invoice', OrderConfirmationMail, {
    purchase: { ...purchase, invoiceNumber: '2026-0001' },
    byCard: false,
    next: {
      text: 'Book your first session.',
      label: 'Book a session',
      url: `${dashboardUrl}/book/31`,
    },
    sender: 'Ada Harbor',
  }),
  mailSample('Order confirmation, paid by card', OrderConfirmationMail, {
    purchase,
    byCard: true,
    next: { text: 'Work starts once $1,040.25 is paid.', label: 'See how to pay', url },
    sender: 'Ada Harbor',
  }),
  mailSample('Progress note', ProgressNoteMail, {
    purchase: { ...purchase, status: 'active', progress: 40 },
    note: 'The first draft of your dashboard is ready.\nTell me what you think of the second page.',
    dashboardUrl,
    sender: 'Ada Harbor',
  }),
  mailSample('New order, to the owner', NewOrderMail, {
    purchase,
    buyer: { name: 'Maya Okafor', email: 'maya.okafor@example.com', isVerified: false },
    next: {
      text: 'Email the client two dates to choose from.',
      label: 'Open the purchase',
      url: 'https://polaris.example/admin/purchases/31',
    },
  }),
];
