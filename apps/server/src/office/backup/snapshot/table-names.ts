import { recordKinds } from '@polaris/contracts';

/**
 * Tables that no backup holds: who is signed in where, links and codes that let someone in once, what
 * strangers have tried and mail providers have reported lately, uploads under way, times that are
 * held for visitors, what a client is about to be told, which migrations ran (the archive says so
 * itself), and the history of backups and the alarms, which are of one machine. The job queue is in a schema
 * of its own, and is made again.
 */
export const leftOutTables = [
  'app_codes',
  'backup_runs',
  'client_updates',
  'file_uploads',
  'health_alarms',
  'intro_call_holds',
  'mail_provider_events',
  'mailed_recipients',
  'migrations',
  'one_time_tokens',
  'passkey_challenges',
  'rate_limits',
  'sessions',
];

/** The tables of the records that the audit log covers. A noun that is registered there is backed up. */
const recordTables = recordKinds
  .map(({ table }): string => table)
  .filter((table) => !leftOutTables.includes(table));

/** The tables that a backup holds. One that a migration drops or renames stays: older backups have it. */
export const backedUpTables: string[] = [
  ...recordTables,
  'appointment_links',
  'appointment_reminders',
  'audit_log',
  'blobs',
  'busy_feed_reads',
  'busy_times',
  'calendar_feeds',
  'communication_preferences',
  'company_conversions',
  'converted_customers',
  'customer_companies',
  'customer_field_values',
  'customer_imports',
  'customer_last_activity',
  'customer_merge_undos',
  'customer_merges',
  'customer_tags',
  'day_counts',
  'different_customers',
  'held_receipts',
  'idempotency_keys',
  'identities',
  'imported_customers',
  'inbound_mail',
  'installation',
  'invitations',
  'invoice_files',
  'invoice_lines',
  'invoice_numbers',
  'mail_outbox',
  'mail_settings',
  'mail_webhooks',
  'newsletter_deliveries',
  'newsletter_issues',
  'owner_notices',
  'passkeys',
  'provider_events',
  'purchase_notes',
  'purchase_steps',
  'recovery_codes',
  'release_checks',
  'row_counts',
  'second_factors',
  'security_events',
  'share_pictures',
  'site_pictures',
  'subscriber_tokens',
  'testimonial_links',
  'trash',
  'users',
];
