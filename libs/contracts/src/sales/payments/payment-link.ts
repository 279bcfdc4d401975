import * as z from 'zod/mini';
import { purchasePartSchema } from '../purchases/purchase-part.ts';
import { text } from '../../values/text/text.ts';

/** The token of a payment link, which is sent only in a body and is in no URL. */
export const paymentLinkInputSchema = z.object({ token: text(100) });

/** What is due now is paid, or everything that is owed. */
export const linkCheckoutInputSchema = z.extend(paymentLinkInputSchema, {
  all: z._default(z.boolean(), false),
});

/**
 * What anyone with the link sees of the state: `due` can be paid now, a `processing` payment is being confirmed, and a
 * `canceled` invoice or purchase is not to be paid.
 */
export const paymentPageStates = ['due', 'processing', 'paid', 'canceled'] as const;
export type PaymentPageState = (typeof paymentPageStates)[number];

/** Where to transfer money to. */
export const transferDetailsSchema = z.object({
  bankDetails: z.string(),
  /** What to name, so that the owner can tell what was paid. */
  reference: z.string(),
  /** The content of a QR code that fills in a transfer in banking apps; null without an IBAN. */
  code: z.nullable(z.string()),
});
export type TransferDetails = z.output<typeof transferDetailsSchema>;

/** What anyone with a payment link sees. */
export const paymentPageSchema = z.object({
  /** The name of the business. */
  seller: z.string(),
  /** Such as 'Invoice 2026-0001' or 'Data Audit'. */
  subject: z.string(),
  /** What it is for, such as the lines of the invoice. */
  items: z.array(z.string()),
  state: z.enum(paymentPageStates),
  /** In dollars. */
  total: z.number(),
  /** Dollars received, minus refunds. */
  paid: z.number(),
  /** Dollars that are still to be paid. */
  owed: z.number(),
  /** Dollars that are to be paid by today. */
  dueNow: z._default(z.number(), 0),
  /** The payment plan; empty without one. */
  parts: z._default(z.array(purchasePartSchema), []),
  dueOn: z.nullable(z.iso.date()),
  /** The invoice that can be downloaded; null if there is none. */
  invoiceNumber: z.nullable(z.string()),
  /** Whether it can be paid on the provider's page, and with a bank debit there. */
  online: z.nullable(z.object({ bankDebit: z.boolean() })),
  transfer: z.nullable(transferDetailsSchema),
});
export type PaymentPage = z.output<typeof paymentPageSchema>;

/** A payment link for the owner to pass on. It is shown only once. */
export const sharedPaymentLinkSchema = z.object({ url: z.string() });
export type SharedPaymentLink = z.output<typeof sharedPaymentLinkSchema>;
