/** The folder that owns each table of the schema `public`: its repositories alone name it in SQL. */
export const tableOwners: Record<string, string> = {
  activities: 'activities',
  activity_keys: 'activities',
  app_codes: 'auth',
  assets: 'assets',
  audit_log: 'records/audit',
  communication_preferences: 'preferences',
  contact_submissions: 'contacts',
  customers: 'customers',
  day_counts: 'statistics',
  held_receipts: 'purchases',
  identities: 'auth',
  mail_outbox: 'mail',
  migrations: 'migrations',
  one_time_tokens: 'auth',
  owner_notices: 'mail',
  purchase_notes: 'purchases',
  purchases: 'purchases',
  rate_limits: 'platform/http',
  row_counts: 'statistics',
  services: 'services',
  sessions: 'auth',
  sessions_appointments: 'appointments',
  // Asked for by the specification; nothing reads or writes it yet.
  testimonials: 'site',
  trash: 'records/trash',
  users: 'users',
};

/** Engines whose SQL works on tables that their owners register; it names none itself. */
export const engines = ['platform/database/', 'records/'];
