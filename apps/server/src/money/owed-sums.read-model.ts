import { paidStatuses } from '@polaris/contracts';

const paid = paidStatuses.map((status) => `'${status}'`).join(', ');

/** Money that came and money that went back, each when it did. */
export const movements = `
  select y.id, y."purchaseId", y."invoiceId", y.method, y.provider, y."paidAt" as at, y.note, 'Payment' as kind,
      y.amount as received, 0::numeric as refunded
    from payments y where y.status in (${paid})
  union all
  select y.id, y."purchaseId", y."invoiceId", y.method, y.provider, f."createdAt", f.reason,
      case f.source when 'dispute' then 'Lost dispute' else 'Refund' end, 0, f.amount
    from refunds f join payments y on y.id = f."paymentId" where f.status = 'succeeded'`;

/** The money that came for something, less what went back. */
const movedFor = (what: string): string =>
  `coalesce((select sum(m.received - m.refunded) from (${movements}) m where ${what}), 0)`;

/** What is asked for: purchases that are not cancelled, and open invoices without a purchase. */
export const asked = `
  select r.id as "purchaseId", null::integer as "invoiceId", r."customerId", r."userId",
      s.name, null as buyer, r.amount, r."purchaseDate" as since,
      r.amount - ${movedFor('m."purchaseId" = r.id')} as owed
    from purchases r join services s on s.id = r."serviceId" where r.status <> 'cancelled'
  union all
  select null, r.id, r."customerId", r."userId", 'Invoice ' || r.number, r.buyer->>'name', r.total,
      r."issuedAt", r.total - ${movedFor('m."invoiceId" = r.id')}
    from invoices r where r.kind = 'invoice' and r."purchaseId" is null
      and r."issuedAt" is not null and r."creditedAt" is null`;

/** What a customer owes, whose id is this SQL. */
export const owedOf = (customerId: string): string =>
  `(select coalesce(sum(greatest(owed, 0)), 0) from (${asked}) a where a."customerId" = ${customerId})`;

/** The ids of the customers who owe something. */
export const OWING = `select a."customerId" from (${asked}) a where a.owed > 0 and a."customerId" is not null`;
