import { SecurityEvents1700000000056 } from '../0056-security-events';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: SecurityEvents1700000000056,
  rows: `
    insert into security_events (event, detail, "userId", hour, "createdAt", "lastAt", count)
      values ('sign_in_refused', 'password', 'maya', '2099-03-02T10:00:00Z', '2099-03-02T10:01:00Z',
        '2099-03-02T10:05:00Z', 3);
    insert into health_alarms (problem, "toldAt") values ('disk', '2099-03-02T10:00:00Z');
  `,
};
