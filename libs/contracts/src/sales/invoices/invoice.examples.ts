import { describeTag, example } from '../../api/example.ts';
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
  invoiceSchema,
  ownInvoiceSchema,
} from './invoice.ts';

const LINE = { text: 'Dashboard Design', quantity: 1, unitPrice: 950, taxRate: 0 };

const BUYER = {
  name: 'Harbor Trust',
  address: 'Attn. Maya Okafor\n8 Quay Road\nPortland, ME 04101',
  email: 'maya@harbor.example',
  taxId: null,
};

const ISSUED = {
  id: 12,
  kind: 'invoice',
  number: '2026-0014',
  state: 'part_paid',
  total: 950,
  tax: 0,
  paid: 500,
  refunded: 0,
  owed: 450,
  dueNow: 450,
  issuedOn: '2026-03-04',
  dueOn: '2026-03-18',
  daysOverdue: 0,
  createdAt: '2026-03-04T18:00:00.000Z',
} as const;

export const OWN_INVOICE = { ...ISSUED, paymentPending: false };

const INVOICE = {
  ...ISSUED,
  buyer: BUYER,
  customer: { id: 7, name: 'Maya Okafor' },
  purchaseId: 31,
  sendTo: 'maya@harbor.example',
  sentAt: '2026-03-04T18:31:00.000Z',
  version: 3,
};

export const invoiceExamples = [
  example(invoiceBuyerQuerySchema, { customerId: '7' }),
  example(ownInvoiceSchema, OWN_INVOICE),
  example(invoiceSchema, INVOICE),
  example(invoiceRecordSchema, {
    ...INVOICE,
    serviceName: 'Dashboard Design',
    taxMode: 'added',
    lines: [{ ...LINE, total: 950, tax: 0 }],
    parts: [],
    payments: [],
    seller: {
      legalName: 'Polaris Consulting LLC',
      address: '12 Harbor Street\nPortland, ME 04101',
      email: 'billing@polaris.example',
      taxId: '12-3456789',
      timeZone: 'America/New_York',
      terms: 'Please pay within 14 days.',
      bankDetails: 'Harbor Bank\nAccount 000123456',
    },
    note: 'Thank you for your order.',
    daysUntilDue: null,
    issuedAt: '2026-03-04T18:30:00.000Z',
    credits: null,
    creditedBy: null,
  }),
  example(invoiceInputSchema, { customerId: 7, lines: [LINE], note: 'Thank you for your order.' }),
  example(invoiceUpdateSchema, { lines: [LINE], buyer: BUYER, daysUntilDue: 30, version: 1 }),
  example(invoiceBuyerSchema, BUYER),
  example(invoiceRecipientInputSchema, { email: 'books@harbor.example', version: 2 }),
  example(invoiceActionSchema, { version: 2 }),
];

export const invoicesTag = describeTag(
  'Invoices',
  'Invoices and credit notes, from the draft to the payment.',
);
