import { createVerify } from 'node:crypto';
import * as z from 'zod/mini';

const field = z.string().check(z.maxLength(262_144));
const short = z.string().check(z.minLength(1), z.maxLength(2048));

/** https://docs.aws.amazon.com/sns/latest/dg/sns-message-and-json-formats.html */
export const snsMessageSchema = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  TopicArn: short,
  Message: field,
  Subject: z.optional(z.nullable(field)),
  Timestamp: short,
  Token: z.optional(short),
  SubscribeURL: z.optional(short),
  SignatureVersion: short,
  Signature: short,
  SigningCertURL: short,
});
export type SnsMessage = z.output<typeof snsMessageSchema>;

const CONFIRMATION = [
  'Message',
  'MessageId',
  'SubscribeURL',
  'Timestamp',
  'Token',
  'TopicArn',
  'Type',
] as const;

/** In byte order: https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html */
const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: CONFIRMATION,
  UnsubscribeConfirmation: CONFIRMATION,
} as const;

/** The signed text: each name and value followed by a line break, without missing fields. */
const signedText = (message: SnsMessage): string =>
  signedFields[message.Type]
    .filter((name) => message[name] != null)
    .map((name) => `${name}\n${message[name]}\n`)
    .join('');

/** From the same page: version 1 is SHA-1, version 2 is SHA-256, both with RSA. */
const algorithms = new Map([
  ['1', 'RSA-SHA1'],
  ['2', 'RSA-SHA256'],
]);

/** `certificate`: what was fetched from SNS. */
export function isSigned(message: SnsMessage, certificate: string): boolean {
  const algorithm = algorithms.get(message.SignatureVersion);
  if (!algorithm) return false;
  const verify = createVerify(algorithm).update(signedText(message));
  return verify.verify(certificate, Buffer.from(message.Signature, 'base64'));
}

/** SNS retries for up to an hour (https://docs.aws.amazon.com/sns/latest/dg/sns-message-delivery-retries.html). */
const OLDEST_MS = 75 * 60_000;
const CLOCKS_MS = 15 * 60_000;

/** Rejects old messages, which could be replayed. */
export function isFresh({ Timestamp }: SnsMessage, now = Date.now()): boolean {
  const age = now - Date.parse(Timestamp);
  return age <= OLDEST_MS && age >= -CLOCKS_MS;
}
