import * as z from 'zod/mini';
import { plainPageQuerySchema } from '../../values/page.ts';
import { searchedEmail } from '../../values/email.ts';
import { idSchema, timestamp } from '../../values/text/text.ts';

/** Why an address gets no mail: a mail bounced permanently, or its reader reported spam. */
export const undeliverableKindLabels = {
  bounce: 'Email bounces',
  complaint: 'Reported as spam',
} as const;
export type UndeliverableKind = keyof typeof undeliverableKindLabels;
const undeliverableKindSchema = z.enum(['bounce', 'complaint']);

/** The most characters stored of a provider's reason. */
export const MAX_BOUNCE_REASON = 500;

/** An address that gets only mail about its account, until the owner tries it again. */
export const undeliverableAddressSchema = z.object({
  id: idSchema,
  email: z.string(),
  kind: undeliverableKindSchema,
  /** In the mail provider's words. */
  reason: z.string(),
  createdAt: timestamp,
});
export type UndeliverableAddress = z.output<typeof undeliverableAddressSchema>;
export const undeliverableAddressesSchema = z.array(undeliverableAddressSchema);

/** The part of it that other records show. */
export const undeliverableSchema = z.pick(undeliverableAddressSchema, {
  id: true,
  kind: true,
  reason: true,
});
export type Undeliverable = z.output<typeof undeliverableSchema>;

export const undeliverableAddressesQuerySchema = z.extend(plainPageQuerySchema, {
  /** Only this address, in any letter case. */
  email: z.optional(searchedEmail),
});
export type UndeliverableAddressesQuery = z.output<typeof undeliverableAddressesQuerySchema>;

export const undeliverableAddressFieldLabels: Record<keyof UndeliverableAddress, string> = {
  id: 'Id',
  email: 'Email',
  kind: 'Kind',
  reason: 'Reason',
  createdAt: 'Since',
};
