import * as z from 'zod/mini';
import { plainPageQuerySchema } from '../../values/page.ts';
import { soughtEmail } from '../../values/email.ts';
import { idSchema, timestamp } from '../../values/text/text.ts';

/** Why an address gets no mail: what was sent came back for good, or its reader called it spam. */
export const undeliverableKindLabels = {
  bounce: 'Email comes back',
  complaint: 'Reported as spam',
} as const;
export type UndeliverableKind = keyof typeof undeliverableKindLabels;
const undeliverableKindSchema = z.enum(['bounce', 'complaint']);

/** As many characters of a provider's words are kept. */
export const MAX_BOUNCE_REASON = 500;

/** An address that gets no mail but what concerns its account, until the owner tries it again. */
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

/** What other records show of it. */
export const undeliverableSchema = z.pick(undeliverableAddressSchema, {
  id: true,
  kind: true,
  reason: true,
});
export type Undeliverable = z.output<typeof undeliverableSchema>;

export const undeliverableAddressesQuerySchema = z.extend(plainPageQuerySchema, {
  /** The one with this address, whatever its case. */
  email: z.optional(soughtEmail),
});
export type UndeliverableAddressesQuery = z.output<typeof undeliverableAddressesQuerySchema>;

export const undeliverableAddressFieldLabels: Record<keyof UndeliverableAddress, string> = {
  id: 'Id',
  email: 'Email',
  kind: 'Kind',
  reason: 'Reason',
  createdAt: 'Since',
};
