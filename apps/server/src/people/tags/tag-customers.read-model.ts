import { sql } from '../../platform/database/sql';

/** How many customers have the tag `r`, as SQL. */
export const customersOfTag = sql`(select count(*)::int from customer_tags t where t."tagId" = r.id)`;
