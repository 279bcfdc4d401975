import { endpoint } from '../../api/endpoint.ts';
import { adminPaymentSchema, paymentInputSchema } from '../payments/payment.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  invoiceActionSchema,
  invoiceBuyerQuerySchema,
  invoiceInputSchema,
  invoiceRecipientInputSchema,
  invoiceUpdateSchema,
} from './invoice-draft.ts';
import {
  invoiceBuyerSchema,
  invoiceRecordSchema,
  invoicesQuerySchema,
  invoicesSchema,
  ownInvoicesQuerySchema,
  ownInvoicesSchema,
} from './invoice.ts';

export const listAllInvoices = endpoint({
  tag: 'Invoices',
  summary: 'List invoices and credit notes, the newest first',
  method: 'GET',
  path: '/api/admin/invoices',
  allow: 'owner',
  query: invoicesQuerySchema,
  returns: invoicesSchema,
});

export const createInvoice = endpoint({
  tag: 'Invoices',
  summary: 'Draft an invoice, of a purchase or for a customer',
  method: 'POST',
  path: '/api/admin/invoices',
  allow: 'owner',
  proof: 'session',
  body: invoiceInputSchema,
  hasIdempotencyKey: true,
  status: 201,
  returns: invoiceRecordSchema,
  errors: {
    404: 'Customer or purchase was not found.',
    409: 'This purchase has an open invoice already.',
  },
});

export const getInvoiceBuyer = endpoint({
  tag: 'Invoices',
  summary: 'Read what a draft for a customer begins with',
  method: 'GET',
  path: '/api/admin/invoices/buyer',
  allow: 'owner',
  query: invoiceBuyerQuerySchema,
  returns: invoiceBuyerSchema,
  errors: { 404: 'Customer was not found.' },
});

export const getInvoice = endpoint({
  tag: 'Invoices',
  summary: 'Read an invoice',
  method: 'GET',
  path: '/api/admin/invoices/:id',
  allow: 'owner',
  params: idParamsSchema,
  returns: invoiceRecordSchema,
});

export const updateInvoice = endpoint({
  tag: 'Invoices',
  summary: 'Replace the content of a draft',
  method: 'PUT',
  path: '/api/admin/invoices/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: invoiceUpdateSchema,
  returns: invoiceRecordSchema,
  errors: { 409: 'An issued invoice cannot be changed.' },
});

export const deleteInvoice = endpoint({
  tag: 'Invoices',
  summary: 'Delete a draft',
  method: 'DELETE',
  path: '/api/admin/invoices/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  errors: { 409: 'An issued invoice cannot be changed.' },
});

export const issueInvoice = endpoint({
  tag: 'Invoices',
  summary: 'Give a draft its number; nothing of it changes afterwards',
  method: 'POST',
  path: '/api/admin/invoices/:id/issue',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: invoiceActionSchema,
  returns: invoiceRecordSchema,
  errors: { 409: 'The business profile has no legal name or no address yet.' },
});

export const creditInvoice = endpoint({
  tag: 'Invoices',
  summary: 'Take an issued invoice back by a credit note',
  method: 'POST',
  path: '/api/admin/invoices/:id/credit',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: invoiceActionSchema,
  hasIdempotencyKey: true,
  status: 201,
  returns: invoiceRecordSchema,
  errors: { 409: 'This invoice was credited already.' },
});

export const sendInvoice = endpoint({
  tag: 'Invoices',
  summary: 'Mail an issued invoice to its buyer, with its PDF',
  method: 'POST',
  path: '/api/admin/invoices/:id/send',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: invoiceActionSchema,
  returns: invoiceRecordSchema,
  errors: { 409: 'The buyer of this invoice has no email address.' },
});

export const setInvoiceRecipient = endpoint({
  tag: 'Invoices',
  summary: 'Enter the address that an issued invoice is mailed to',
  method: 'PUT',
  path: '/api/admin/invoices/:id/recipient',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: invoiceRecipientInputSchema,
  returns: invoiceRecordSchema,
  errors: { 409: 'A draft has its address in its content.' },
});

export const recordInvoicePayment = endpoint({
  tag: 'Invoices',
  summary: 'Record money that came for an invoice without a purchase',
  method: 'POST',
  path: '/api/admin/invoices/:id/payments',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: paymentInputSchema,
  hasIdempotencyKey: true,
  status: 201,
  returns: adminPaymentSchema,
  errors: { 409: 'Less of this invoice is owed, or it is of a purchase.' },
});

export const listInvoices = endpoint({
  tag: 'Invoices',
  summary: 'List the invoices that were issued to the account',
  method: 'GET',
  path: '/api/invoices',
  allow: 'signed-in',
  query: ownInvoicesQuerySchema,
  returns: ownInvoicesSchema,
});

export const downloadInvoice = endpoint({
  tag: 'Invoices',
  summary: 'Download an issued invoice; the owner gets any',
  method: 'GET',
  path: '/api/invoices/:id/pdf',
  allow: 'signed-in',
  proof: 'session',
  params: idParamsSchema,
  file: { mediaType: 'application/pdf', example: '%PDF-1.7' },
});
