import { endpoint } from '../../api/endpoint.ts';
import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
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
  ownInvoicesQuerySchema,
  ownInvoicesSchema,
} from './invoice.ts';

export const createInvoice = ownerCreate({
  tag: 'Invoices',
  summary: 'Draft an invoice, of a purchase or for a customer',
  path: '/api/admin/invoices',
  body: invoiceInputSchema,
  hasIdempotencyKey: true,
  returns: invoiceRecordSchema,
  errors: {
    404: 'Customer or purchase was not found.',
    409: 'This purchase has an open invoice already.',
  },
});

export const getInvoiceBuyer = ownerRead({
  tag: 'Invoices',
  summary: 'Read what a draft for a customer begins with',
  path: '/api/admin/invoices/buyer',
  query: invoiceBuyerQuerySchema,
  returns: invoiceBuyerSchema,
  errors: { 404: 'Customer was not found.' },
});

export const getInvoice = ownerRead({
  tag: 'Invoices',
  summary: 'Read an invoice',
  path: '/api/admin/invoices/:id',
  params: idParamsSchema,
  returns: invoiceRecordSchema,
});

export const updateInvoice = ownerWrite({
  tag: 'Invoices',
  summary: 'Replace the content of a draft',
  method: 'PUT',
  path: '/api/admin/invoices/:id',
  params: idParamsSchema,
  body: invoiceUpdateSchema,
  returns: invoiceRecordSchema,
  errors: { 409: 'An issued invoice cannot be changed.' },
});

export const deleteInvoice = ownerDelete({
  tag: 'Invoices',
  summary: 'Delete a draft',
  path: '/api/admin/invoices/:id',
  params: idParamsSchema,
  errors: { 409: 'An issued invoice cannot be changed.' },
});

export const issueInvoice = ownerWrite({
  tag: 'Invoices',
  summary: 'Give a draft its number; nothing of it changes afterwards',
  method: 'POST',
  path: '/api/admin/invoices/:id/issue',
  params: idParamsSchema,
  body: invoiceActionSchema,
  returns: invoiceRecordSchema,
  errors: { 409: 'The business profile has no legal name or no address yet.' },
});

export const creditInvoice = ownerCreate({
  tag: 'Invoices',
  summary: 'Take an issued invoice back by a credit note',
  path: '/api/admin/invoices/:id/credit',
  params: idParamsSchema,
  body: invoiceActionSchema,
  hasIdempotencyKey: true,
  returns: invoiceRecordSchema,
  errors: { 409: 'This invoice was credited already.' },
});

export const sendInvoice = ownerWrite({
  tag: 'Invoices',
  summary: 'Mail an issued invoice to its buyer, with its PDF',
  method: 'POST',
  path: '/api/admin/invoices/:id/send',
  params: idParamsSchema,
  body: invoiceActionSchema,
  returns: invoiceRecordSchema,
  errors: { 409: 'The buyer of this invoice has no email address.' },
});

export const setInvoiceRecipient = ownerWrite({
  tag: 'Invoices',
  summary: 'Enter the address that an issued invoice is mailed to',
  method: 'PUT',
  path: '/api/admin/invoices/:id/recipient',
  params: idParamsSchema,
  body: invoiceRecipientInputSchema,
  returns: invoiceRecordSchema,
  errors: { 409: 'A draft has its address in its content.' },
});

export const recordInvoicePayment = ownerCreate({
  tag: 'Invoices',
  summary: 'Record money that came for an invoice without a purchase',
  path: '/api/admin/invoices/:id/payments',
  params: idParamsSchema,
  body: paymentInputSchema,
  hasIdempotencyKey: true,
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
