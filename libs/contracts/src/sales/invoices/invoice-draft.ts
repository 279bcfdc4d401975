import * as z from 'zod/mini';
import { daysUntilDueSchema } from '../business-profile/business-profile.ts';
import { type PricedLine, invoiceTotals } from './invoice-totals.ts';
import { hasDecimals, taxRateSchema } from './sales-tax.ts';
import { email, optionalEmail } from '../../values/email.ts';
import { requiredName } from '../../values/text/name.ts';
import {
  idParam,
  idSchema,
  int4,
  money,
  optionalText,
  requiredText,
} from '../../values/text/text.ts';

export const MAX_INVOICE_LINES = 100;

const MAX_DOLLARS = 9_999_999_999.99;
const QUANTITY = 'Quantity must be more than 0, with at most two decimals.';
const PRICE = 'Price must be at least 0, with at most two decimals.';

const quantity = z
  .number({ error: QUANTITY })
  .check(
    z.gt(0, { error: QUANTITY }),
    z.lte(99_999_999.99, { error: 'Quantity must be at most 99,999,999.99.' }),
    z.refine<number>(hasDecimals(2), { error: QUANTITY }),
  );

/** Whether a line's values are in range, so that it can be computed; values out of range have their own message. */
const isComputable = ({ quantity: count, unitPrice, taxRate: rate }: PricedLine): boolean =>
  count >= 0 && count <= MAX_DOLLARS && unitPrice >= 0 && unitPrice <= MAX_DOLLARS && rate >= 0;

/** Computed with tax added, which gives the largest possible total. */
const totalFits = (lines: PricedLine[], fits: (total: number) => boolean): boolean =>
  !lines.every(isComputable) || fits(invoiceTotals(lines, 'added').total);

export const invoiceLineInputSchema = z
  .object({
    text: requiredText(1, 500, 'Please describe what is invoiced'),
    quantity,
    /** In dollars; the invoice's tax mode says whether tax is included. */
    unitPrice: money(PRICE),
    /** Percent. */
    taxRate: taxRateSchema,
  })
  .check(
    z.refine<PricedLine>((line) => totalFits([line], (sum) => sum <= MAX_DOLLARS), {
      error: 'The total of a line must be at most 9,999,999,999.99.',
      path: ['unitPrice'],
    }),
  );
export type InvoiceLineInput = z.output<typeof invoiceLineInputSchema>;

const COUNT = `An invoice has from 1 to ${MAX_INVOICE_LINES} lines.`;

const linesSchema = z.array(invoiceLineInputSchema, { error: COUNT }).check(
  z.minLength(1, { error: COUNT }),
  z.maxLength(MAX_INVOICE_LINES, { error: COUNT }),
  z.refine<PricedLine[]>((lines) => lines.length === 0 || totalFits(lines, (sum) => sum > 0), {
    error: 'The total of an invoice must be more than $0.',
  }),
  z.refine<PricedLine[]>((lines) => totalFits(lines, (sum) => sum <= MAX_DOLLARS), {
    error: 'The total of an invoice must be at most 9,999,999,999.99.',
  }),
);

/** The buyer as the invoice names them. */
export const invoiceBuyerInputSchema = z.object({
  name: requiredName(1, 255, 'Please enter who the invoice is for'),
  /** Several lines. */
  address: optionalText(1000),
  email: optionalEmail,
  taxId: optionalText(100),
});

const draftFields = {
  /** Taken from the customer or the account if it is not sent. */
  buyer: z.optional(invoiceBuyerInputSchema),
  note: optionalText(2000),
  /** If missing or null, taken from the business profile. */
  daysUntilDue: z.optional(z.nullable(daysUntilDueSchema)),
};

/** A draft, of a purchase or for a customer. */
export const invoiceInputSchema = z
  .object({
    customerId: z.optional(idSchema),
    purchaseId: z.optional(idSchema),
    /** If missing for a purchase: its service and amount. */
    lines: z.optional(linesSchema),
    ...draftFields,
  })
  .check(
    z.refine<{ customerId?: number | undefined; purchaseId?: number | undefined }>(
      ({ customerId, purchaseId }) => (customerId === undefined) !== (purchaseId === undefined),
      { error: 'Please select either a customer or a purchase.', path: ['customerId'] },
    ),
    z.refine<{ purchaseId?: number | undefined; lines?: unknown[] | undefined }>(
      ({ purchaseId, lines }) => purchaseId !== undefined || lines !== undefined,
      { error: COUNT, path: ['lines'] },
    ),
  );
export type InvoiceInput = z.output<typeof invoiceInputSchema>;

/** Replaces the content of a draft. */
export const invoiceUpdateSchema = z.object({
  lines: linesSchema,
  ...draftFields,
  /** The version that was edited; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type InvoiceUpdate = z.output<typeof invoiceUpdateSchema>;
export type InvoiceFormValues = z.input<typeof invoiceUpdateSchema>;

/** The customer whose billing details a new draft starts with. */
export const invoiceBuyerQuerySchema = z.object({ customerId: idParam });
export type InvoiceBuyerQuery = z.output<typeof invoiceBuyerQuerySchema>;

/** The address for mailing an issued invoice; the invoice itself does not change. */
export const invoiceRecipientInputSchema = z.object({ email: email(), version: int4 });
export type InvoiceRecipientInput = z.output<typeof invoiceRecipientInputSchema>;
export type InvoiceRecipientFormValues = z.input<typeof invoiceRecipientInputSchema>;

/** The version that was looked at; 409 if the stored version differs. */
export const invoiceActionSchema = z.object({ version: int4 });
export type InvoiceAction = z.output<typeof invoiceActionSchema>;
