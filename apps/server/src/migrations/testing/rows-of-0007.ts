import { ShorterMemory1700000000007 } from '../0007-shorter-memory';
import type { Row, SchemaFixture } from './schema-fixture';

function withoutKey(values: unknown): unknown {
  if (values === null) return null;
  const { idempotencyKey: _key, ...others } = values as Row;
  return others;
}

export const fixture: SchemaFixture = {
  migration: ShorterMemory1700000000007,
  changes: {
    audit_log: (row) =>
      row.relation === 'purchases'
        ? { ...row, before: withoutKey(row.before), after: withoutKey(row.after) }
        : row,
  },
};
