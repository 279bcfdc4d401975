import { Payments1700000000022 } from '../0022-payments';
import type { SchemaFixture } from './schema-fixture';

/** A payment of each provider, one that is open, a refund in part, and money of a canceled purchase. */
export const fixture: SchemaFixture = {
  migration: Payments1700000000022,
  rows: `
    insert into payments ("purchaseId", provider, amount, status, method, note, "paidAt", "sessionRef",
        "intentRef", "recordedBy", "recordKey") values
      (1, 'manual', 500.25, 'partially_refunded', 'bank_transfer', 'The first half',
        '2024-11-01T08:00Z', null, null, 'owner', 'first half'),
      (2, 'stripe', 1200, 'open', 'card', null, null, 'cs_test_open', null, null, null),
      (2, 'stripe', 0.01, 'paid', 'card', null, '2024-11-02T08:00Z', 'cs_test_paid', 'pi_test_paid',
        null, null);
    insert into refunds ("paymentId", amount, reason, status, "providerRef", "recordedBy", "recordKey")
      values (1, 100, 'Less work than planned', 'succeeded', null, 'owner', 'part of it'),
        (3, 0.01, null, 'failed', 're_test_failed', null, null);
    insert into provider_events (provider, "eventId", type, "objectRef") values
      ('stripe', 'evt_test_1', 'checkout.session.completed', 'cs_test_paid');
    update purchases set "refundDue" = true where status = 'cancelled';
  `,
};
