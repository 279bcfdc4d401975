import * as z from 'zod/mini';
import { email } from '../../values/email.ts';
import { timestamp } from '../../values/text/text.ts';
import { sesTopicInputSchema } from './mail-webhook.ts';

/**
 * A plus and the token of a conversation are added before the @, where 64 characters are allowed (RFC 5321, section
 * 4.5.3.1.1).
 */
const MAX_LOCAL_PART = 38;

const address = email().check(
  z.refine<string>((value) => value.indexOf('@') <= MAX_LOCAL_PART && !/[+"]/.test(value), {
    error: `Please enter an address without a plus, and at most ${MAX_LOCAL_PART} characters before the @.`,
  }),
);

/** The provider's address for incoming replies; something can be added to it after a plus. */
export const postmarkInboundInputSchema = z.object({ address });
export type PostmarkInboundInput = z.output<typeof postmarkInboundInputSchema>;

export const sesInboundInputSchema = z.object({
  address,
  /** The topic that the receipt rule publishes to. */
  topicArn: sesTopicInputSchema.shape.topicArn,
});
export type SesInboundInput = z.output<typeof sesInboundInputSchema>;

/** How replies by mail are received. */
export const inboundMailSchema = z.object({
  /** Null while replies go to the owner's mailbox. */
  provider: z.nullable(z.enum(['postmark', 'ses'])),
  address: z.nullable(z.string()),
  topicArn: z.nullable(z.string()),
  /** The URL that SNS sends to. */
  endpoint: z.string(),
  createdAt: z.nullable(timestamp),
  /** When the subscription to the topic was confirmed. */
  confirmedAt: z.nullable(timestamp),
  /** To the minute. Clients get the address only after the first mail was received. */
  lastReceivedAt: z.nullable(timestamp),
  /** How many automatic replies were ignored. */
  ignored: z.int(),
});
export type InboundMail = z.output<typeof inboundMailSchema>;
