import { RefundsStillOwed1700000000036 } from '../0036-refunds-still-owed';
import type { SchemaFixture } from './schema-fixture';

/** A refund that is still owed. */
export const fixture: SchemaFixture = {
  migration: RefundsStillOwed1700000000036,
  rows: `
    insert into refunds ("paymentId", amount, status, "stillOwed")
      values (1, 20, 'succeeded', true);
  `,
};
