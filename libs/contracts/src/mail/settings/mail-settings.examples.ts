import { describeTag, example } from '../../api/example.ts';
import {
  inboundMailSchema,
  postmarkInboundInputSchema,
  sesInboundInputSchema,
} from './inbound-mail.ts';
import {
  forgetMailServerInputSchema,
  mailSettingsInputSchema,
  mailSettingsSchema,
  senderDomainInputSchema,
  senderDomainSchema,
  testMailInputSchema,
  testMailResultSchema,
} from './mail-settings.ts';
import {
  mailProviderParamsSchema,
  mailWebhookSchema,
  sesTopicInputSchema,
  webhookAddressSchema,
} from './mail-webhook.ts';

const SERVER = {
  host: 'smtp.example.com',
  port: 465,
  encryption: 'tls',
  username: 'hello@polaris.example',
} as const;

const SENDER = { senderAddress: 'hello@polaris.example', replyTo: 'ines@polaris.example' };

const PASSWORD = 'four words of my own';
const TOPIC_ARN = 'arn:aws:sns:us-east-1:123456789012:bounces';
const INBOUND_TOPIC = 'arn:aws:sns:us-east-1:123456789012:replies';

export const mailSettingsExamples = [
  example(mailSettingsSchema, {
    ...SERVER,
    hasPassword: true,
    needsPassword: false,
    ...SENDER,
    dkimSelector: 'mail',
    fixed: { server: false, sender: false },
    version: 1,
    updatedAt: '2026-03-02T17:00:00.000Z',
  }),
  example(mailSettingsInputSchema, {
    ...SERVER,
    password: PASSWORD,
    ...SENDER,
    dkimSelector: 'mail',
    version: 0,
    currentPassword: 'correct horse battery',
  }),
  example(forgetMailServerInputSchema, { currentPassword: 'correct horse battery' }),
  example(testMailInputSchema, { ...SERVER, password: PASSWORD, ...SENDER }),
  example(testMailResultSchema, {
    sent: false,
    reason:
      'The mail server does not take this user name and password. It says: “535 5.7.8 Authentication failed”',
  }),
  example(senderDomainInputSchema, {
    senderAddress: SENDER.senderAddress,
    dkimSelector: 'mail',
  }),
  example(senderDomainSchema, {
    domain: 'polaris.example',
    spf: {
      state: 'found',
      name: 'polaris.example',
      record: 'v=spf1 include:_spf.example.com ~all',
    },
    dkim: { state: 'missing', name: 'mail._domainkey.polaris.example', record: null },
    dmarc: { state: 'found', name: '_dmarc.polaris.example', record: 'v=DMARC1; p=none' },
  }),
  example(mailWebhookSchema, {
    provider: 'ses',
    address: 'https://polaris.example/api/webhooks/ses',
    createdAt: '2026-03-02T17:00:00.000Z',
    topicArn: TOPIC_ARN,
    confirmedAt: '2026-03-02T17:02:00.000Z',
    lastCalledAt: '2026-03-20T15:00:09.000Z',
  }),
  example(sesTopicInputSchema, { topicArn: TOPIC_ARN }),
  example(inboundMailSchema, {
    provider: 'ses',
    address: 'reply@in.polaris.example',
    topicArn: INBOUND_TOPIC,
    endpoint: 'https://polaris.example/api/webhooks/ses-inbound',
    createdAt: '2026-03-02T17:00:00.000Z',
    confirmedAt: '2026-03-02T17:02:00.000Z',
    lastReceivedAt: '2026-03-20T15:00:09.000Z',
    ignored: 3,
  }),
  example(postmarkInboundInputSchema, { address: 'reply@in.polaris.example' }),
  example(sesInboundInputSchema, { address: 'reply@in.polaris.example', topicArn: INBOUND_TOPIC }),
  example(mailProviderParamsSchema, { provider: 'ses' }),
  example(webhookAddressSchema, {
    address: 'https://polaris:rB6…@polaris.example/api/webhooks/postmark',
  }),
];

export const mailServerTag = describeTag(
  'Mail server',
  'By which server mail leaves, and from whom.',
);
