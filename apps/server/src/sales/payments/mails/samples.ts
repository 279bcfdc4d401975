import { mailSample } from '../../../platform/mail/mail-sample';
import { DisputeMail } from './dispute-mail';
import { FailedDebitMail } from './failed-debit-mail';
import { OwnerFailedDebitMail } from './owner-failed-debit-mail';
import type { PaidFor } from './paid-for';
import { PaymentMismatchMail } from './payment-mismatch-mail';
import { ReceiptMail } from './receipt-mail';
import { RefundDueMail } from './refund-due-mail';
import { RefundFailedMail } from './refund-failed-mail';
import { RefundMail } from './refund-mail';

const paidFor: PaidFor = {
  fact: ['Service', 'Dashboard Design'],
  inSentence: 'Dashboard Design',
};
const invoice: PaidFor = { fact: ['Invoice', '2026-0001'], inSentence: 'invoice 2026-0001' };
const about = {
  paidFor,
  client: 'Maya Okafor',
  recordUrl: 'https://polaris.example/admin/purchases/7',
};
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
    balance: { asked: 950, paid: 500, owed: 450, dueNow: 450, parts: [] },
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
    ...about,
    amount: '$950',
    isCanceled: true,
  }),
  mailSample('Check a payment, to the owner', PaymentMismatchMail, {
    ...about,
    kind: 'payment',
    difference: 'Stripe says that 9.50 USD was paid instead of $950.',
  }),
  mailSample('Check a refund, to the owner', PaymentMismatchMail, {
    ...about,
    kind: 'refund',
    difference: 'Stripe reports a refund of EUR 9.50 (re_1).',
  }),
  mailSample('Receipt for an invoice', ReceiptMail, {
    paidFor: invoice,
    payment: { id: 13, amount: 80, method: 'cash', paidAt: new Date('2026-03-06T18:30:00Z') },
    balance: { asked: 80, paid: 80, owed: 0, dueNow: 0, parts: [] },
    timeZone: 'America/Los_Angeles',
    sender: 'Ada Harbor',
  }),
  mailSample('A bank debit failed', FailedDebitMail, {
    paidFor: invoice,
    amount: '$950',
    payUrl: 'https://polaris.example/pay#…',
    sender: 'Ada Harbor',
  }),
  mailSample('A bank debit of something canceled failed', FailedDebitMail, {
    paidFor: invoice,
    amount: '$950',
    payUrl: null,
    sender: 'Ada Harbor',
  }),
  ...[true, false].map((isOwed) =>
    mailSample(
      `A bank debit failed (${isOwed ? 'owed' : 'canceled'}), to the owner`,
      OwnerFailedDebitMail,
      {
        ...about,
        amount: '$950',
        reason: 'The account has insufficient funds.',
        isOwed,
      },
    ),
  ),
  mailSample('A refund failed, to the owner', RefundFailedMail, {
    ...about,
    amount: '$100.50',
  }),
  ...(['open', 'won', 'lost'] as const).map((state) =>
    mailSample(`Dispute (${state}), to the owner`, DisputeMail, {
      ...about,
      amount: '$950',
      state,
      reason: 'product_not_received',
    }),
  ),
];
