import { describeTag, example } from '../../api/example.ts';
import {
  essayParamsSchema,
  letterSchema,
  newsletterInputSchema,
  newsletterIssueSchema,
  newsletterTokenParamsSchema,
  oneClickSchema,
  sendEssayInputSchema,
  sendLetterInputSchema,
  subscriberSchema,
} from './subscriber.ts';

const LETTER = {
  subject: 'A place in March',
  text: 'A project ended early, so March is free. Write back if you would like it.',
};

export const subscriberExamples = [
  example(essayParamsSchema, { slug: 'one-number-three-answers' }),
  example(newsletterTokenParamsSchema, { token: 'dGhpcyBrZXkgaXMgYW4gZXhhbXBsZSwgbm90IG91cnM' }),
  example(newsletterInputSchema, { email: 'maya@example.com', source: '/PolarisNet/manifesto' }),
  example(oneClickSchema, { 'List-Unsubscribe': 'One-Click' }),
  example(subscriberSchema, {
    id: 12,
    email: 'maya@example.com',
    status: 'subscribed',
    askedAt: '2026-03-02T17:00:00.000Z',
    confirmedAt: '2026-03-02T17:04:00.000Z',
    unsubscribedAt: null,
    source: '/PolarisNet/manifesto',
    customer: { id: 7, name: 'Maya Okafor' },
    undeliverable: null,
    version: 2,
    createdAt: '2026-03-02T17:00:00.000Z',
  }),
  example(newsletterIssueSchema, {
    id: null,
    slug: 'long-arc',
    title: 'The Long Arc',
    preview: 'Read the new essay:\nhttps://polaris.example/PolarisNet/long-arc\n',
    sentAt: null,
    recipients: 128,
    queued: 0,
  }),
  example(sendEssayInputSchema, { recipients: 128 }),
  example(letterSchema, LETTER),
  example(sendLetterInputSchema, { ...LETTER, recipients: 128 }),
];

export const newsletterTag = describeTag('Newsletter', 'Subscriptions to new essays and letters.');
