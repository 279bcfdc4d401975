import { describeTag, example } from '../../api/example.ts';
import {
  askedConsentSchema,
  assistantCallSchema,
  assistantConnectionSchema,
  assistantConsentSchema,
  assistantRequestSchema,
  assistantSettingsInputSchema,
  assistantSettingsSchema,
  assistantTokenInputSchema,
  consentResultSchema,
  newAssistantTokenSchema,
} from './assistant.ts';

const CONNECTION = {
  id: 4,
  kind: 'browser' as const,
  host: 'claude.ai',
  label: 'claude.ai',
  scopes: ['read' as const],
  createdAt: '2026-04-02T15:00:00.000Z',
  expiresAt: '2027-04-02T15:00:00.000Z',
  lastUsedAt: '2026-04-07T09:30:00.000Z',
  calls: 12,
  changes: 2,
  hasEnded: false,
};
const QUERY =
  'response_type=code&client_id=https%3A%2F%2Fclaude.ai%2Foauth%2Fmcp-oauth-client-metadata';
const HOSTS = ['claude.ai', 'chatgpt.com'];

export const assistantExamples = [
  example(assistantSettingsInputSchema, { isOn: true, hosts: HOSTS }),
  example(assistantSettingsSchema, {
    isOn: true,
    hosts: HOSTS,
    address: 'https://polaris.example/api/mcp',
    hasTwoFactor: true,
  }),
  example(assistantConnectionSchema, CONNECTION),
  example(assistantCallSchema, {
    id: 31,
    tool: 'get_customer',
    records: ['customer 12'],
    at: '2026-04-07T09:30:00.000Z',
  }),
  example(assistantTokenInputSchema, { label: 'My editor', scopes: ['read'], days: 30 }),
  example(newAssistantTokenSchema, {
    token: 'pol_xYxIoW2kQ1mC0cPqF0m4zR8y7dX3vT5bN6hJ9sLuAeg',
    connection: { ...CONNECTION, kind: 'pasted', host: null, label: 'My editor' },
  }),
  example(assistantRequestSchema, { query: QUERY }),
  example(askedConsentSchema, {
    host: 'claude.ai',
    returnHost: 'claude.ai',
    isLocalOnly: false,
    scopes: ['read'],
    hasTwoFactor: true,
    declineUrl: 'https://claude.ai/api/mcp/auth_callback?error=access_denied',
  }),
  example(assistantConsentSchema, { query: QUERY, scopes: ['read'] }),
  example(consentResultSchema, {
    url: 'https://claude.ai/api/mcp/auth_callback?code=pol_example&iss=https%3A%2F%2Fpolaris.example',
  }),
];

export const assistantsTag = describeTag(
  'Assistants',
  'Assistants of the owner, such as Claude and ChatGPT, that read records by the Model Context Protocol.',
);
