import { Checklist1700000000015 } from '../0015-checklist';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: Checklist1700000000015,
  rows: `update users set "checklistDismissedAt" = '2024-09-01T08:00Z' where id = 'owner';`,
};
