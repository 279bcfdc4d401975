import {
  type InboundMail,
  type MailSettings,
  type MailWebhook,
  inboundMailSchema,
  mailSettingsSchema,
  mailWebhookSchema,
  withNulls,
} from '@polaris/contracts';

export const someMailSettings = (own: Partial<MailSettings> = {}): MailSettings =>
  withNulls(mailSettingsSchema, {
    host: 'smtp.example.com',
    port: 465,
    encryption: 'tls',
    username: 'ines',
    hasPassword: true,
    needsPassword: false,
    senderAddress: 'hello@polaris.example',
    fixed: { server: false, sender: false },
    version: 3,
    updatedAt: '2026-01-02T15:00:00.000Z',
    ...own,
  });

/** Postmark's and Amazon SES's webhooks, neither set up. */
export const someMailWebhooks = (
  postmark: Partial<MailWebhook> = {},
  ses: Partial<MailWebhook> = {},
): MailWebhook[] => [
  withNulls(mailWebhookSchema, {
    provider: 'postmark',
    address: 'https://polaris.example/api/webhooks/postmark',
    ...postmark,
  }),
  withNulls(mailWebhookSchema, {
    provider: 'ses',
    address: 'https://polaris.example/api/webhooks/ses',
    ...ses,
  }),
];

/** Replies by email, not set up. */
export const someInboundMail = (own: Partial<InboundMail> = {}): InboundMail =>
  withNulls(inboundMailSchema, {
    endpoint: 'https://polaris.example/api/webhooks/ses-inbound',
    ignored: 0,
    ...own,
  });
