import * as z from 'zod/mini';
import { customerNameSchema } from '../../people/customers/customer-or-account.ts';
import { pageQuerySchema } from '../../values/page.ts';
import { requiredName } from '../../values/text/name.ts';
import {
  idParam,
  idSchema,
  int4,
  optionalText,
  requiredText,
  text,
  timestamp,
} from '../../values/text/text.ts';
import { offerContentInputSchema, offerContentSchema, offerSellerSchema } from './offer-content.ts';

export const MAX_OFFER_VERSIONS = 20;
/** How far ahead an offer can end. */
export const MAX_OFFER_DAYS = 366;
/** How many days before its end a client is reminded once. */
export const OFFER_REMINDER_DAYS = 3;

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
const offerStateSchema = z.enum(Object.keys(offerStateLabels) as [OfferState, ...OfferState[]], {
  error: 'Please select a state.',
});

const DAY = 'Please enter the last day of the offer.';
const day = z.iso.date({ error: DAY });

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
  expiresOn: day,
  /** The number of the version that was sent last; 0 for none. */
  current: z.int(),
  /** Whether a newer version is being written. */
  hasDraft: z.boolean(),
  sentAt: z.nullable(timestamp),
  /** When a link was first opened; null if none was. */
  openedAt: z.nullable(timestamp),
  declineReason: z.nullable(z.string()),
  purchaseId: z.nullable(idSchema),
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
  expiresOn: day,
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
  expiresOn: day,
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
  /** Whether the client is told by mail. */
  tellClient: z.boolean(),
});
export type OfferWithdrawal = z.output<typeof offerWithdrawalSchema>;

export const offerExtensionSchema = z.object({ version: int4, expiresOn: day });
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

/** The token of the link, which is sent only in a body and is in no URL. */
const token = text(100);
export const offerTokenSchema = z.object({ token });

/** A difference between two versions, as a sentence. */
export const offerChangesSchema = z.array(z.string());

/** An offer as anyone with its link sees it. */
export const offerPageSchema = z.object({
  title: z.string(),
  state: offerStateSchema,
  number: z.int(),
  sha256: z.string(),
  content: offerContentSchema,
  seller: offerSellerSchema,
  /** The day where the business is, from which the plan counts. */
  today: day,
  /** Where the business is. */
  timeZone: z.string(),
  expiresOn: day,
  sentAt: timestamp,
  /** What the version before did not have; empty for the first one. */
  changes: offerChangesSchema,
  acceptance: z.nullable(offerAcceptanceSchema),
  /** Dollars that are due now on what was accepted. */
  dueNow: z.nullable(z.number()),
});
export type OfferPage = z.output<typeof offerPageSchema>;

export const offerAcceptanceInputSchema = z.object({
  token,
  /** The version and its hash, as the page showed them. */
  number: int4,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'Please read the offer again.' })),
  selection: z
    .array(z.number(), { error: 'Please read the offer again.' })
    .check(z.maxLength(100, { error: 'Please read the offer again.' })),
  /** The total that was shown. */
  total: z.number({ error: 'Please read the offer again.' }),
  name: requiredName(2, 200, 'Please enter your name'),
});
export type OfferAcceptanceInput = z.output<typeof offerAcceptanceInputSchema>;

export const offerDeclineSchema = z.object({
  token,
  number: int4,
  reason: optionalText(1000),
});
export type OfferDecline = z.output<typeof offerDeclineSchema>;

export const offerQuestionSchema = z.object({
  token,
  text: requiredText(1, 5000, 'Please enter your question'),
});
export type OfferQuestion = z.output<typeof offerQuestionSchema>;

/** What a client agrees to, word by word; it is stored with the acceptance. */
export const acceptanceStatement = (name: string, total: string, seller: string): string =>
  `I, ${name}, accept this offer of ${total} from ${seller} under the terms above, and agree to do so electronically.`;

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
