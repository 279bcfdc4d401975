import { sql } from '../../platform/database/sql';

/** The service of the testimonial in row `r`. */
export const serviceOfTestimonial = {
  inList: sql`(select json_build_object('id', s.id, 'name', s.name)
    from purchases p join services s on s.id = p."serviceId" where p.id = r."purchaseId")`,
  inCell: sql`(select s.name from purchases p join services s on s.id = p."serviceId"
    where p.id = r."purchaseId")`,
};

/** Read with every list, as a completed purchase can be reopened or canceled later. */
export const isVerified = {
  inList: sql`exists (select 1 from purchases p where p.id = r."purchaseId" and p.status = 'completed')`,
};

/** The author's account: that of the purchase, or else of the customer. */
export const accountOfTestimonial = sql`(select coalesce(p."userId", c."userId")
  from (select r."purchaseId", r."customerId") ids
  left join purchases p on p.id = ids."purchaseId"
  left join customers c on c.id = coalesce(ids."customerId", p."customerId"))`;
