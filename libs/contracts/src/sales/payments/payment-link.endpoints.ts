import { endpoint } from '../../api/endpoint.ts';
import { ownerCreate } from '../../api/owner-calls.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import { checkoutSchema } from './payment.ts';
import {
  linkCheckoutInputSchema,
  paymentLinkInputSchema,
  paymentPageSchema,
  sharedPaymentLinkSchema,
} from './payment-link.ts';

const UNKNOWN = { 404: 'This link is not valid any more.' };

export const openPaymentLink = endpoint({
  tag: 'Payment links',
  summary: 'Read what is owed by a payment link',
  method: 'POST',
  path: '/api/pay/open',
  allow: 'anyone',
  body: paymentLinkInputSchema,
  status: 200,
  returns: paymentPageSchema,
  errors: UNKNOWN,
});

export const startLinkCheckout = endpoint({
  tag: 'Payment links',
  summary: 'Get the page on which what is owed is paid, without an account',
  method: 'POST',
  path: '/api/pay/checkout',
  allow: 'anyone',
  body: linkCheckoutInputSchema,
  status: 201,
  returns: checkoutSchema,
  errors: {
    404: 'This link is not valid any more, or online payments are not set up.',
    409: 'It was canceled or is paid, or a payment is being confirmed.',
    429: 'Too many attempts. Please try again later.',
    503: 'The payment provider cannot be reached.',
  },
});

export const downloadLinkInvoice = endpoint({
  tag: 'Payment links',
  summary: 'Download the invoice of a payment link',
  method: 'POST',
  path: '/api/pay/invoice',
  allow: 'anyone',
  body: paymentLinkInputSchema,
  file: { mediaType: 'application/pdf', example: '%PDF-1.7' },
  errors: { 404: 'This link is not valid any more, or there is no invoice.' },
});

export const shareInvoicePaymentLink = ownerCreate({
  tag: 'Payment links',
  summary: 'Make a payment link of an issued invoice, to pass on',
  path: '/api/admin/invoices/:id/payment-links',
  params: idParamsSchema,
  returns: sharedPaymentLinkSchema,
  errors: { 409: 'It is a draft or a credit note, or nothing is owed.' },
});

export const sharePurchasePaymentLink = ownerCreate({
  tag: 'Payment links',
  summary: 'Make a payment link of a purchase, to pass on',
  path: '/api/admin/purchases/:id/payment-links',
  params: idParamsSchema,
  returns: sharedPaymentLinkSchema,
  errors: { 409: 'Nothing is owed.' },
});
