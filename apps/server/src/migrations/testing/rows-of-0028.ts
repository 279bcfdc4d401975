import { ProviderRefunds1700000000028 } from '../0028-provider-refunds';
import type { SchemaFixture } from './schema-fixture';

/** A payment that was disputed and lost, and a refund that its provider reported. */
export const fixture: SchemaFixture = {
  migration: ProviderRefunds1700000000028,
  rows: `
    insert into payments ("purchaseId", provider, amount, status, method, "paidAt", "sessionRef",
        "intentRef", dispute, "disputeRef") values
      (2, 'stripe', 80, 'refunded', 'card', '2024-11-03T08:00Z', 'cs_test_lost', 'pi_test_lost',
        'lost', 'du_test_lost');
    insert into refunds ("paymentId", amount, reason, status, "providerRef", source)
      select id, part.amount, null, 'succeeded', part.ref, part.source from payments,
        (values (30, 're_test_elsewhere', 'provider'), (50, 'du_test_lost', 'dispute'))
          as part (amount, ref, source)
      where "sessionRef" = 'cs_test_lost';
  `,
};
