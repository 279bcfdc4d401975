import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { endpoint } from '../../api/endpoint.ts';
import {
  askedConsentSchema,
  assistantCallsSchema,
  assistantConnectionParamsSchema,
  assistantConnectionsSchema,
  assistantConsentSchema,
  assistantRequestSchema,
  assistantSettingsInputSchema,
  assistantSettingsSchema,
  assistantTokenInputSchema,
  consentResultSchema,
  newAssistantTokenSchema,
} from './assistant.ts';

const tag = 'Assistants';
const NO_TWO_FACTOR = 'Turn on two-factor authentication in your account first.';

export const getAssistants = ownerRead({
  tag,
  summary: 'Read whether assistants can be connected, and from where',
  path: '/api/admin/assistants',
  returns: assistantSettingsSchema,
});

export const updateAssistants = ownerWrite({
  tag,
  summary: 'Turn assistants on or off, and choose the hosts that they may come from',
  method: 'PUT',
  path: '/api/admin/assistants',
  body: assistantSettingsInputSchema,
  returns: assistantSettingsSchema,
});

export const listAssistantConnections = ownerRead({
  tag,
  summary: 'List the connected assistants, the newest first',
  path: '/api/admin/assistants/connections',
  returns: assistantConnectionsSchema,
});

export const revokeAssistant = ownerDelete({
  tag,
  summary: 'End a connection',
  path: '/api/admin/assistants/connections/:id',
  params: assistantConnectionParamsSchema,
});

export const listAssistantCalls = ownerRead({
  tag,
  summary: 'List the last 100 calls of a connection within 90 days',
  path: '/api/admin/assistants/connections/:id/calls',
  params: assistantConnectionParamsSchema,
  returns: assistantCallsSchema,
});

export const makeAssistantToken = endpoint({
  tag,
  summary: 'Make a token to paste into a program without a browser',
  method: 'POST',
  path: '/api/admin/assistants/tokens',
  allow: 'owner',
  proof: 'recent',
  status: 201,
  body: assistantTokenInputSchema,
  returns: newAssistantTokenSchema,
  errors: { 409: NO_TWO_FACTOR },
});

export const readAssistantRequest = ownerCreate({
  tag,
  summary: 'Read what an assistant asks for on the consent page',
  path: '/api/admin/assistants/requests',
  body: assistantRequestSchema,
  returns: askedConsentSchema,
  errors: { 400: 'This request of an assistant cannot be read.', 409: 'Assistants are off.' },
});

export const allowAssistant = endpoint({
  tag,
  summary: 'Allow an assistant what it asked for',
  method: 'POST',
  path: '/api/admin/assistants/consents',
  allow: 'owner',
  proof: 'recent',
  status: 201,
  body: assistantConsentSchema,
  returns: consentResultSchema,
  errors: { 400: 'This request of an assistant cannot be read.', 409: NO_TWO_FACTOR },
});
