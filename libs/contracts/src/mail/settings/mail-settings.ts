import * as z from 'zod/mini';
import { loginInputSchema } from '../../identity/auth/user.ts';
import { email, optionalEmail } from '../../values/email.ts';
import { int4, optionalText, text, timestamp } from '../../values/text/text.ts';
import { isMailHost, isMailPort, isPrivateHost } from './mail-host.ts';

/** How what is sent to the mail server is encrypted. */
export const mailEncryptionLabels = {
  tls: 'TLS (usually port 465)',
  starttls: 'STARTTLS (usually port 587)',
  none: 'None (only inside your own network)',
} as const;
export type MailEncryption = keyof typeof mailEncryptionLabels;
const ENCRYPTION = 'Please select an encryption.';
const mailEncryptionSchema = z.enum(
  Object.keys(mailEncryptionLabels) as [MailEncryption, ...MailEncryption[]],
  { error: ENCRYPTION },
);

const HOST = 'Please enter a host name such as smtp.example.com.';
const PORT = 'Mail servers use port 25, 465, 587, 2525 or one above 1023.';
const SELECTOR = 'A selector has letters, digits, dots, hyphens and underscores only.';
const UNENCRYPTED = 'Without encryption, mail only goes to this machine or a private network.';

const hostSchema = z
  .string({ error: HOST })
  .check(z.trim(), z.refine<string>(isMailHost, { error: HOST, params: { maxLength: 253 } }));

const portSchema = z
  .int({ error: PORT })
  .check(z.refine<number>(isMailPort, { error: PORT, params: { minimum: 1, maximum: 65_535 } }));

const selectorSchema = z.pipe(
  optionalText(63),
  z
    .optional(z.nullable(z.string()))
    .check(
      z.refine<string | null | undefined>(
        (value) => value == null || /^[a-z\d]([\w.-]*[a-z\d])?$/i.test(value),
        { error: SELECTOR },
      ),
    ),
);

/** Not sent, or empty: the stored one stays. */
const passwordSchema = z.pipe(
  z.optional(text(1024)),
  z.transform((value: string | undefined) => value || undefined),
);

/** What the server's environment sets is not sent. */
const server = {
  host: z.optional(hostSchema),
  port: z.optional(portSchema),
  encryption: z.optional(mailEncryptionSchema),
  username: optionalText(255),
  password: passwordSchema,
  senderAddress: z.optional(email('Please enter the address that mail comes from.')),
  replyTo: optionalEmail,
};

const isEncrypted = z.refine<{
  host?: string | undefined;
  encryption?: MailEncryption | undefined;
}>(
  ({ host, encryption }) =>
    encryption !== 'none' || !host || !isMailHost(host) || isPrivateHost(host),
  {
    error: UNENCRYPTED,
    path: ['encryption'],
  },
);

export const mailSettingsInputSchema = z
  .object({
    ...server,
    dkimSelector: selectorSchema,
    /** The version that was edited, 0 for the first; another one in the database answers 409. */
    version: z.optional(int4),
    /** Of the owner's account: asked for ten minutes after signing in. */
    currentPassword: z.optional(loginInputSchema.shape.password),
  })
  .check(isEncrypted);
export type MailSettingsInput = z.output<typeof mailSettingsInputSchema>;
export type MailSettingsFormValues = z.input<typeof mailSettingsInputSchema>;

export const forgetMailServerInputSchema = z.object({
  currentPassword: z.optional(loginInputSchema.shape.password),
});
export type ForgetMailServerInput = z.output<typeof forgetMailServerInputSchema>;

/** The mail server, and the sender of mail. */
export const mailSettingsSchema = z.object({
  /** Null while none is set. */
  host: z.nullable(z.string()),
  port: z.nullable(z.int()),
  encryption: z.nullable(mailEncryptionSchema),
  username: z.nullable(z.string()),
  /** It never leaves the server. */
  hasPassword: z.boolean(),
  /** There is one that cannot be read any more: mail waits until it is entered again. */
  needsPassword: z.boolean(),
  senderAddress: z.nullable(z.string()),
  replyTo: z.nullable(z.string()),
  dkimSelector: z.nullable(z.string()),
  /** What the server's environment sets, which wins: it cannot be changed here. */
  fixed: z.object({ server: z.boolean(), sender: z.boolean() }),
  /** 0 until it is saved for the first time. */
  version: z.int(),
  updatedAt: z.nullable(timestamp),
});
export type MailSettings = z.output<typeof mailSettingsSchema>;

export const testMailInputSchema = z.object(server).check(isEncrypted);
export type TestMailInput = z.output<typeof testMailInputSchema>;

export const testMailResultSchema = z.object({
  sent: z.boolean(),
  /** Of one that was not sent: a sentence for people, with what the mail server said. */
  reason: z.optional(z.string()),
});
export type TestMailResult = z.output<typeof testMailResultSchema>;

export const senderDomainInputSchema = z.object({
  senderAddress: email('Please enter the address that mail comes from.'),
  dkimSelector: selectorSchema,
});
export type SenderDomainInput = z.output<typeof senderDomainInputSchema>;

/** What one record of a domain says; `unknown`: the name servers have not answered. */
export const domainRecordSchema = z.object({
  state: z.enum(['found', 'missing', 'wrong', 'unknown']),
  /** The name that was looked up. */
  name: z.string(),
  /** The record as it is; null without one. */
  record: z.nullable(z.string()),
});
export type DomainRecord = z.output<typeof domainRecordSchema>;

/** What other mail servers find out about the domain of the sender. */
export const senderDomainSchema = z.object({
  domain: z.string(),
  spf: domainRecordSchema,
  /** Null without a selector. */
  dkim: z.nullable(domainRecordSchema),
  dmarc: domainRecordSchema,
});
export type SenderDomain = z.output<typeof senderDomainSchema>;

export const mailSettingsFieldLabels = {
  host: 'Host',
  port: 'Port',
  encryption: 'Encryption',
  username: 'User name',
  password: 'Password',
  senderAddress: 'Sender address',
  replyTo: 'Reply address',
  dkimSelector: 'DKIM selector',
  currentPassword: 'Current password',
} as const satisfies Partial<Record<keyof MailSettingsInput, string>>;
