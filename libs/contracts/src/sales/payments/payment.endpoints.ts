import { endpoint } from '../../api/endpoint.ts';
import { ownerCreate } from '../../api/owner-calls.ts';
import {
  adminPaymentSchema,
  checkoutQuerySchema,
  checkoutSchema,
  paymentInputSchema,
  paymentOptionsSchema,
  refundInputSchema,
  webhookReceiptSchema,
} from './payment.ts';
import { bankDetailsSchema } from '../business-profile/business-profile.ts';
import { idParamsSchema } from '../../values/text/text.ts';

export const getBankDetails = endpoint({
  tag: 'Payments',
  summary: 'Say where money is transferred to',
  method: 'GET',
  path: '/api/bank-details',
  allow: 'signed-in',
  returns: bankDetailsSchema,
});

export const recordPayment = ownerCreate({
  tag: 'Payments',
  summary: 'Record money that came by a bank transfer or in person',
  path: '/api/admin/purchases/:id/payments',
  params: idParamsSchema,
  body: paymentInputSchema,
  hasIdempotencyKey: true,
  returns: adminPaymentSchema,
  errors: {
    404: 'Purchase was not found.',
    409: 'The purchase was canceled, or less is owed.',
  },
});

export const refundPayment = ownerCreate({
  tag: 'Payments',
  summary: 'Refund a payment in part or whole',
  path: '/api/admin/payments/:id/refunds',
  params: idParamsSchema,
  body: refundInputSchema,
  hasIdempotencyKey: true,
  returns: adminPaymentSchema,
  errors: {
    404: 'Payment was not found.',
    409: 'Less of the payment can be refunded.',
  },
});

export const getPaymentOptions = endpoint({
  tag: 'Payments',
  summary: 'Say how purchases can be paid',
  method: 'GET',
  path: '/api/payment-options',
  allow: 'anyone',
  returns: paymentOptionsSchema,
});

export const startCheckout = endpoint({
  tag: 'Payments',
  summary: 'Get the page on which what is due now is paid, or everything',
  method: 'POST',
  path: '/api/purchases/:id/checkout',
  allow: 'signed-in',
  proof: 'session',
  params: idParamsSchema,
  query: checkoutQuerySchema,
  status: 201,
  returns: checkoutSchema,
  errors: {
    404: 'Purchase was not found, or payments by card are not set up.',
    409: 'The purchase was canceled or is paid, or a payment is being confirmed.',
    503: 'The payment provider cannot be reached.',
  },
});

export const startInvoiceCheckout = endpoint({
  tag: 'Payments',
  summary: 'Get the page on which what is owed on an invoice is paid',
  method: 'POST',
  path: '/api/invoices/:id/checkout',
  allow: 'signed-in',
  proof: 'session',
  params: idParamsSchema,
  query: checkoutQuerySchema,
  status: 201,
  returns: checkoutSchema,
  errors: {
    404: 'Invoice was not found, or payments by card are not set up.',
    409: 'The invoice was canceled or is paid, or a payment is being confirmed.',
    503: 'The payment provider cannot be reached.',
  },
});

export const receiveStripeEvent = endpoint({
  tag: 'Payments',
  summary: 'Take an event that Stripe has signed',
  method: 'POST',
  path: '/api/webhooks/stripe',
  allow: 'anyone',
  webhook: true,
  returns: webhookReceiptSchema,
  errors: {
    400: 'The signature is not of Stripe, or too old.',
    404: 'Payments by card are not set up.',
  },
});
