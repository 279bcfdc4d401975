import { describeTag, example } from '../api/example.ts';
import {
  announceInputSchema,
  essayAnnouncementSchema,
  essayParamsSchema,
  newsletterInputSchema,
  newsletterTokenParamsSchema,
  oneClickSchema,
  subscriberSchema,
} from './subscriber.ts';

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
    version: 2,
    createdAt: '2026-03-02T17:00:00.000Z',
  }),
  example(essayAnnouncementSchema, {
    slug: 'long-arc',
    title: 'The Long Arc',
    preview: 'Read the new essay:\nhttps://polaris.example/PolarisNet/long-arc\n',
    announcedAt: null,
    recipients: 128,
    queued: 0,
  }),
  example(announceInputSchema, { recipients: 128 }),
];

export const newsletterTag = describeTag('Newsletter', 'Subscriptions to new essays.');
