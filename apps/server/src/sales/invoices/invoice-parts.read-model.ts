import { type SqlText, sql } from '../../platform/database/sql';
import { balanceOfInvoice, partListOf } from '../balances/balances.read-model';
import { businessDay } from '../business-profile/business-day.read-model';
import { paymentsOfInvoice } from '../payments/payment-items.read-model';
import { isoTime } from '../../platform/database/list/sql-list';

/** Today in the time zone of the business that issued it. */
const today = sql`(now() at time zone coalesce(r.seller ->> 'timeZone', 'UTC'))::date`;

/** The plan of its purchase. A draft shows it as it would be issued. */
const parts = sql`case when r."issuedAt" is null
  then ${partListOf({ purchaseId: sql`r."purchaseId"`, asked: sql`r.total`, owed: sql`r.total` })}
  else balance.parts end as parts`;

const state = sql`select case
    when r."issuedAt" is null then 'draft'
    when r.kind = 'credit_note' then 'credit_note'
    when r."creditedAt" is not null then 'credited'
    when balance.overdue > 0 then 'overdue'
    when balance.owed >= r.total then 'open'
    when balance.owed > 0 then 'part_paid'
    when balance.paid >= r.total then 'paid'
    when balance.refunded = 0 then 'canceled'
    when balance.paid = 0 then 'refunded'
    else 'partially_refunded' end as state`;

/** Joins the `balance` and the `derived.state` of the invoice `r`. */
export const withState = sql`cross join lateral ${balanceOfInvoice} balance cross join lateral (${state}) derived`;

/** The columns in the lists of both owner and buyer. */
const shared = sql`r.id, r.kind, r.number, derived.state, r.total, r.tax, balance.paid, balance.refunded, balance.owed,
  balance."dueNow", r."issuedOn",
  case when r."issuedAt" is not null then coalesce(balance."lastDay", r."dueOn") end as "dueOn",
  case derived.state when 'overdue' then coalesce(
    ${businessDay(sql`now()`)} - balance."overdueDay", ${today} - r."dueOn") else 0 end as "daysOverdue"`;

/** Whether a payment of the invoice `r`, or of its purchase, is being confirmed. */
const isBeingPaid = sql`exists (select from payments y where y.status = 'processing'
  and (y."invoiceId" = r.id or y."purchaseId" = r."purchaseId"))`;

/** The columns that a buyer sees. */
export const ownColumns = sql`${shared}, ${isBeingPaid} as "paymentPending", ${isoTime(sql`r."createdAt"`)} as "createdAt"`;

export const listColumns = sql`${shared}, r.buyer, r."purchaseId",
  (select json_build_object('id', c.id, 'name', c.name) from customers c
    where c.id = r."customerId") as customer,
  coalesce(r."sendTo", r.buyer ->> 'email') as "sendTo",
  ${isoTime(sql`r."sentAt"`)} as "sentAt", r.version, ${isoTime(sql`r."createdAt"`)} as "createdAt"`;

const other = (condition: SqlText): SqlText =>
  sql`(select json_build_object('id', o.id, 'number', o.number) from invoices o where ${condition})`;

const lines = sql`(select coalesce(json_agg(json_build_object('text', l.text, 'quantity', l.quantity,
    'unitPrice', l."unitPrice", 'taxRate', l."taxRate", 'total', l.total, 'tax', l.tax)
    order by l.position), '[]') from invoice_lines l where l."invoiceId" = r.id)`;

const serviceName = sql`(select s.name from purchases p join services s on s.id = p."serviceId"
  where p.id = r."purchaseId") as "serviceName"`;

export const recordColumns = sql`${listColumns}, ${serviceName}, r."taxMode", ${lines} as lines,
  ${parts},
  ${paymentsOfInvoice.inList} as payments, r.seller, r.note,
  r."daysUntilDue", ${isoTime(sql`r."issuedAt"`)} as "issuedAt",
  ${other(sql`o.id = r."creditOf"`)} as credits, ${other(sql`o."creditOf" = r.id`)} as "creditedBy"`;
