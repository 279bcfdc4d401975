import {
  acceptanceInputSchema,
  invitationSchema,
  sentInvitationSchema,
  userSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'POST /api/admin/customers/:id/invite': { response: sentInvitationSchema },
  'GET /api/invitations/:token': { response: invitationSchema },
  'POST /api/invitations/:token': { request: acceptanceInputSchema, response: userSchema },
};
