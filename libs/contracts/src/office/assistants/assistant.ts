import * as z from 'zod/mini';
import { requiredName } from '../../values/text/name.ts';
import { idParam, idSchema, text, timestamp } from '../../values/text/text.ts';

/** What a connection may do. New connections are offered all but `read:messages`. */
export const assistantScopes = ['read', 'read:messages', 'write', 'draft'] as const;
export type AssistantScope = (typeof assistantScopes)[number];
export const assistantScopeLabels: Record<AssistantScope, string> = {
  read: 'Read your records',
  'read:messages': 'Read what others wrote',
  write: 'Change what can be undone',
  draft: 'Prepare what you approve',
};
const scope = z.enum(assistantScopes, { error: 'Please choose what it may do.' });
const scopes = z.array(scope).check(z.minLength(1, { error: 'Please choose what it may do.' }));

/** What each tool does, as the owner reads it in the list of calls and changes. */
export const assistantToolLabels = {
  search: 'Searched people',
  get_customer: 'Read a customer',
  list_records: 'Listed records',
  today: 'Read what is due today',
  money: 'Read the money',
  free_times: 'Looked for free times',
  log_activity: 'Logged an activity',
  add_task: 'Added a task',
  tag_customer: 'Tagged a customer',
  update_task: 'Changed a task',
  update_customer: 'Changed a customer',
  draft_message: 'Drafted a message',
  draft_offer: 'Drafted an offer',
  draft_invoice: 'Drafted an invoice',
  draft_payment: 'Drafted a payment',
  undo: 'Took a change back',
} as const;
export type AssistantToolName = keyof typeof assistantToolLabels;

/** Also of a tool that a newer server has. */
export const assistantToolText = (tool: string): string =>
  Object.hasOwn(assistantToolLabels, tool) ? assistantToolLabels[tool as AssistantToolName] : tool;

/** The longest life of a token to paste, in days. */
export const MAX_TOKEN_DAYS = 90;
/** For how many days calls are listed. */
export const ASSISTANT_CALL_DAYS = 90;
export const MAX_ASSISTANT_HOSTS = 20;

const HOST = 'Please enter the name of a host, such as claude.ai.';
const HOST_NAME = /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;
const host = z.pipe(
  z.string({ error: HOST }).check(z.overwrite((value) => value.trim().toLowerCase())),
  z.string().check(z.regex(HOST_NAME, { error: HOST })),
);

const settingsFields = {
  isOn: z.boolean(),
  /** The hosts whose assistants may ask to be connected. */
  hosts: z.array(host).check(z.maxLength(MAX_ASSISTANT_HOSTS, { error: 'At most 20 hosts.' })),
};

export const assistantSettingsInputSchema = z.object(settingsFields);
export type AssistantSettingsInput = z.output<typeof assistantSettingsInputSchema>;

export const assistantSettingsSchema = z.object({
  isOn: z.boolean(),
  hosts: z.array(z.string()),
  /** What is entered into the assistant. */
  address: z.string(),
  /** Whether the account has two-factor authentication, without which nothing can be connected. */
  hasTwoFactor: z.boolean(),
});
export type AssistantSettings = z.output<typeof assistantSettingsSchema>;

export const assistantConnectionKinds = ['browser', 'pasted'] as const;

export const assistantConnectionSchema = z.object({
  id: idSchema,
  /** `browser`: it asked on the consent page. `pasted`: it has a token that the owner made. */
  kind: z.enum(assistantConnectionKinds),
  /** Where its metadata are; null for a token to paste. */
  host: z.nullable(z.string()),
  /** The host, or what the owner called the token. */
  label: z.string(),
  scopes: z.array(scope),
  createdAt: timestamp,
  expiresAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
  /** How many calls it made within 90 days. */
  calls: z.int(),
  /** How many changes it made within 30 days. */
  changes: z.int(),
  /** Whether it has ended, and is listed for its changes alone. */
  hasEnded: z.boolean(),
});
export type AssistantConnection = z.output<typeof assistantConnectionSchema>;
export const assistantConnectionsSchema = z.array(assistantConnectionSchema);

export const assistantConnectionParamsSchema = z.object({ id: idParam });

/** A call that an assistant made; what it read is not kept. */
export const assistantCallSchema = z.object({
  id: idSchema,
  tool: z.string(),
  /** Such as `customer 12`. */
  records: z.array(z.string()),
  at: timestamp,
});
export type AssistantCall = z.output<typeof assistantCallSchema>;
export const assistantCallsSchema = z.array(assistantCallSchema);

const DAYS = `Please enter a number of days from 1 to ${MAX_TOKEN_DAYS}.`;

export const assistantTokenInputSchema = z.object({
  label: requiredName(1, 100, 'Please say what the token is for.'),
  scopes,
  days: z
    .int({ error: DAYS })
    .check(z.gte(1, { error: DAYS }), z.lte(MAX_TOKEN_DAYS, { error: DAYS })),
});
export type AssistantTokenInput = z.output<typeof assistantTokenInputSchema>;

/** The token is shown only once. */
export const newAssistantTokenSchema = z.object({
  token: z.string(),
  connection: assistantConnectionSchema,
});
export type NewAssistantToken = z.output<typeof newAssistantTokenSchema>;

/** The longest query of an authorization request. */
export const MAX_AUTHORIZATION_QUERY = 4000;

/** The query with which an assistant opened the consent page. */
export const assistantRequestSchema = z.object({ query: text(MAX_AUTHORIZATION_QUERY) });
export type AssistantRequest = z.output<typeof assistantRequestSchema>;

/** What the consent page shows of a request. */
export const askedConsentSchema = z.object({
  host: z.string(),
  /** Where the browser goes with the answer. */
  returnHost: z.string(),
  /** Only a program on this computer gets the answer, and any program there can claim to be this one. */
  isLocalOnly: z.boolean(),
  /** What is chosen at first. */
  scopes: z.array(scope),
  hasTwoFactor: z.boolean(),
  /** Where the browser goes if the owner declines. */
  declineUrl: z.string(),
});
export type AskedConsent = z.output<typeof askedConsentSchema>;

export const assistantConsentSchema = z.extend(assistantRequestSchema, { scopes });
export type AssistantConsent = z.output<typeof assistantConsentSchema>;

/** Where the browser goes next. */
export const consentResultSchema = z.object({ url: z.string() });
export type ConsentResult = z.output<typeof consentResultSchema>;
