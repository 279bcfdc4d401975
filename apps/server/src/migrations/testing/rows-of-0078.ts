import { PurchaseSteps1700000000078 } from '../0078-purchase-steps';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: PurchaseSteps1700000000078,
  rows: `
    insert into purchase_steps ("purchaseId", text, "plannedOn", "doneAt") values
      ((select min(id) from purchases), 'Send me the figures of April.', '2026-05-31', '2026-05-29T16:00Z'),
      ((select min(id) from purchases), 'We meet.', null, '2026-06-02T16:00Z');
  `,
};
