import { mailSample } from '../../../platform/mail/mail-sample';
import { NewOrderMail } from './new-order-mail';
import { OrderConfirmationMail } from './order-confirmation-mail';
import { ProgressNoteMail } from './progress-note-mail';

const purchase = {
  id: 31,
  amount: 950,
  purchaseDate: new Date('2026-03-04T18:30:00Z'),
  service: { name: 'Dashboard Design' },
  timeZone: 'America/Los_Angeles',
};
const replyTime = 'within one business day';
const dashboardUrl = 'https://polaris.example/dashboard';

export const samples = [
  mailSample('Order confirmation', OrderConfirmationMail, {
    purchase,
    byCard: false,
    replyTime,
    dashboardUrl,
    sender: 'Ada Harbor',
  }),
  mailSample('Order confirmation, paid by card', OrderConfirmationMail, {
    purchase,
    byCard: true,
    replyTime,
    dashboardUrl,
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
    customersUrl: 'https://polaris.example/admin/customers',
  }),
];
