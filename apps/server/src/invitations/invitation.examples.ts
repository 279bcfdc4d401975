import {
  acceptanceInputSchema,
  invitationSchema,
  openInvitationSchema,
  sentInvitationSchema,
} from '@polaris/contracts';
import { example } from '../platform/openapi/examples';

const email = 'maya@example.com';
const expiresAt = '2026-03-16T17:00:00.000Z';

export const invitationExamples = [
  example(invitationSchema, { name: 'Maya Okafor', email, hasAccount: false, expiresAt }),
  example(acceptanceInputSchema, {
    password: 'correct horse battery',
    firstName: 'Maya',
    lastName: 'Okafor',
  }),
  example(sentInvitationSchema, { sentTo: email, url: null, expiresAt }),
  example(openInvitationSchema, { email, createdAt: '2026-03-02T17:00:00.000Z', expiresAt }),
];
