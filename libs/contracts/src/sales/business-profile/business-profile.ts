import * as z from 'zod/mini';
import { MAX_OFFER_TERMS } from '../offers/offer-terms.ts';
import { taxModeSchema, taxRateSchema } from '../invoices/sales-tax.ts';
import { optionalEmail } from '../../values/email.ts';
import { optionalName } from '../../values/text/name.ts';
import { int4, money, optionalText, text, timestamp } from '../../values/text/text.ts';
import { isTimeZone } from '../../values/clock/time-zone.ts';

const ZONE = 'Please select a time zone';

const DAYS = 'Must be a whole number of days, 0 to 365.';

/** Days from the issue of an invoice until it is due. */
export const daysUntilDueSchema = z
  .int({ error: DAYS })
  .check(z.gte(0, { error: DAYS }), z.lte(365, { error: DAYS }));

/** Which orders are invoiced as soon as they are placed. */
export const orderInvoicesLabels = {
  taxed: 'If sales tax is charged',
  always: 'Always',
  never: 'Never',
} as const;
export const orderInvoicesSchema = z.enum(['taxed', 'always', 'never'], {
  error: 'Please select which orders are invoiced.',
});
export type OrderInvoices = z.output<typeof orderInvoicesSchema>;

/** The sender of invoices, as stated on them. */
export const businessProfileInputSchema = z.object({
  legalName: optionalName(255),
  /** Several lines. */
  address: optionalText(1000),
  email: optionalEmail,
  taxId: optionalText(100),
  /** The time zone that invoices are dated in, and whose year their numbers have. */
  timeZone: z
    .string({ error: ZONE })
    .check(z.maxLength(64, { error: ZONE }), z.refine<string>(isTimeZone, { error: ZONE })),
  daysUntilDue: daysUntilDueSchema,
  /** Whether prices include tax, and the default rate of new lines. If missing: unchanged. */
  taxMode: z.optional(taxModeSchema),
  taxRate: z.optional(taxRateSchema),
  /** If missing: unchanged. */
  orderInvoices: z.optional(orderInvoicesSchema),
  /** Whether clients can pay with a bank debit beside a card. If missing: unchanged. */
  bankDebits: z.optional(z.boolean()),
  /** Dollars above which accepting an offer takes a mailed code; null for never. If missing: unchanged. */
  offerCodeAbove: z.optional(z.nullable(money())),
  terms: optionalText(1000),
  bankDetails: optionalText(1000),
  /** Markdown, which new offers begin with. If missing: unchanged. */
  offerTerms: optionalText(MAX_OFFER_TERMS),
  /** The version that was edited, 0 before the first save; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type BusinessProfileInput = z.output<typeof businessProfileInputSchema>;
export type BusinessProfileFormValues = z.input<typeof businessProfileInputSchema>;

export const businessProfileSchema = z.object({
  legalName: z.nullable(z.string()),
  address: z.nullable(z.string()),
  email: z.nullable(z.string()),
  taxId: z.nullable(z.string()),
  timeZone: text(64),
  daysUntilDue: z.int(),
  taxMode: z._default(taxModeSchema, 'included'),
  taxRate: z._default(z.number(), 0),
  orderInvoices: z._default(orderInvoicesSchema, 'taxed'),
  bankDebits: z._default(z.boolean(), false),
  offerCodeAbove: z._default(z.nullable(z.number()), null),
  terms: z.nullable(z.string()),
  bankDetails: z.nullable(z.string()),
  offerTerms: z._default(z.nullable(z.string()), null),
  /** 0 until it is saved for the first time. */
  version: z.int(),
  updatedAt: z.nullable(timestamp),
});
export type BusinessProfile = z.output<typeof businessProfileSchema>;

/** The bank details for transfers; null until the owner has entered them. */
export const bankDetailsSchema = z.object({ bankDetails: z.nullable(z.string()) });
export type BankDetails = z.output<typeof bankDetailsSchema>;

export const businessProfileFieldLabels: Record<keyof BusinessProfile, string> = {
  legalName: 'Legal name',
  address: 'Address',
  email: 'Email',
  taxId: 'Tax ID',
  timeZone: 'Time zone',
  daysUntilDue: 'Days until due',
  taxMode: 'Sales tax',
  taxRate: 'Sales tax rate (%)',
  orderInvoices: 'Invoice new orders',
  bankDebits: 'Bank debits',
  offerCodeAbove: 'Ask for a mailed code above ($)',
  terms: 'Payment terms',
  bankDetails: 'Bank details',
  offerTerms: 'Terms of offers',
  version: 'Version',
  updatedAt: 'Updated at',
};
