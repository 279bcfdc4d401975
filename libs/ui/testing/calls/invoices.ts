import {
  adminPaymentSchema,
  invoiceActionSchema,
  invoiceBuyerQuerySchema,
  invoiceBuyerSchema,
  invoiceInputSchema,
  invoiceRecipientInputSchema,
  invoiceRecordSchema,
  invoiceUpdateSchema,
  invoicesQuerySchema,
  invoicesSchema,
  ownInvoicesQuerySchema,
  ownInvoicesSchema,
  paymentInputSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

const acted = { request: invoiceActionSchema, response: invoiceRecordSchema };

export const calls: ContractCalls = {
  'GET /api/invoices': { query: ownInvoicesQuerySchema, response: ownInvoicesSchema },
  'GET /api/admin/invoices': { query: invoicesQuerySchema, response: invoicesSchema },
  'POST /api/admin/invoices': { request: invoiceInputSchema, response: invoiceRecordSchema },
  'GET /api/admin/invoices/buyer': {
    query: invoiceBuyerQuerySchema,
    response: invoiceBuyerSchema,
  },
  'GET /api/admin/invoices/:id': { response: invoiceRecordSchema },
  'PUT /api/admin/invoices/:id': { request: invoiceUpdateSchema, response: invoiceRecordSchema },
  'DELETE /api/admin/invoices/:id': {},
  'PUT /api/admin/invoices/:id/recipient': {
    request: invoiceRecipientInputSchema,
    response: invoiceRecordSchema,
  },
  'POST /api/admin/invoices/:id/issue': acted,
  'POST /api/admin/invoices/:id/credit': acted,
  'POST /api/admin/invoices/:id/send': acted,
  'POST /api/admin/invoices/:id/payments': {
    request: paymentInputSchema,
    response: adminPaymentSchema,
  },
};
