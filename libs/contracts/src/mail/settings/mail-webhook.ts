import * as z from 'zod/mini';
import { timestamp } from '../../values/text/text.ts';

/** The mail providers that report what came back. */
export const mailProviderLabels = { postmark: 'Postmark', ses: 'Amazon SES' } as const;
export type MailProvider = keyof typeof mailProviderLabels;
const mailProviderSchema = z.enum(['postmark', 'ses']);

const TOPIC =
  'Please enter the ARN of the topic, such as arn:aws:sns:us-east-1:123456789012:bounces.';

/** https://docs.aws.amazon.com/sns/latest/dg/sns-create-topic.html; a FIFO topic sends to no web address. */
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

/** What a mail provider calls when mail has come back. */
export const mailWebhookSchema = z.object({
  provider: mailProviderSchema,
  /** Where the provider reports to; a secret in it is left out. */
  address: z.string(),
  /** Null where it is not set up. */
  createdAt: z.nullable(timestamp),
  /** Of SES. */
  topicArn: z.nullable(z.string()),
  /** When the topic of SES was told that reports are wanted. */
  confirmedAt: z.nullable(timestamp),
  /** To the minute; null: it was never called. */
  lastCalledAt: z.nullable(timestamp),
});
export type MailWebhook = z.output<typeof mailWebhookSchema>;
export const mailWebhooksSchema = z.array(mailWebhookSchema);

/** With its user name and its secret, which is shown this one time. */
export const webhookAddressSchema = z.object({ address: z.string() });
export type WebhookAddress = z.output<typeof webhookAddressSchema>;
