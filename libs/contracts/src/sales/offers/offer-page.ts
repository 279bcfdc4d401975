import * as z from 'zod/mini';
import { verifyCodeInputSchema } from '../../identity/auth/verification.ts';
import { requiredName } from '../../values/text/name.ts';
import { int4, optionalText, requiredText, text, timestamp } from '../../values/text/text.ts';
import { offerContentSchema, offerSellerSchema } from './offer-content.ts';
import { offerAcceptanceSchema, offerDay, offerStateSchema } from './offer.ts';

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
  today: offerDay,
  /** Where the business is. */
  timeZone: z.string(),
  expiresOn: offerDay,
  sentAt: timestamp,
  /** What the version before did not have; empty for the first one. */
  changes: offerChangesSchema,
  acceptance: z.nullable(offerAcceptanceSchema),
  /** Above which total accepting takes a mailed code, and where it is mailed, shortened; null if none is taken. */
  code: z._default(z.nullable(z.object({ above: z.number(), to: z.string() })), null),
  /** Dollars that are due now on what was accepted. */
  dueNow: z.nullable(z.number()),
  /** The day of the next invoice of an accepted retainer. */
  nextInvoiceOn: z._default(z.nullable(offerDay), null),
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
  /** The mailed code, if the page asks for one. */
  code: z.optional(z.nullable(verifyCodeInputSchema.shape.code)),
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
export const acceptanceStatement = (name: string, price: string, seller: string): string =>
  `I, ${name}, accept this offer of ${price} from ${seller} under the terms above, and agree to do so electronically.`;
