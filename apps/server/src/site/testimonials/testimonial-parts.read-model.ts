import { sql } from '../../platform/database/sql';

/** The service that a testimonial is about; its row is `r`. */
export const serviceOfTestimonial = {
  inList: sql`(select json_build_object('id', s.id, 'name', s.name)
    from purchases p join services s on s.id = p."serviceId" where p.id = r."purchaseId")`,
  inCell: sql`(select s.name from purchases p join services s on s.id = p."serviceId"
    where p.id = r."purchaseId")`,
};

/** Read with every list: a purchase can be reopened or canceled after it was completed. */
export const isVerified = {
  inList: sql`exists (select 1 from purchases p where p.id = r."purchaseId" and p.status = 'completed')`,
};

/** The account of the author: of the purchase, else of the customer. */
export const accountOfTestimonial = sql`(select coalesce(p."userId", c."userId")
  from (select r."purchaseId", r."customerId") ids
  left join purchases p on p.id = ids."purchaseId"
  left join customers c on c.id = coalesce(ids."customerId", p."customerId"))`;
