import { sql } from '../../platform/database/sql';

/** The customer of a task, whose row is `r`. */
export const customerOfTask = {
  inList: sql`(select json_build_object('name', c.name) from customers c where c.id = r."customerId")`,
};
