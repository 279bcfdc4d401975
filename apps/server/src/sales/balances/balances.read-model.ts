import { paidStatuses } from '@polaris/contracts';
import { type SqlText, sql } from '../../platform/database/sql';

/** Whether the payment `y` was received, including payments refunded since. */
export const isCollected = sql`y.status in (${sql.join(paidStatuses.map(sql.value))})`;

/** Whether the refund `f` was made; pending and failed ones do not count. */
export const isRefunded = sql`f.status = 'succeeded'`;

/** What a balance is computed from, as SQL. */
interface Subject {
  /** The amount asked for, in dollars. */
  asked: SqlText;
  /** When an invoice replaced a credited one. Earlier refunds do not reduce what is owed on it. */
  replacedAt: SqlText;
  /** The condition for payments `y` that belong to the subject. */
  payments: SqlText;
}

/** Payments and refunds, each with the net amount received by then; refunds still owed are subtracted. */
const movements = (payments: SqlText): SqlText => sql`
  select kind, amount,
    sum(case kind when 'payment' then amount when 'owed' then -amount else 0 end) over (order by at) as net
  from (
    select 'payment' as kind, y.amount, greatest(y."createdAt", y."paidAt") as at
    from payments y where ${payments} and ${isCollected}
    union all
    select case when f."stillOwed" or f."createdAt" < due."replacedAt" then 'owed' else 'settled' end,
      f.amount, f."createdAt"
    from payments y join refunds f on f."paymentId" = y.id
    where ${payments} and ${isCollected} and ${isRefunded}) moves`;

/**
 * The balance of a subject, for `cross join lateral`: `asked`, `received`, `refunded`, `paid` (received less refunded)
 * and `owed`. Refunds return overpayments first, and that part does not reduce what is owed.
 */
const balance = ({ asked, replacedAt, payments }: Subject): SqlText => sql`(
  select due.asked, moved.received, moved.refunded, moved.received - moved.refunded as paid,
    greatest(due.asked - moved.received + moved."stillOwed" + least(
      moved.refunded - moved."stillOwed", greatest(moved.highest - due.asked, 0)), 0) as owed
  from (select ${asked} as asked, ${replacedAt} as "replacedAt") due
  cross join lateral (
    select coalesce(sum(amount) filter (where kind = 'payment'), 0) as received,
      coalesce(sum(amount) filter (where kind <> 'payment'), 0) as refunded,
      coalesce(sum(amount) filter (where kind = 'owed'), 0) as "stillOwed",
      coalesce(max(net) filter (where kind = 'settled'), 0) as highest
    from (${movements(payments)}) m) moved)`;

const isOpen = (invoice: SqlText): SqlText =>
  sql`${invoice}.kind = 'invoice' and ${invoice}."issuedAt" is not null and ${invoice}."creditedAt" is null`;

/** When the invoice `i` was issued, if an earlier one of its purchase was credited. */
const replacedAt = (invoice: SqlText): SqlText => sql`(select ${invoice}."issuedAt"
  where exists (select 1 from invoices c
    where c."purchaseId" = ${invoice}."purchaseId" and c."creditedAt" is not null))`;

/** A value of the open invoice of the purchase `r`; null if it has none. */
const ofOpenInvoice = (value: SqlText): SqlText =>
  sql`(select ${value} from invoices i where i."purchaseId" = r.id and ${isOpen(sql`i`)})`;

/** The total of the open invoice of the purchase `r`; null if the purchase's own amount applies. */
export const invoicedOfPurchase = ofOpenInvoice(sql`i.total`);

/** The number of that invoice. */
export const invoiceNumberOfPurchase = ofOpenInvoice(sql`i.number`);

/** The sales tax that is added to the amount of the purchase `r`. */
export const taxOfPurchase = sql`case r."taxMode" when 'added'
  then round(r.amount * r."taxRate" / 100, 2) else 0 end`;

/** The day by which that invoice is to be paid. */
export const dueOnOfPurchase = ofOpenInvoice(sql`i."dueOn"`);

/** Whether that day has passed where the business is. */
export const isPastDue = ofOpenInvoice(
  sql`i."dueOn" < (now() at time zone coalesce(i.seller ->> 'timeZone', 'UTC'))::date`,
);

/** The balance of the purchase `r`. The total of its open invoice replaces its amount. */
export const balanceOfPurchase = balance({
  asked: sql`case when r.status = 'cancelled' then 0 else coalesce(${invoicedOfPurchase}, r.amount + ${taxOfPurchase}) end`,
  replacedAt: ofOpenInvoice(replacedAt(sql`i`)),
  payments: sql`y."purchaseId" = r.id`,
});

/** One sum of the balance of the purchase `r`, for a list. */
export const sumOfPurchase = (sum: 'paid' | 'refunded' | 'owed'): SqlText =>
  sql`(select b.${sql.identifier('column', sum)} from ${balanceOfPurchase} b)`;

/** The balance of the invoice `r`: counts its own payments and, while it is open, those of its purchase. */
export const balanceOfInvoice = balance({
  asked: sql`case when ${isOpen(sql`r`)} and not exists (select 1 from purchases p
    where p.id = r."purchaseId" and p.status = 'cancelled') then r.total else 0 end`,
  replacedAt: replacedAt(sql`r`),
  payments: sql`r.kind = 'invoice' and (y."invoiceId" = r.id
    or (y."purchaseId" = r."purchaseId" and r."creditedAt" is null))`,
});

/** Everything customers are asked to pay: purchases that are not canceled, and open invoices without a purchase. */
export const charges = sql`
  select r.id as "purchaseId", null::integer as "invoiceId", r."customerId", r."userId",
      s.name, null as buyer, r."purchaseDate" as since, b.asked as amount, b.owed
    from purchases r join services s on s.id = r."serviceId"
    cross join lateral ${balanceOfPurchase} b where r.status <> 'cancelled'
  union all
  select null, r.id, r."customerId", r."userId", 'Invoice ' || r.number, r.buyer->>'name',
      r."issuedAt", b.asked, b.owed
    from invoices r cross join lateral ${balanceOfInvoice} b
    where r."purchaseId" is null and ${isOpen(sql`r`)}`;

/** What these customers owe in total; takes ids or a query for them as SQL. */
export const owedOf = (customerIds: SqlText): SqlText =>
  sql`(select coalesce(sum(owed), 0) from (${charges}) a where a."customerId" in (${customerIds}))`;

/** The ids of customers who owe money. */
export const OWING = sql`select a."customerId" from (${charges}) a where a.owed > 0 and a."customerId" is not null`;

/** The unused included sessions of the purchase `r`; 0 if the owner booked more than that. */
export const sessionsLeft = sql`greatest(r."includedSessions" - (select count(*)
  from sessions_appointments a where a."purchaseId" = r.id and a."usesSession"), 0)`;
