import { auditedLabels } from '@polaris/contracts';

const oneOf = (...names: string[]) => {
  const allowed = new Set(names);
  return (name: string): boolean => allowed.has(name);
};

const matches =
  (pattern: RegExp) =>
  (name: string): boolean =>
    pattern.test(name);

/** The allowed names per kind that are put into SQL at run time. All other names are literals in the source. */
const allowLists = {
  /** Tables of records, pairs, references, sums and credentials. */
  table: oneOf(
    ...Object.keys(auditedLabels),
    'customer_companies',
    'customer_field_values',
    'customer_tags',
    'appointment_reminders',
    'invoice_files',
    'invoice_lines',
    'mail_outbox',
    'purchase_steps',
    'trash',
    'day_counts',
    'different_customers',
    'row_counts',
    'users',
    'app_codes',
    'calendar_feeds',
    'identities',
    'invitations',
    'one_time_tokens',
    'passkeys',
    'recovery_codes',
    'second_factors',
    'sessions',
    'subscriber_tokens',
    'testimonial_links',
  ),
  /** A field of a contract, the order of a list, a column of a file such as `field.12`: a word in any case. */
  column: matches(/^[A-Za-z]\w*(\.\d+)?$/),
  /** Names from the database's own catalog, so they need no check. */
  catalog: () => true,
  /** The schema of the job queue. */
  schema: oneOf('jobs'),
  /** The roles of the embedded database. */
  role: oneOf('polaris', 'polaris_admin', 'polaris_upgrade'),
  /** Our channels, and those of the job queue. */
  channel: matches(/^\w+$/),
};

export type NameKind = keyof typeof allowLists;

export const isAllowedName = (kind: NameKind, name: string): boolean => allowLists[kind](name);
