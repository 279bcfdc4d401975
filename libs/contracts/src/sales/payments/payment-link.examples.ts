import { describeTag, example } from '../../api/example.ts';
import {
  linkCheckoutInputSchema,
  paymentLinkInputSchema,
  paymentPageSchema,
  sharedPaymentLinkSchema,
} from './payment-link.ts';

const token = 'dGhpcyBrZXkgaXMgYW4gZXhhbXBsZSwgbm90IG91cnM';

export const paymentLinkExamples = [
  example(paymentLinkInputSchema, { token }),
  example(linkCheckoutInputSchema, { token, all: false }),
  example(paymentPageSchema, {
    seller: 'Calloway Data LLC',
    subject: 'Invoice 2026-0001',
    items: ['Data Audit'],
    state: 'due',
    total: 1200,
    paid: 200,
    owed: 1000,
    dueNow: 1000,
    parts: [],
    dueOn: '2026-03-16',
    invoiceNumber: '2026-0001',
    online: { bankDebit: true },
    transfer: {
      bankDetails: 'Harbor Bank\nAccount 000123456',
      reference: '2026-0001',
      code: null,
    },
  }),
  example(sharedPaymentLinkSchema, { url: `https://polaris.example/pay#${token}` }),
];

export const paymentLinksTag = describeTag(
  'Payment links',
  'Anyone who has the link of an invoice sees what is owed and pays it, without an account.',
);
