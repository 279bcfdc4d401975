import { type SqlText, sql } from '../../platform/database/sql';
import { businessDay } from '../business-profile/business-day.read-model';
import { isRefunded } from '../balances/balances.read-model';
import { isoTime } from '../../platform/database/list/sql-list';

/** The amount refunded of the payment `y`. */
const refunded = sql`(select coalesce(sum(f.amount), 0) from refunds f
  where f."paymentId" = y.id and ${isRefunded})`;

/** The amount of pending refunds of the payment `y`. */
const refundPending = sql`(select coalesce(sum(f.amount), 0) from refunds f
  where f."paymentId" = y.id and f.status = 'pending')`;

/** Whether a purchase has a payment that its provider has yet to confirm. */
export const paymentPendingOfPurchase = {
  inList: sql`exists (select 1 from payments y
    where y."purchaseId" = r.id and y.status = 'processing')`,
};

/** The completed refunds of the payment `y`, oldest first. */
const refundList = sql`(select coalesce(json_agg(json_build_object('id', f.id, 'amount', f.amount,
    'reason', f.reason, 'source', f.source,
    'stillOwed', f."stillOwed", 'createdAt', ${isoTime(sql`f."createdAt"`)})
    order by f.id), '[]')
  from refunds f where f."paymentId" = y.id and ${isRefunded})`;

/** The payment in row `y` as the owner sees it. */
export const paymentItem = sql`json_build_object('id', y.id, 'amount', y.amount, 'method', y.method,
  'provider', y.provider, 'status', y.status, 'paidAt', ${isoTime(sql`y."paidAt"`)}, 'note', y.note,
  'refunded', ${refunded}, 'refundPending', ${refundPending},
  'refunds', ${refundList}, 'dispute', y.dispute,
  'version', y.version)`;

/** Payments, oldest first, without checkout pages that expired unpaid. */
const paymentList = (where: SqlText): SqlText =>
  sql`(select coalesce(json_agg(${paymentItem} order by y.id), '[]') from payments y
    where ${where} and y.status <> 'expired')`;

/** The payments of the purchase in row `r`. */
export const paymentsOfPurchase = { inList: paymentList(sql`y."purchaseId" = r.id`) };

/** The payments of the invoice without a purchase in row `r`. */
export const paymentsOfInvoice = { inList: paymentList(sql`y."invoiceId" = r.id`) };

/** Payments received for the purchase in row `r`, as its payer sees them, oldest first. */
export const receivedOfPurchase = {
  inList: sql`(select coalesce(json_agg(json_build_object('id', y.id, 'amount', y.amount,
      'method', y.method, 'paidAt', ${isoTime(sql`y."paidAt"`)},
      'paidOn', ${businessDay(sql`y."paidAt"`)}, 'refunded', ${refunded})
      order by y.id), '[]')
    from payments y where y."purchaseId" = r.id and y."paidAt" is not null)`,
};
