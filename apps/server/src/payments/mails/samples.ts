import { mailSample } from '../../platform/mail/mail-sample';
import { PaymentMismatchMail } from './payment-mismatch-mail';
import { ReceiptMail } from './receipt-mail';
import { RefundDueMail } from './refund-due-mail';
import { RefundMail } from './refund-mail';

const service = 'Dashboard Design';
const ending = { dashboardUrl: 'https://polaris.example/dashboard', sender: 'Polaris' };

export const samples = [
  mailSample('Receipt', ReceiptMail, {
    service,
    payment: {
      id: 12,
      amount: 500,
      method: 'bank_transfer',
      paidAt: new Date('2026-03-06T18:30:00Z'),
    },
    balance: { paid: 500, owed: 450 },
    ...ending,
  }),
  mailSample('Refund', RefundMail, {
    service,
    refund: { amount: 100.5, reason: 'The second workshop was not needed.', paymentId: 12 },
    ...ending,
  }),
  mailSample('Refund due, to the owner', RefundDueMail, {
    service,
    client: 'Maya Okafor',
    amount: '$950',
    isCanceled: true,
    customerUrl: 'https://polaris.example/admin/customers/7',
  }),
  mailSample('Check a payment, to the owner', PaymentMismatchMail, {
    service,
    client: 'Maya Okafor',
    difference: 'Stripe says that 9.50 USD was paid instead of $950.',
    customerUrl: 'https://polaris.example/admin/customers/7',
  }),
];
