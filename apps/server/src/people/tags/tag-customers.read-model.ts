import { sql } from '../../platform/database/sql';

/** SQL for the number of customers with the tag `r`. */
export const customersOfTag = sql`(select count(*)::int from customer_tags t where t."tagId" = r.id)`;
