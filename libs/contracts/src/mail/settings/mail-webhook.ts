import * as z from 'zod/mini';
import { timestamp } from '../../values/text/text.ts';

/** The mail providers that report bounces. */
export const mailProviderLabels = { postmark: 'Postmark', ses: 'Amazon SES' } as const;
export type MailProvider = keyof typeof mailProviderLabels;
const mailProviderSchema = z.enum(['postmark', 'ses']);

const TOPIC =
  'Please enter the ARN of the topic, such as arn:aws:sns:us-east-1:123456789012:bounces.';

/** A FIFO topic cannot send to a URL: https://docs.aws.amazon.com/sns/latest/dg/sns-create-topic.html */
const TOPIC_ARN =
  /^arn:(aws|aws-cn|aws-us-gov):sns:([a-z]{2}(-[a-z]+)+-\d{1,2}):\d{12}:[\w-]{1,256}$/;

/** The topic of Amazon SNS to which SES reports. */
export const sesTopicInputSchema = z.object({
  topicArn: z.string({ error: TOPIC }).check(
    z.trim(),
    z.refine<string>((arn) => TOPIC_ARN.test(arn), {
      error: TOPIC,
      params: { maxLength: 320 },
    }),
  ),
});
export type SesTopicInput = z.output<typeof sesTopicInputSchema>;

export const mailProviderParamsSchema = z.object({ provider: mailProviderSchema });

/** The webhook that a mail provider calls when mail has bounced. */
export const mailWebhookSchema = z.object({
  provider: mailProviderSchema,
  /** The URL that the provider calls, without the secret in it. */
  address: z.string(),
  /** Null if it is not set up. */
  createdAt: z.nullable(timestamp),
  /** For SES only. */
  topicArn: z.nullable(z.string()),
  /** When the subscription to the SES topic was confirmed. */
  confirmedAt: z.nullable(timestamp),
  /** To the minute; null: it was never called. */
  lastCalledAt: z.nullable(timestamp),
});
export type MailWebhook = z.output<typeof mailWebhookSchema>;
export const mailWebhooksSchema = z.array(mailWebhookSchema);

/** The URL with its user name and secret, which is shown only this once. */
export const webhookAddressSchema = z.object({ address: z.string() });
export type WebhookAddress = z.output<typeof webhookAddressSchema>;
