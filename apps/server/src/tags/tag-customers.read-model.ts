/** How many customers have the tag `r`, as SQL. */
export const customersOfTag = '(select count(*)::int from customer_tags t where t."tagId" = r.id)';
