import { IdempotencyKeys1700000000045 } from '../0045-idempotency-keys';
import type { Row, SchemaFixture } from './schema-fixture';

function withoutKey(values: unknown): unknown {
  if (values === null) return null;
  const { recordKey: _key, ...others } = values as Row;
  return others;
}

/** What becomes of earlier keys is tested in idempotency-keys.spec.ts. */
export const fixture: SchemaFixture = {
  migration: IdempotencyKeys1700000000045,
  rows: `
    insert into idempotency_keys ("userId", key, request, "contentHash", answer) values
      ('owner', 'hashed', 'POST /api/admin/purchases', 'a digest', '{"id": 1}'),
      ('owner', 'not known', 'POST /api/activities', null, '{"id": 1, "subject": "First call"}');
  `,
  changes: {
    activity_keys: () => undefined,
    message_keys: () => undefined,
    audit_log: (row) => ({
      ...row,
      before: withoutKey(row.before),
      after: withoutKey(row.after),
    }),
  },
  drops: {
    purchases: ['idempotencyKey', 'recordKey'],
    payments: ['recordKey'],
    refunds: ['recordKey'],
    invoices: ['recordKey'],
  },
};
