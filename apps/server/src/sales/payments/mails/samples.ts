import { mailSample } from '../../../platform/mail/mail-sample';
import { DisputeMail } from './dispute-mail';
import type { PaidFor } from './paid-for';
import { PaymentMismatchMail } from './payment-mismatch-mail';
import { ReceiptMail } from './receipt-mail';
import { RefundDueMail } from './refund-due-mail';
import { RefundFailedMail } from './refund-failed-mail';
import { RefundMail } from './refund-mail';

const service = 'Dashboard Design';
const paidFor: PaidFor = { fact: ['Service', service], inSentence: service };
const purchaseUrl = 'https://polaris.example/admin/purchases/7';
const ending = { pageUrl: 'https://polaris.example/dashboard/purchases/7', sender: 'Ada Harbor' };

export const samples = [
  mailSample('Receipt', ReceiptMail, {
    paidFor,
    payment: {
      id: 12,
      amount: 500,
      method: 'bank_transfer',
      paidAt: new Date('2026-03-06T18:30:00Z'),
    },
    balance: { paid: 500, owed: 450 },
    timeZone: 'America/Los_Angeles',
    ...ending,
  }),
  mailSample('Refund', RefundMail, {
    paidFor,
    refund: {
      amount: 100.5,
      reason: 'The second workshop was not needed.',
      paymentId: 12,
      stillOwed: false,
    },
    ...ending,
  }),
  mailSample('Refund due, to the owner', RefundDueMail, {
    service,
    client: 'Maya Okafor',
    amount: '$950',
    isCanceled: true,
    purchaseUrl,
  }),
  mailSample('Check a payment, to the owner', PaymentMismatchMail, {
    service,
    client: 'Maya Okafor',
    kind: 'payment',
    difference: 'Stripe says that 9.50 USD was paid instead of $950.',
    purchaseUrl,
  }),
  mailSample('Check a refund, to the owner', PaymentMismatchMail, {
    service,
    client: 'Maya Okafor',
    kind: 'refund',
    difference: 'Stripe reports a refund of EUR 9.50 (re_1).',
    purchaseUrl,
  }),
  mailSample('Receipt for an invoice', ReceiptMail, {
    paidFor: { fact: ['Invoice', '2026-0001'], inSentence: 'invoice 2026-0001' },
    payment: { id: 13, amount: 80, method: 'cash', paidAt: new Date('2026-03-06T18:30:00Z') },
    balance: { paid: 80, owed: 0 },
    timeZone: 'America/Los_Angeles',
    sender: 'Ada Harbor',
  }),
  mailSample('A refund failed, to the owner', RefundFailedMail, {
    service,
    client: 'Maya Okafor',
    amount: '$100.50',
    purchaseUrl,
  }),
  ...(['open', 'won', 'lost'] as const).map((state) =>
    mailSample(`Dispute (${state}), to the owner`, DisputeMail, {
      service,
      client: 'Maya Okafor',
      amount: '$950',
      state,
      reason: 'product_not_received',
      purchaseUrl,
    }),
  ),
];
