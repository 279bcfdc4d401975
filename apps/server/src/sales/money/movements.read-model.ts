import { sql } from '../../platform/database/sql';
import { isCollected, isRefunded } from '../balances/balances.read-model';

/** Payments and refunds, each at the time it happened. */
export const movements = sql`
  select y.id, y."purchaseId", y."invoiceId", y.method, y.provider, y."paidAt" as at, y.note, 'Payment' as kind,
      y.amount as received, 0::numeric as refunded
    from payments y where ${isCollected}
  union all
  select y.id, y."purchaseId", y."invoiceId", y.method, y.provider, f."createdAt", f.reason,
      case f.source when 'dispute' then 'Lost dispute' else 'Refund' end, 0, f.amount
    from refunds f join payments y on y.id = f."paymentId" where ${isRefunded}`;
