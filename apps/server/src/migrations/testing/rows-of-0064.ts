import { BucketCopies1700000000064 } from '../0064-bucket-copies';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: BucketCopies1700000000064,
  rows: `
    insert into backup_runs (kind, result, "startedAt", file) values
      ('copy', 'passed', '2024-09-03', 'polaris-20240903T023000Z.tar.gz.age'),
      ('retrieval', 'passed', '2024-09-03', 'polaris-20240903T023000Z.tar.gz.age');
  `,
};
