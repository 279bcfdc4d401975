import { sql } from '../../platform/database/sql';

/** The customer of an activity, whose row is `r`. */
export const customerOfActivity = {
  inList: sql`(select json_build_object('name', c.name) from customers c where c.id = r."customerId")`,
  inCell: sql`(select c.name from customers c where c.id = r."customerId")`,
};
