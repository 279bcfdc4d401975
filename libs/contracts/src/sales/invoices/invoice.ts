import * as z from 'zod/mini';
import { businessProfileSchema } from '../business-profile/business-profile.ts';
import { customerNameSchema } from '../../people/customers/customer-or-account.ts';
import { adminPaymentSchema } from '../payments/payment.ts';
import { pageQuerySchema, plainPageQuerySchema } from '../../values/page.ts';
import { purchasePartSchema } from '../purchases/purchase-part.ts';
import { taxModeSchema } from './sales-tax.ts';
import { idParam, idSchema, timestamp } from '../../values/text/text.ts';

/** How many days after the due date reminders of an unpaid invoice are sent. */
export const REMINDER_DAYS = [3, 14] as const;

export const invoiceKindLabels = { invoice: 'Invoice', credit_note: 'Credit note' } as const;
export type InvoiceKind = keyof typeof invoiceKindLabels;
const invoiceKindSchema = z.enum(['invoice', 'credit_note']);

/** The state of an invoice, derived from its dates and payments. */
export const invoiceStateLabels = {
  draft: 'Draft',
  open: 'Open',
  part_paid: 'Partially paid',
  overdue: 'Overdue',
  paid: 'Paid',
  partially_refunded: 'Refunded in part',
  refunded: 'Refunded',
  canceled: 'Canceled',
  credited: 'Credited',
  credit_note: 'Credit note',
} as const;
export type InvoiceState = keyof typeof invoiceStateLabels;
/** "Overdue by 6 days": the state with its age, as text. */
export function invoiceStateText({
  state,
  daysOverdue,
}: Pick<Invoice, 'state' | 'daysOverdue'>): string {
  if (state !== 'overdue') return invoiceStateLabels[state];
  return daysOverdue === 1 ? 'Overdue by one day' : `Overdue by ${daysOverdue} days`;
}

const invoiceStateSchema = z.enum(
  Object.keys(invoiceStateLabels) as [InvoiceState, ...InvoiceState[]],
  { error: 'Please select a state.' },
);

export const invoiceBuyerSchema = z.object({
  name: z.string(),
  address: z.nullable(z.string()),
  email: z.nullable(z.string()),
  taxId: z.nullable(z.string()),
});
export type InvoiceBuyer = z.output<typeof invoiceBuyerSchema>;

/** The part of the business profile that an issued invoice states. */
export const invoiceSellerSchema = z.pick(businessProfileSchema, {
  legalName: true,
  address: true,
  email: true,
  taxId: true,
  timeZone: true,
  terms: true,
  bankDetails: true,
});
export type InvoiceSeller = z.output<typeof invoiceSellerSchema>;

export const invoiceLineSchema = z.object({
  text: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  taxRate: z.number(),
  /** Quantity times price. */
  total: z.number(),
  /** The tax included in it or added to it. */
  tax: z.number(),
});
export type InvoiceLine = z.output<typeof invoiceLineSchema>;

/** A link to another invoice, with its number. */
const otherInvoiceSchema = z.object({ id: idSchema, number: z.nullable(z.string()) });

/** A day without a time. */
const day = z.iso.date();

/** An invoice or a credit note in a list. */
export const invoiceSchema = z.object({
  id: idSchema,
  kind: invoiceKindSchema,
  /** Null while it is a draft. */
  number: z.nullable(z.string()),
  state: invoiceStateSchema,
  buyer: invoiceBuyerSchema,
  /** Null if no customer of the CRM has it. */
  customer: z.nullable(customerNameSchema),
  purchaseId: z.nullable(idSchema),
  /** In dollars; negative for a credit note. */
  total: z.number(),
  /** The part of the total that is tax. */
  tax: z.number(),
  /** Dollars received, minus refunds. */
  paid: z.number(),
  /** Dollars refunded. */
  refunded: z._default(z.number(), 0),
  /** Dollars that are still to be paid. */
  owed: z._default(z.number(), 0),
  /** Dollars of it that are to be paid by today: less than owed only by the plan of its purchase. */
  dueNow: z._default(z.number(), 0),
  issuedOn: z.nullable(day),
  /** By a plan, the day of the last part. */
  dueOn: z.nullable(day),
  /** How many days it is overdue; 0 if it is not. */
  daysOverdue: z.int(),
  /** The address it is mailed to: the one entered after it was issued, else the buyer's. */
  sendTo: z._default(z.nullable(z.string()), null),
  /** When it was last mailed to its buyer. */
  sentAt: z.nullable(timestamp),
  version: z.int(),
  createdAt: timestamp,
});
export type Invoice = z.output<typeof invoiceSchema>;
export const invoicesSchema = z.array(invoiceSchema);

/** An invoice with all its content. */
export const invoiceRecordSchema = z.extend(invoiceSchema, {
  /** The service of the purchase; null without one. */
  serviceName: z._default(z.nullable(z.string()), null),
  /** Whether tax is added to the prices of the lines, or is in them. */
  taxMode: z._default(taxModeSchema, 'included'),
  lines: z.array(invoiceLineSchema),
  /** The payment plan of its purchase; empty without one, and once the invoice is not open. */
  parts: z._default(z.array(purchasePartSchema), []),
  /** The payments of an invoice without a purchase; those of a purchase are on the purchase. */
  payments: z._default(z.array(adminPaymentSchema), []),
  /** Null for a draft: the business profile is copied when the invoice is issued. */
  seller: z.nullable(invoiceSellerSchema),
  note: z.nullable(z.string()),
  daysUntilDue: z.nullable(z.int()),
  issuedAt: z.nullable(timestamp),
  /** For a credit note: the invoice that it credits. */
  credits: z.nullable(otherInvoiceSchema),
  /** For a credited invoice: its credit note. */
  creditedBy: z.nullable(otherInvoiceSchema),
});
export type InvoiceRecord = z.output<typeof invoiceRecordSchema>;

export const invoicesQuerySchema = z.extend(pageQuerySchema, {
  state: z.optional(invoiceStateSchema),
  customerId: z.optional(idParam),
  /** Only invoices of the people of this company. */
  companyId: z.optional(idParam),
  purchaseId: z.optional(idParam),
});
export type InvoicesQuery = z.output<typeof invoicesQuerySchema>;

const ownColumnsSchema = z.pick(invoiceSchema, {
  id: true,
  kind: true,
  number: true,
  state: true,
  total: true,
  tax: true,
  paid: true,
  refunded: true,
  owed: true,
  dueNow: true,
  issuedOn: true,
  dueOn: true,
  daysOverdue: true,
  createdAt: true,
});

/** An issued invoice as its buyer sees it. */
export const ownInvoiceSchema = z.extend(ownColumnsSchema, {
  /** Whether a payment is being confirmed, so that it is not paid twice. */
  paymentPending: z._default(z.boolean(), false),
});
export type OwnInvoice = z.output<typeof ownInvoiceSchema>;
export const ownInvoicesSchema = z.array(ownInvoiceSchema);
export const ownInvoicesQuerySchema = plainPageQuerySchema;

export const invoiceFieldLabels: Record<string, string> = {
  id: 'Id',
  kind: 'Kind',
  number: 'Number',
  purchaseId: 'Purchase',
  customerId: 'Customer',
  userId: 'Account',
  creditOf: 'Credits',
  seller: 'Seller',
  buyer: 'Bill to',
  note: 'Note',
  daysUntilDue: 'Days until due',
  taxMode: 'Sales tax',
  total: 'Total',
  tax: 'Tax',
  issuedAt: 'Issued at',
  issuedOn: 'Issued on',
  dueOn: 'Due on',
  creditedAt: 'Credited at',
  sendTo: 'Send to',
  sentAt: 'Sent at',
  reminders: 'Reminders',
  recordedBy: 'Recorded by',
  createdAt: 'Created at',
};
