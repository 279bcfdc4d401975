import { UnreadCounts1700000000010 } from '../0010-unread-counts';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: UnreadCounts1700000000010,
  changes: { day_counts: (row) => (row.relation === 'customers' ? undefined : row) },
};
