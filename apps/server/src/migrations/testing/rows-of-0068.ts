import { ReleaseChecks1700000000068 } from '../0068-release-checks';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: ReleaseChecks1700000000068,
  rows: `
    insert into release_checks ("isAllowed", "checkedAt", newest) values (true, '2024-09-04', '0.9.0');
  `,
};
