import * as z from 'zod/mini';
import { customerNameSchema } from '../../people/customers/customer-or-account.ts';
import { idSchema, timestamp } from '../../values/text/text.ts';

/** How many days before its end a client is reminded once, and it is under Today. */
export const OFFER_REMINDER_DAYS = 3;
/** After how many days without being opened an offer is under Today. */
export const UNOPENED_DAYS = 3;

/** An offer under Today. By itself, as the rest of an offer is not needed on the first screen. */
export const urgentOfferSchema = z.object({
  id: idSchema,
  title: z.string(),
  customer: customerNameSchema,
  total: z.number(),
  expiresOn: z.iso.date(),
  sentAt: timestamp,
  version: z.int(),
});
export type UrgentOffer = z.output<typeof urgentOfferSchema>;
