import * as z from 'zod/mini';
import { customerNameSchema } from '../../people/customers/customer-or-account.ts';
import { pageQuerySchema } from '../../values/page.ts';
import { requiredName } from '../../values/text/name.ts';
import { idParam, idSchema, int4, timestamp } from '../../values/text/text.ts';
import { offerContentInputSchema, offerContentSchema, offerSellerSchema } from './offer-content.ts';

export const MAX_OFFER_VERSIONS = 20;
/** How far ahead an offer can end. */
export const MAX_OFFER_DAYS = 366;

/** Expired is derived: sent, and its last day is over where the business is. */
export const offerStateLabels = {
  draft: 'Draft',
  sent: 'Sent',
  expired: 'Ended',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const;
export type OfferState = keyof typeof offerStateLabels;
export const offerStateSchema = z.enum(
  Object.keys(offerStateLabels) as [OfferState, ...OfferState[]],
  {
    error: 'Please select a state.',
  },
);

const DAY = 'Please enter the last day of the offer.';
export const offerDay = z.iso.date({ error: DAY });

/** The evidence of an acceptance, as the owner and the client see it. */
export const offerAcceptanceSchema = z.object({
  /** The version that was accepted. */
  number: z.int(),
  /** The chosen quantity of each line. */
  selection: z.array(z.number()),
  total: z.number(),
  /** Who accepted, as they typed it. */
  name: z.string(),
  /** What they agreed to. */
  statement: z.string(),
  acceptedAt: timestamp,
  /** SHA-256 of the accepted document, in hexadecimal. */
  documentSha256: z.string(),
  /** Whether six digits were entered that were mailed to the client. */
  withCode: z._default(z.boolean(), false),
});
export type OfferAcceptance = z.output<typeof offerAcceptanceSchema>;

/** An offer in a list. */
export const offerSchema = z.object({
  id: idSchema,
  title: z.string(),
  state: offerStateSchema,
  /** Null if the customer was deleted for good. */
  customer: z.nullable(customerNameSchema),
  /** Who it names as the buyer. */
  buyer: z.string(),
  /** In dollars: what was accepted, else what is chosen at first. */
  total: z.number(),
  expiresOn: offerDay,
  /** The number of the version that was sent last; 0 for none. */
  current: z.int(),
  /** Whether a newer version is being written. */
  hasDraft: z.boolean(),
  sentAt: z.nullable(timestamp),
  /** When a link was first opened; null if none was. */
  openedAt: z.nullable(timestamp),
  declineReason: z.nullable(z.string()),
  purchaseId: z.nullable(idSchema),
  /** Whether its total is paid each month. */
  isMonthly: z._default(z.boolean(), false),
  /** What the acceptance of a monthly offer made. */
  retainerId: z._default(z.nullable(idSchema), null),
  version: z.int(),
  createdAt: timestamp,
});
export type Offer = z.output<typeof offerSchema>;
export const offersSchema = z.array(offerSchema);

export const offersQuerySchema = z.extend(pageQuerySchema, {
  state: z.optional(offerStateSchema),
  customerId: z.optional(idParam),
});
export type OffersQuery = z.output<typeof offersQuerySchema>;

/** An offer with what the owner is writing, or what was sent last. */
export const offerRecordSchema = z.extend(offerSchema, {
  serviceId: idSchema,
  serviceName: z.string(),
  /** An earlier offer that this one follows. */
  follows: z.nullable(z.object({ id: idSchema, title: z.string() })),
  invoiceOnAccept: z.boolean(),
  content: offerContentSchema,
  /** What was sent last, while a newer version is being written; else null, as it is the content. */
  sentContent: z._default(z.nullable(offerContentSchema), null),
  /** Null until it is sent. */
  seller: z.nullable(offerSellerSchema),
  versions: z.array(z.object({ number: z.int(), sentAt: timestamp, sha256: z.string() })),
  acceptance: z.nullable(offerAcceptanceSchema),
  /** Where it is mailed to; null if the buyer has no address. */
  recipient: z.nullable(z.string()),
});
export type OfferRecord = z.output<typeof offerRecordSchema>;

const offerFields = {
  /** What is sold, which decides what its purchase is called. */
  serviceId: idSchema,
  content: offerContentInputSchema,
  expiresOn: offerDay,
  invoiceOnAccept: z.boolean(),
};

/** A draft for a customer, which may follow an earlier offer. */
export const offerInputSchema = z.object({
  customerId: idSchema,
  follows: z.optional(z.nullable(idSchema)),
  ...offerFields,
});
export type OfferInput = z.output<typeof offerInputSchema>;

/** An offer that was sent to the customer of an account, as their download of data has it. */
export const ownOfferSchema = z.object({
  id: idSchema,
  title: z.string(),
  state: offerStateSchema,
  content: offerContentSchema,
  expiresOn: offerDay,
  sentAt: timestamp,
  declineReason: z.nullable(z.string()),
  acceptance: z.nullable(offerAcceptanceSchema),
  createdAt: timestamp,
});
export type OwnOffer = z.output<typeof ownOfferSchema>;

/** Replaces what is being written; a sent offer gets a new version, which is sent by itself. */
export const offerUpdateSchema = z.object({ ...offerFields, version: int4 });
export type OfferUpdate = z.output<typeof offerUpdateSchema>;
export type OfferFormValues = z.input<typeof offerUpdateSchema>;

/** The version that was looked at; 409 if the stored one differs. */
export const offerActionSchema = z.object({ version: int4 });
export type OfferAction = z.output<typeof offerActionSchema>;

export const offerWithdrawalSchema = z.object({
  version: int4,
  /** Whether to email the client. */
  tellClient: z.boolean(),
});
export type OfferWithdrawal = z.output<typeof offerWithdrawalSchema>;

export const offerExtensionSchema = z.object({ version: int4, expiresOn: offerDay });
export type OfferExtension = z.output<typeof offerExtensionSchema>;

/** A sent offer; the link is shown once if no mail took it. */
export const sentOfferSchema = z.object({
  offer: offerRecordSchema,
  sentTo: z.nullable(z.string()),
  url: z.nullable(z.string()),
});
export type SentOffer = z.output<typeof sentOfferSchema>;

/** A link to pass on, which is shown only once. */
export const offerLinkSchema = z.object({ url: z.string() });
export type OfferLink = z.output<typeof offerLinkSchema>;

export const offerTemplateInputSchema = z.object({
  name: requiredName(1, 100, 'Please name the template'),
  content: offerContentInputSchema,
});
export type OfferTemplateInput = z.output<typeof offerTemplateInputSchema>;
export type OfferTemplateFormValues = z.input<typeof offerTemplateInputSchema>;
export const offerTemplateSchema = z.object({
  id: idSchema,
  name: z.string(),
  content: offerContentSchema,
});
export type OfferTemplate = z.output<typeof offerTemplateSchema>;
export const offerTemplatesSchema = z.array(offerTemplateSchema);

export const offerFieldLabels = {
  id: 'Id',
  customerId: 'Customer',
  serviceId: 'Service',
  title: 'Title',
  state: 'State',
  current: 'Version sent last',
  expiresOn: 'Last day',
  follows: 'Follows',
  invoiceOnAccept: 'Invoice when accepted',
  declineReason: 'Reason',
  remindedAt: 'Reminded at',
  sentAt: 'Sent at',
  recordedBy: 'Recorded by',
  version: 'Version',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
} as const;
