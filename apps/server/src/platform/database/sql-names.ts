import { auditedLabels } from '@polaris/contracts';

const oneOf = (...names: string[]) => {
  const allowed = new Set(names);
  return (name: string): boolean => allowed.has(name);
};

const matches =
  (pattern: RegExp) =>
  (name: string): boolean =>
    pattern.test(name);

/** Every kind of name that is put into SQL at run time, with what it may be. All else is written out. */
const allowLists = {
  /** Of records, of pairs of records, of what records refer to, of sums, and of credentials. */
  table: oneOf(
    ...Object.keys(auditedLabels),
    'customer_companies',
    'customer_field_values',
    'customer_tags',
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
  /** What the database's own catalog says is there, or names after itself. */
  catalog: () => true,
  /** Of the job queue. */
  schema: oneOf('jobs'),
  /** Of the embedded database. */
  role: oneOf('polaris', 'polaris_admin', 'polaris_upgrade'),
  /** Ours, and those of the job queue. */
  channel: matches(/^\w+$/),
};

export type NameKind = keyof typeof allowLists;

export const isAllowedName = (kind: NameKind, name: string): boolean => allowLists[kind](name);
