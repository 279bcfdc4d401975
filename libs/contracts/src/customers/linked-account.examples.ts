import { describeTag, example } from '../api/example.ts';
import {
  accountSummarySchema,
  linkInputSchema,
  linkSchema,
  oneTimeLinkSchema,
} from './linked-account.ts';

const ACCOUNT = {
  id: '7f3c1d0e-3a53-4c5e-9d53-0f6f4f0c2b1a',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Okafor',
  phone: null,
  createdAt: '2026-03-02T17:00:00.000Z',
  emailVerified: true,
  preferences: { email: true, phone: false, text: false },
};

export const linkedAccountExamples = [
  example(accountSummarySchema, ACCOUNT),
  example(linkSchema, {
    account: null,
    invitation: {
      email: 'maya@example.com',
      createdAt: '2026-03-02T17:00:00.000Z',
      expiresAt: '2026-03-16T17:00:00.000Z',
    },
  }),
  example(linkInputSchema, { userId: ACCOUNT.id }),
  example(oneTimeLinkSchema, {
    url: 'https://polaris.example/login#reset=dGhpcyBrZXkgaXMgYW4gZXhhbXBsZSwgbm90IG91cnM',
    expiresAt: '2026-03-05T17:00:00.000Z',
  }),
];

export const linkedAccountsTag = describeTag(
  'Linked accounts',
  'Which customer of the CRM has which account.',
);
