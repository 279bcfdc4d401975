import { paidStatuses } from '@polaris/contracts';
import { type SqlText, sql } from '../../platform/database/sql';
import { businessDay } from '../business-profile/business-day.read-model';

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
  /** The id of the purchase whose plan says when it is due. */
  purchaseId: SqlText;
  /** Whether its day has passed, if there is no plan. */
  isPastDue: SqlText;
}

/** A sum that parts of a plan are shown for, as SQL. */
interface Planned {
  purchaseId: SqlText;
  asked: SqlText;
  owed: SqlText;
}

/**
 * The parts of a plan as they are shown: the last takes the difference between the plan and what is asked, earlier ones
 * are cut from the end, and what was paid fills them in their order.
 */
export const partsOf = ({ purchaseId, asked, owed }: Planned): SqlText => sql`(
  select p.position, p.label, p."dueOn", p.today, p.reminders, p."upTo" - p."from" as amount, open.owed,
    case when open.owed = 0 then 'paid' when p."dueOn" < p.today then 'overdue'
      when p."dueOn" = p.today then 'due' when open.owed < p."upTo" - p."from" then 'partly'
      else 'upcoming' end as state
  from (
    select p.*, least(p.sum - p.amount, ${asked}) as "from",
      case when p."isLast" then ${asked} else least(p.sum, ${asked}) end as "upTo"
    from (
      select p.*, sum(p.amount) over (order by p.position) as sum,
        p.position = max(p.position) over () as "isLast", ${businessDay(sql`now()`)} as today
      from purchase_parts p where p."purchaseId" = ${purchaseId}) p) p
  cross join lateral (
    select greatest(p."upTo" - greatest(p."from", ${asked} - ${owed}), 0) as owed) open
  where p."upTo" > p."from")`;

const partList = sql`json_agg(json_build_object('position', p.position, 'label', p.label, 'amount', p.amount,
  'owed', p.owed, 'dueOn', p."dueOn", 'state', p.state) order by p.position)`;

/** The parts as JSON. */
export const partListOf = (planned: Planned): SqlText =>
  sql`(select coalesce(${partList}, '[]') from ${partsOf(planned)} p)`;

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
 * What is asked, `received`, `refunded`, `paid` (received less refunded) and `owed`. Refunds return overpayments first,
 * and that part does not reduce what is owed.
 */
const sums = ({ asked, replacedAt, payments }: Subject): SqlText => sql`(
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

/**
 * The balance of a subject, for `cross join lateral`: the sums above, and by its plan `dueNow` (to be paid by today) and
 * `overdue` (by yesterday). Without a plan, all of what is owed is due now. Of the plan also its `parts` as JSON, and the
 * days of the `nextDay` unpaid part, the first overdue one and the last one; null without a plan.
 */
function balance(subject: Subject): SqlText {
  const { purchaseId, isPastDue } = subject;
  const parts = partsOf({ purchaseId, asked: sql`sums.asked`, owed: sql`sums.owed` });
  return sql`(
    select sums.*, coalesce(plan."dueNow", sums.owed) as "dueNow",
      coalesce(plan.overdue, case when ${isPastDue} then sums.owed else 0 end) as overdue,
      coalesce(plan.parts, '[]') as parts, plan."nextDay", plan."overdueDay", plan."lastDay"
    from ${sums(subject)} sums cross join lateral (
      select case when count(*) > 0
          then coalesce(sum(p.owed) filter (where p."dueOn" <= p.today), 0) end as "dueNow",
        case when count(*) > 0
          then coalesce(sum(p.owed) filter (where p.state = 'overdue'), 0) end as overdue,
        ${partList} as parts, max(p."dueOn") as "lastDay",
        min(p."dueOn") filter (where p.owed > 0) as "nextDay",
        min(p."dueOn") filter (where p.state = 'overdue') as "overdueDay"
      from ${parts} p) plan)`;
}

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

/** Whether the day by which an invoice is to be paid has passed where its seller is. */
const isPastDue = (invoice: SqlText): SqlText =>
  sql`${invoice}."dueOn" < (now() at time zone coalesce(${invoice}.seller ->> 'timeZone', 'UTC'))::date`;

/** The balance of the purchase `r`. The total of its open invoice replaces its amount. */
export const balanceOfPurchase = balance({
  asked: sql`case when r.status = 'cancelled' then 0 else coalesce(${invoicedOfPurchase}, r.amount + ${taxOfPurchase}) end`,
  replacedAt: ofOpenInvoice(replacedAt(sql`i`)),
  payments: sql`y."purchaseId" = r.id`,
  purchaseId: sql`r.id`,
  isPastDue: ofOpenInvoice(isPastDue(sql`i`)),
});

/** The plan of the purchase `r`, to be read beside its balance `b`. */
export const planOfPurchase = {
  purchaseId: sql`r.id`,
  asked: sql`b.asked`,
  owed: sql`b.owed`,
} satisfies Planned;

/** Whether the purchase with this id has a payment plan. */
export const hasPlan = (purchaseId: SqlText): SqlText =>
  sql`exists (select from purchase_parts p where p."purchaseId" = ${purchaseId})`;

/** The day of its open invoice, by which the purchase `r` is to be paid without a plan. */
export const invoiceDayOfPurchase = ofOpenInvoice(sql`i."dueOn"`);

/** The balance of the invoice `r`: counts its own payments and, while it is open, those of its purchase. */
export const balanceOfInvoice = balance({
  asked: sql`case when ${isOpen(sql`r`)} and not exists (select 1 from purchases p
    where p.id = r."purchaseId" and p.status = 'cancelled') then r.total else 0 end`,
  replacedAt: replacedAt(sql`r`),
  payments: sql`r.kind = 'invoice' and (y."invoiceId" = r.id
    or (y."purchaseId" = r."purchaseId" and r."creditedAt" is null))`,
  purchaseId: sql`r."purchaseId"`,
  isPastDue: isPastDue(sql`r`),
});

/** Everything customers are asked to pay: purchases that are not canceled, and open invoices without a purchase. */
export const charges = sql`
  select r.id as "purchaseId", null::integer as "invoiceId", r."customerId", r."userId",
      s.name, null as buyer, r."purchaseDate" as since, b.asked as amount,
      b.owed, b."dueNow", b.overdue
    from purchases r join services s on s.id = r."serviceId"
    cross join lateral ${balanceOfPurchase} b where r.status <> 'cancelled'
  union all
  select null, r.id, r."customerId", r."userId", 'Invoice ' || r.number, r.buyer->>'name',
      r."issuedAt", b.asked, b.owed, b."dueNow", b.overdue
    from invoices r cross join lateral ${balanceOfInvoice} b
    where r."purchaseId" is null and ${isOpen(sql`r`)}`;

/** What is owed on the purchase `r` by its day, to be read beside its balance `b`. */
const daysOfPurchase = sql`(
  select p."dueOn", p.owed, p.state = 'overdue' as "isOverdue" from ${partsOf(planOfPurchase)} p
  union all
  select ${ofOpenInvoice(sql`i."dueOn"`)}, b.owed, b.overdue > 0 where not ${hasPlan(sql`r.id`)})`;

/** What is owed on all charges by the day on which it is to be paid: of plans, else of invoices; null without either. */
export const owedByDay = sql`
  select d.* from purchases r cross join lateral ${balanceOfPurchase} b
    cross join lateral ${daysOfPurchase} d where r.status <> 'cancelled' and d.owed > 0
  union all
  select r."dueOn", b.owed, b.overdue > 0 from invoices r cross join lateral ${balanceOfInvoice} b
    where r."purchaseId" is null and ${isOpen(sql`r`)} and b.owed > 0`;

const sumOf = (sum: SqlText, customerIds: SqlText): SqlText =>
  sql`(select coalesce(sum(${sum}), 0) from (${charges}) a where a."customerId" in (${customerIds}))`;

/** What these customers owe in total; takes ids or a query for them as SQL. */
export const owedOf = (customerIds: SqlText): SqlText => sumOf(sql`a.owed`, customerIds);

/** What these customers are to pay by today in total. */
export const dueNowOf = (customerIds: SqlText): SqlText => sumOf(sql`a."dueNow"`, customerIds);

/** The ids of customers who owe money. */
export const OWING = sql`select a."customerId" from (${charges}) a where a.owed > 0 and a."customerId" is not null`;

/** The unused included sessions of the purchase `r`; 0 if the owner booked more than that. */
export const sessionsLeft = sql`greatest(r."includedSessions" - (select count(*)
  from sessions_appointments a where a."purchaseId" = r.id and a."usesSession"), 0)`;
