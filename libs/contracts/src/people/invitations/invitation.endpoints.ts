import { endpoint } from '../../api/endpoint.ts';
import { ownerCreate } from '../../api/owner-calls.ts';
import {
  acceptanceInputSchema,
  invitationLinkInputSchema,
  invitationSchema,
  sentInvitationSchema,
} from './invitation.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import { userSchema } from '../../identity/auth/user.ts';

/** The failures of an invitation's link. */
const linkErrors = {
  404: 'This invitation link does not work. Check that it is complete.',
  409: 'This invitation was accepted already. Sign in instead.',
  410: 'This invitation has expired. Please ask for a new one.',
};

export const inviteCustomer = ownerCreate({
  tag: 'Invitations',
  summary: 'Invite a customer to an account',
  path: '/api/admin/customers/:id/invite',
  params: idParamsSchema,
  returns: sentInvitationSchema,
  errors: { 409: 'The customer has no address, or has an account already.' },
});

export const openInvitation = endpoint({
  tag: 'Invitations',
  summary: 'Read an invitation by its link',
  method: 'POST',
  path: '/api/invitations/open',
  allow: 'anyone',
  body: invitationLinkInputSchema,
  status: 200,
  returns: invitationSchema,
  errors: linkErrors,
});

export const acceptInvitation = endpoint({
  tag: 'Invitations',
  summary: 'Accept an invitation with a new account or the own one',
  method: 'POST',
  path: '/api/invitations/accept',
  allow: 'anyone',
  body: acceptanceInputSchema,
  status: 201,
  returns: userSchema,
  errors: {
    ...linkErrors,
    409: 'The invitation was accepted already, or belongs to another account.',
    429: 'Too many attempts. Please try again later.',
  },
});
