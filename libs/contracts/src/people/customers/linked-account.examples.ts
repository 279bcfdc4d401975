import { customerDeviceParamsSchema } from '../../site/account/account.ts';
import { describeTag, example } from '../../api/example.ts';
import { accountGainQuerySchema, accountGainSchema } from './account-gain.ts';
import {
  accountAccessInputSchema,
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
  disabledAt: null,
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
  example(accountGainQuerySchema, { userId: ACCOUNT.id }),
  example(accountGainSchema, {
    email: 'maya@example.com',
    emailVerified: true,
    invoices: 3,
    files: 2,
    messages: 0,
  }),
  example(linkInputSchema, { userId: ACCOUNT.id }),
  example(customerDeviceParamsSchema, { id: '7', deviceId: '5f0c9a1e7d3b48c2a6e4f1b09d8c7a35' }),
  example(accountAccessInputSchema, { disabled: true }),
  example(oneTimeLinkSchema, {
    url: 'https://polaris.example/login#reset=dGhpcyBrZXkgaXMgYW4gZXhhbXBsZSwgbm90IG91cnM',
    expiresAt: '2026-03-05T17:00:00.000Z',
  }),
];

export const linkedAccountsTag = describeTag(
  'Linked accounts',
  'Which customer of the CRM has which account.',
);
