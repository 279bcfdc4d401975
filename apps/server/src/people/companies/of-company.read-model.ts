import { sql } from '../../platform/database/sql';

/** How many customers belong to the company `r`. */
export const peopleOfCompany = sql`(select count(*)::int from customer_companies m where m."companyId" = r.id)`;

/** Limits a list with rows `r` to records of the company's people. */
export const isOfCompany = sql`r."customerId" in (
  select m."customerId" from customer_companies m where m."companyId" = ?)`;

/** Limits a list of mail with rows `r` to the addresses of those people and of their accounts. */
export const isToCompany = sql`lower(r.recipient) in (
  select lower(a.email) from customer_companies m
    join customers c on c.id = m."customerId"
    left join users u on u.id = c."userId"
    cross join lateral (values (c.email), (u.email)) a (email)
  where m."companyId" = ?)`;
