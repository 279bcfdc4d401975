import * as z from 'zod/mini';
import { email } from '../../values/email.ts';
import { timestamp } from '../../values/text/text.ts';
import { sesTopicInputSchema } from './mail-webhook.ts';

/** Before the @, the token of a conversation is added after a plus: 64 characters in all (RFC 5321, section 4.5.3.1.1). */
const MAX_LOCAL_PART = 38;

const address = email().check(
  z.refine<string>((value) => value.indexOf('@') <= MAX_LOCAL_PART && !/[+"]/.test(value), {
    error: `Please enter an address without a plus, and at most ${MAX_LOCAL_PART} characters before the @.`,
  }),
);

/** The address at which a provider takes in replies, also with something after a plus. */
export const postmarkInboundInputSchema = z.object({ address });
export type PostmarkInboundInput = z.output<typeof postmarkInboundInputSchema>;

export const sesInboundInputSchema = z.object({
  address,
  /** To which topic the receipt rule publishes. */
  topicArn: sesTopicInputSchema.shape.topicArn,
});
export type SesInboundInput = z.output<typeof sesInboundInputSchema>;

/** How replies by mail come in. */
export const inboundMailSchema = z.object({
  /** Null while replies go to the owner's mailbox. */
  provider: z.nullable(z.enum(['postmark', 'ses'])),
  address: z.nullable(z.string()),
  topicArn: z.nullable(z.string()),
  /** Where SNS sends to. */
  endpoint: z.string(),
  createdAt: z.nullable(timestamp),
  /** When the topic was told that mail is wanted. */
  confirmedAt: z.nullable(timestamp),
  /** To the minute. Until the first mail has come in, clients are not given the address. */
  lastReceivedAt: z.nullable(timestamp),
  /** How many automatic replies were left out. */
  ignored: z.int(),
});
export type InboundMail = z.output<typeof inboundMailSchema>;
