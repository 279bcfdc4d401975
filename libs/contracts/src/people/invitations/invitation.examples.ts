import { describeTag, example } from '../../api/example.ts';
import {
  acceptanceInputSchema,
  invitationLinkInputSchema,
  invitationSchema,
  openInvitationSchema,
  sentInvitationSchema,
} from './invitation.ts';

const email = 'maya@example.com';
const token = 'dGhpcyBrZXkgaXMgYW4gZXhhbXBsZSwgbm90IG91cnM';
const expiresAt = '2026-03-16T17:00:00.000Z';

export const invitationExamples = [
  example(invitationLinkInputSchema, { token }),
  example(invitationSchema, { name: 'Maya Okafor', email, hasAccount: false, expiresAt }),
  example(acceptanceInputSchema, {
    token,
    password: 'correct horse battery',
    firstName: 'Maya',
    lastName: 'Okafor',
  }),
  example(sentInvitationSchema, { sentTo: email, url: null, expiresAt }),
  example(openInvitationSchema, { email, createdAt: '2026-03-02T17:00:00.000Z', expiresAt }),
];

export const invitationsTag = describeTag(
  'Invitations',
  'The owner invites a customer of the CRM to an account.',
);
