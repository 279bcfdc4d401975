import { describeTag, example } from '../../api/example.ts';
import {
  adminPaymentSchema,
  checkoutQuerySchema,
  checkoutSchema,
  paymentInputSchema,
  paymentOptionsSchema,
  refundInputSchema,
  type AdminPayment,
  webhookReceiptSchema,
} from './payment.ts';

/** A partly refunded partial payment. */
export const payment = (): AdminPayment => ({
  id: 12,
  amount: 500,
  method: 'bank_transfer',
  provider: 'manual',
  status: 'partially_refunded',
  paidAt: '2026-03-06T18:30:00.000Z',
  note: 'The first half.',
  refunded: 100,
  refundPending: 0,
  refunds: [
    {
      id: 4,
      amount: 100,
      reason: 'The second workshop was not needed.',
      source: 'owner',
      stillOwed: false,
      createdAt: '2026-03-09T09:00:00.000Z',
    },
  ],
  dispute: null,
  version: 2,
});

export const paymentExamples = [
  example(adminPaymentSchema, payment()),
  example(paymentInputSchema, {
    amount: 500,
    method: 'bank_transfer',
    note: 'The first half.',
    paidAt: '2026-03-06T18:30:00.000Z',
  }),
  example(checkoutQuerySchema, { all: 'true' }),
  example(checkoutSchema, { url: 'https://checkout.stripe.com/c/pay/cs_test_a1' }),
  example(paymentOptionsSchema, { card: true, bankDebit: false }),
  example(webhookReceiptSchema, { received: true }),
  example(refundInputSchema, {
    amount: 100,
    reason: 'The second workshop was not needed.',
    stillOwed: false,
    cancelSessions: true,
  }),
];

export const paymentsTag = describeTag(
  'Payments',
  'Money that came for purchases, and that went back.',
);
