import { SessionsOfPurchases1700000000077 } from '../0077-sessions-of-purchases';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: SessionsOfPurchases1700000000077,
  rows: `
    update sessions_appointments s set "sharedNote" = 'We agreed on three dashboards.',
      "purchaseId" = (select min(p.id) from purchases p where p."userId" = s."userId")
      where id = (select min(id) from sessions_appointments);
  `,
};
