/** The folder that owns each table without an entity: its repositories alone name it in SQL. */
export const ownersWithoutEntity: Record<string, string> = {
  announced_essays: 'subscribers',
  app_codes: 'auth',
  audit_log: 'records/audit',
  backup_runs: 'backup',
  customer_field_values: 'fields',
  customer_last_activity: 'activities',
  customer_tags: 'tags',
  day_counts: 'statistics',
  essay_deliveries: 'subscribers',
  held_receipts: 'purchases',
  idempotency_keys: 'platform/idempotency',
  mailed_recipients: 'mail',
  invoice_files: 'invoices',
  invoice_lines: 'invoices',
  invoice_numbers: 'invoices',
  migrations: 'migrations',
  owner_notices: 'mail',
  rate_limits: 'platform/http',
  row_counts: 'statistics',
  sessions: 'auth',
  trash: 'records/trash',
};

/** Engines whose SQL works on tables that their owners register or the database lists, or on the queue's own. */
export const engines = [
  'platform/database/',
  'platform/jobs/',
  'records/',
  'backup/snapshot/',
  'backup/restore/',
];
