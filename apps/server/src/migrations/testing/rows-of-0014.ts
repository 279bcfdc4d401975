import { RecordChanges1700000000014 } from '../0014-record-changes';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = { migration: RecordChanges1700000000014 };
