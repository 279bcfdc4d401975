import { ForgetDeleted1700000000012 } from '../0012-forget-deleted';
import type { Row, SchemaFixture } from './schema-fixture';

/** The keys of accounts by the addresses that the log has. */
const keys: Record<string, string | null> = {
  'Zoe@example.com': 'zoe',
  'forgotten@example.com': null,
};

export const fixture: SchemaFixture = {
  migration: ForgetDeleted1700000000012,
  rows: `
    insert into audit_log ("actorId", relation, "recordId", action, before, after) values
      ('owner', 'customers', 3, 'update', '{}',
        '{"oneTimeLinkFor":"zoe","oneTimeLinkUntil":"2024-08-03T08:00:00.000Z"}');
  `,
  changes: {
    audit_log: (row) => {
      const after = row.after as Row | null;
      const address = after?.oneTimeLinkFor;
      if (typeof address !== 'string') return row;
      return { ...row, after: { ...after, oneTimeLinkFor: keys[address] } };
    },
  },
};
