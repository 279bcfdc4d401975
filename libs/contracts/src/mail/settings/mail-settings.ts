import * as z from 'zod/mini';
import { loginInputSchema } from '../../identity/auth/user.ts';
import { email, optionalEmail } from '../../values/email.ts';
import { int4, optionalText, text, timestamp } from '../../values/text/text.ts';
import { isMailHost, isMailPort, isPrivateHost } from './mail-host.ts';

/** How the connection to the mail server is encrypted. */
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

/** If missing or empty, the stored password stays. */
const passwordSchema = z.pipe(
  z.optional(text(1024)),
  z.transform((value: string | undefined) => value || undefined),
);

/** Not sent if the server's environment sets it. */
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
    /** The version that was edited, 0 before the first save; 409 if the stored version differs. */
    version: z.optional(int4),
    /** The password of the owner's account, required once ten minutes have passed since the sign-in. */
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
  /** Null while there is none. */
  host: z.nullable(z.string()),
  port: z.nullable(z.int()),
  encryption: z.nullable(mailEncryptionSchema),
  username: z.nullable(z.string()),
  /** Whether a password is stored; the password itself never leaves the server. */
  hasPassword: z.boolean(),
  /** The stored password can no longer be decrypted: mail waits until it is entered again. */
  needsPassword: z.boolean(),
  senderAddress: z.nullable(z.string()),
  replyTo: z.nullable(z.string()),
  dkimSelector: z.nullable(z.string()),
  /** What the server's environment sets: that overrides the settings here, which cannot be changed. */
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
  /** Why it was not sent, in a sentence with the mail server's response. */
  reason: z.optional(z.string()),
});
export type TestMailResult = z.output<typeof testMailResultSchema>;

export const senderDomainInputSchema = z.object({
  senderAddress: email('Please enter the address that mail comes from.'),
  dkimSelector: selectorSchema,
});
export type SenderDomainInput = z.output<typeof senderDomainInputSchema>;

/** The result for one DNS record of a domain; `unknown`: the name servers did not respond. */
export const domainRecordSchema = z.object({
  state: z.enum(['found', 'missing', 'wrong', 'unknown']),
  /** The name that was looked up. */
  name: z.string(),
  /** The record as found; null if there is none. */
  record: z.nullable(z.string()),
});
export type DomainRecord = z.output<typeof domainRecordSchema>;

/** The DNS records by which other mail servers check the sender's domain. */
export const senderDomainSchema = z.object({
  domain: z.string(),
  spf: domainRecordSchema,
  /** Null if no selector is set. */
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
