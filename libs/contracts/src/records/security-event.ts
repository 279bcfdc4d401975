import * as z from 'zod/mini';
import { plainPageQuerySchema } from '../values/page.ts';
import { idSchema, timestamp } from '../values/text/text.ts';

/** All events of the security log. Details are in a separate field. */
export const securityEventLabels = {
  signed_in: 'Signed in',
  sign_in_refused: 'Sign-in refused',
  signed_out: 'Signed out',
  access_ended: 'Signed out everywhere',
  account_created: 'Account created',
  account_deleted: 'Account deleted',
  account_disabled: 'Account disabled',
  account_enabled: 'Account enabled',
  rights_changed: 'Rights changed',
  password_changed: 'Password changed',
  email_changed: 'Email address changed',
  second_factor_added: 'Second factor added',
  second_factor_removed: 'Second factor removed',
  recovery_codes_made: 'Recovery codes made',
  recovery_code_used: 'Recovery code used',
  one_time_link_made: 'One-time link made',
  one_time_link_used: 'One-time link used',
  data_exported: 'Data exported',
  backup_downloaded: 'Backup downloaded',
  restore_started: 'Restore started',
  mail_server_changed: 'Mail server changed',
  mail_server_removed: 'Mail server removed',
  mail_webhook_changed: 'Mail webhook changed',
  calendar_feed_changed: 'Calendar feed changed',
  assistants_changed: 'Assistants turned on or off',
  assistant_connected: 'Assistant connected',
  assistant_disconnected: 'Assistant disconnected',
} as const;

export type SecurityEventName = keyof typeof securityEventLabels;

export const securityEventNameSchema = z.enum(
  Object.keys(securityEventLabels) as [SecurityEventName, ...SecurityEventName[]],
);

/** Events of one hour that are the same are one entry. */
export const securityEventSchema = z.object({
  id: idSchema,
  event: securityEventNameSchema,
  /** What was exported or what was wrong, in a few words; may be empty. */
  detail: z.string(),
  /** The address of the account; null if there is none, or no longer. */
  account: z.nullable(z.string()),
  /** The address of the acting account, if it is another one. */
  actor: z.nullable(z.string()),
  /** When the first event of the hour happened. */
  createdAt: timestamp,
  lastAt: timestamp,
  count: z.int(),
});
export type SecurityEvent = z.output<typeof securityEventSchema>;
export const securityEventsSchema = z.array(securityEventSchema);

export const securityEventsQuerySchema = z.extend(plainPageQuerySchema, {
  event: z.optional(securityEventNameSchema),
});
export type SecurityEventsQuery = z.output<typeof securityEventsQuerySchema>;

/** An event of the user's own account, for their download. */
export const ownSecurityEventSchema = z.pick(securityEventSchema, {
  id: true,
  event: true,
  detail: true,
  createdAt: true,
  lastAt: true,
  count: true,
});
export type OwnSecurityEvent = z.output<typeof ownSecurityEventSchema>;
