import { paidStatuses } from '@polaris/contracts';
import { isoTime } from '../platform/database/list/sql-list';

const paidStates = paidStatuses.map((status) => `'${status}'`).join(', ');

/** What went back of the payment `y`, or was asked to go back. */
const refundsOf = (status: 'succeeded' | 'pending'): string =>
  `(select coalesce(sum(f.amount), 0) from refunds f
    where f."paymentId" = y.id and f.status = '${status}')`;

/** The money that came with some payments, which are named `y`, less what went back of it. */
const paidSum = (where: string): string =>
  `(select coalesce(sum(y.amount - ${refundsOf('succeeded')}), 0) from payments y
    where ${where} and y.status in (${paidStates}))`;

/** What is paid of a purchase, whose row is `r`. */
export const paidOfPurchase = { inList: paidSum('y."purchaseId" = r.id') };

/** What is paid of an invoice, whose row is `r`: for itself, and for its purchase while it is open. */
export const paidOfInvoice = {
  inList: paidSum(`r.kind = 'invoice' and (y."invoiceId" = r.id
    or (y."purchaseId" = r."purchaseId" and r."creditedAt" is null))`),
};

/** What is still to be paid of a purchase, whose row is `r`; nothing once it is canceled. */
export const owedOfPurchase = {
  inList: `(case when r.status = 'cancelled' then 0
    else greatest(r.amount - ${paidOfPurchase.inList}, 0) end)`,
};

/** Whether a payment of a purchase waits to be confirmed by its provider. */
export const paymentPendingOfPurchase = {
  inList: `exists (select 1 from payments y
    where y."purchaseId" = r.id and y.status = 'processing')`,
};

/** The refunds of the payment `y` that were made, the oldest first. */
const refundList = `(select coalesce(json_agg(json_build_object('id', f.id, 'amount', f.amount,
    'reason', f.reason, 'source', f.source, 'createdAt', ${isoTime('f."createdAt"')})
    order by f.id), '[]')
  from refunds f where f."paymentId" = y.id and f.status = 'succeeded')`;

/** A payment as the owner sees it, whose row is `y`. */
export const paymentItem = `json_build_object('id', y.id, 'amount', y.amount, 'method', y.method,
  'provider', y.provider, 'status', y.status, 'paidAt', ${isoTime('y."paidAt"')}, 'note', y.note,
  'refunded', ${refundsOf('succeeded')}, 'refundPending', ${refundsOf('pending')},
  'refunds', ${refundList}, 'dispute', y.dispute,
  'version', y.version)`;

/** Payments, the oldest first, without pages that nobody has paid on in time. */
const paymentList = (where: string): string =>
  `(select coalesce(json_agg(${paymentItem} order by y.id), '[]') from payments y
    where ${where} and y.status <> 'expired')`;

/** The payments of a purchase, whose row is `r`. */
export const paymentsOfPurchase = { inList: paymentList('y."purchaseId" = r.id') };

/** The payments of an invoice without a purchase, whose row is `r`. */
export const paymentsOfInvoice = { inList: paymentList('y."invoiceId" = r.id') };
