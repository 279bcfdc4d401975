import { recordKinds } from '@polaris/contracts';

/**
 * Tables left out of backups: temporary data, sessions, one-time credentials, limits, and the history of backups and
 * alarms of one machine. The archive names its migrations, and the job queue is created again.
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

/** The tables in the audit log. Every registered record is backed up. */
const recordTables = recordKinds
  .map(({ table }): string => table)
  .filter((table) => !leftOutTables.includes(table));

/** The tables in backups. Keep those that migrations drop or rename, as older backups contain them. */
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
  'import_changes',
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
  'payment_links',
  'provider_events',
  'purchase_notes',
  'purchase_parts',
  'purchase_steps',
  'recovery_codes',
  'release_checks',
  'row_counts',
  'sample_records',
  'second_factors',
  'security_events',
  'share_pictures',
  'site_pictures',
  'subscriber_tokens',
  'testimonial_links',
  'trash',
  'users',
];
