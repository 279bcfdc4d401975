import { Payments1700000000022 } from '../0022-payments';
import { IdempotencyKeys1700000000045 } from '../0045-idempotency-keys';
import type { SchemaFixture } from './schema-fixture';

/** A payment of each provider, one that is open, a refund in part, and money of a canceled purchase. */
export const fixture: SchemaFixture = {
  migration: Payments1700000000022,
  rows: `
    insert into payments ("purchaseId", provider, amount, status, method, note, "paidAt", "sessionRef",
        "intentRef", "recordedBy") values
      (1, 'manual', 500.25, 'partially_refunded', 'bank_transfer', 'The first half',
        '2024-11-01T08:00Z', null, null, 'owner'),
      (2, 'stripe', 1200, 'open', 'card', null, null, 'cs_test_open', null, null),
      (2, 'stripe', 0.01, 'paid', 'card', null, '2024-11-02T08:00Z', 'cs_test_paid', 'pi_test_paid',
        null);
    insert into refunds ("paymentId", amount, reason, status, "providerRef", "recordedBy")
      values (1, 100, 'Less work than planned', 'succeeded', null, 'owner'),
        (3, 0.01, null, 'failed', 're_test_failed', null);
    insert into provider_events (provider, "eventId", type, "objectRef") values
      ('stripe', 'evt_test_1', 'checkout.session.completed', 'cs_test_paid');
    update purchases set "refundDue" = true where status = 'cancelled';
  `,
  earlierRows: [
    {
      until: IdempotencyKeys1700000000045,
      rows: `
        update payments set "recordKey" = 'first half' where "recordedBy" = 'owner';
        update refunds set "recordKey" = 'part of it' where "recordedBy" = 'owner';
      `,
    },
  ],
};
