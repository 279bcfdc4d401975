import * as z from 'zod/mini';
import { messageInputSchema } from '../../mail/messages/message.ts';
import { customerNameSchema } from '../../people/customers/customer-or-account.ts';
import { invoiceBuyerSchema, invoiceLineSchema } from '../../sales/invoices/invoice.ts';
import { taxModeSchema } from '../../sales/invoices/sales-tax.ts';
import { offerContentSchema } from '../../sales/offers/offer-content.ts';
import { offerDay } from '../../sales/offers/offer.ts';
import { paymentInputSchema, paymentMethodSchema } from '../../sales/payments/payment.ts';
import { idParam, idSchema, timestamp } from '../../values/text/text.ts';

/** For how many days a draft waits to be approved. */
export const ASSISTANT_DRAFT_DAYS = 14;
/** How many can wait at a time. */
export const MAX_WAITING_DRAFTS = 50;
/** How long an approved draft can be taken back before it is carried out. */
export const APPROVAL_UNDO_SECONDS = 10;

export const assistantDraftKindLabels = {
  message: 'Message',
  reply: 'Reply',
  offer: 'Offer',
  invoice: 'Invoice',
  payment: 'Payment',
  customer: 'Change of a customer',
} as const;
export type AssistantDraftKind = keyof typeof assistantDraftKindLabels;

const textFields = {
  /** The address that it goes to. */
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The quoted message below the text. */
  quote: z.nullable(z.string()),
  followUpOn: z.nullable(z.iso.date()),
};

/** What is drafted, as its recipient would see it. */
const draftContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), ...textFields }),
  z.object({ kind: z.literal('reply'), ...textFields }),
  z.object({
    kind: z.literal('offer'),
    serviceName: z.string(),
    content: offerContentSchema,
    expiresOn: offerDay,
    /** Where it is mailed to; null if the buyer has no address. */
    to: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('invoice'),
    buyer: invoiceBuyerSchema,
    lines: z.array(invoiceLineSchema),
    taxMode: taxModeSchema,
    total: z.number(),
    tax: z.number(),
    note: z.nullable(z.string()),
    /** In how many days after it is issued it is due. */
    daysUntilDue: z.nullable(z.int()),
    /** Where it is mailed to; null if the buyer has no address, and it is only issued. */
    to: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('payment'),
    /** What it is for: the name of a service, or the number of an invoice. */
    title: z.string(),
    amount: z.number(),
    method: paymentMethodSchema,
    note: z.nullable(z.string()),
    paidAt: timestamp,
    /** Dollars that were owed before it. */
    owed: z.number(),
  }),
  z.object({
    kind: z.literal('customer'),
    /** The fields with their former and new values, as text. */
    fields: z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })),
  }),
]);
export type AssistantDraftContent = z.output<typeof draftContentSchema>;

/** What an assistant prepared, and what leaves only once the owner approves it. */
export const assistantDraftSchema = z.object({
  id: idSchema,
  /** The connection that wrote it. */
  via: z.string(),
  /** Why, as the assistant says. */
  reason: z.string(),
  /** Null for a reply to a submission without a customer. */
  customer: z.nullable(customerNameSchema),
  /** The submission that it replies to. */
  contact: z.nullable(customerNameSchema),
  content: draftContentSchema,
  /** What others wrote that the assistant had read within the ten minutes before, such as `message 12`. */
  readBefore: z.array(
    z.object({
      kind: z.enum(['submission', 'message', 'customer', 'offer']),
      id: idSchema,
      /** Null once it is deleted. */
      name: z.nullable(z.string()),
      /** The customer who wrote a message; null for others. */
      customerId: z._default(z.nullable(idSchema), null),
    }),
  ),
  /** What changed since, so that it cannot be approved; null while it can. */
  outdated: z.nullable(z.string()),
  /** Why it could not be carried out after it was approved. */
  problem: z.nullable(z.string()),
  /** When it is carried out; null until it is approved. */
  leavesAt: z.nullable(timestamp),
  createdAt: timestamp,
});
export type AssistantDraft = z.output<typeof assistantDraftSchema>;
export const assistantDraftsSchema = z.array(assistantDraftSchema);

export const assistantDraftsQuerySchema = z.object({
  customerId: z.optional(idParam),
  contactId: z.optional(idParam),
});
export type AssistantDraftsQuery = z.output<typeof assistantDraftsQuerySchema>;

/** What the owner changed of a message or a payment; without it, the draft as it is. */
export const assistantApprovalSchema = z.object({
  message: z.optional(z.pick(messageInputSchema, { subject: true, body: true, followUpOn: true })),
  payment: z.optional(paymentInputSchema),
});
export type AssistantApproval = z.output<typeof assistantApprovalSchema>;

/** The owner's own draft that it became. */
export const editedDraftSchema = z.object({ kind: z.enum(['offer', 'invoice']), id: idSchema });
export type EditedDraft = z.output<typeof editedDraftSchema>;
