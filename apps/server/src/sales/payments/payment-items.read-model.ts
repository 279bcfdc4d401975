import { type SqlText, sql } from '../../platform/database/sql';
import { isRefunded } from '../balances/balances.read-model';
import { isoTime } from '../../platform/database/list/sql-list';

/** What went back of the payment `y`. */
const refunded = sql`(select coalesce(sum(f.amount), 0) from refunds f
  where f."paymentId" = y.id and ${isRefunded})`;

/** What its provider was asked to return of the payment `y`. */
const refundPending = sql`(select coalesce(sum(f.amount), 0) from refunds f
  where f."paymentId" = y.id and f.status = 'pending')`;

/** Whether a payment of a purchase waits to be confirmed by its provider. */
export const paymentPendingOfPurchase = {
  inList: sql`exists (select 1 from payments y
    where y."purchaseId" = r.id and y.status = 'processing')`,
};

/** The refunds of the payment `y` that were made, the oldest first. */
const refundList = sql`(select coalesce(json_agg(json_build_object('id', f.id, 'amount', f.amount,
    'reason', f.reason, 'source', f.source,
    'stillOwed', f."stillOwed", 'createdAt', ${isoTime(sql`f."createdAt"`)})
    order by f.id), '[]')
  from refunds f where f."paymentId" = y.id and ${isRefunded})`;

/** A payment as the owner sees it, whose row is `y`. */
export const paymentItem = sql`json_build_object('id', y.id, 'amount', y.amount, 'method', y.method,
  'provider', y.provider, 'status', y.status, 'paidAt', ${isoTime(sql`y."paidAt"`)}, 'note', y.note,
  'refunded', ${refunded}, 'refundPending', ${refundPending},
  'refunds', ${refundList}, 'dispute', y.dispute,
  'version', y.version)`;

/** Payments, the oldest first, without checkout pages that expired unpaid. */
const paymentList = (where: SqlText): SqlText =>
  sql`(select coalesce(json_agg(${paymentItem} order by y.id), '[]') from payments y
    where ${where} and y.status <> 'expired')`;

/** The payments of a purchase, whose row is `r`. */
export const paymentsOfPurchase = { inList: paymentList(sql`y."purchaseId" = r.id`) };

/** The payments of an invoice without a purchase, whose row is `r`. */
export const paymentsOfInvoice = { inList: paymentList(sql`y."invoiceId" = r.id`) };

/** Money that came for a purchase, whose row is `r`, as its payer sees it; the oldest first. */
export const receivedOfPurchase = {
  inList: sql`(select coalesce(json_agg(json_build_object('id', y.id, 'amount', y.amount,
      'method', y.method, 'paidAt', ${isoTime(sql`y."paidAt"`)}, 'refunded', ${refunded})
      order by y.id), '[]')
    from payments y where y."purchaseId" = r.id and y."paidAt" is not null)`,
};
