import { KnownPeople1700000000013 } from '../0013-known-people';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: KnownPeople1700000000013,
  rows: `
    update contact_submissions set "customerId" = 3 where id = 2;
    insert into assets (name, type, url) values ('Of our own', 'document', '/assets/portfolio/sample.csv');
  `,
};
