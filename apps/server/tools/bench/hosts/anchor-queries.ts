export const SEARCHED = { rare: 'person4242@', common: 'maya' };

const text = `(name || ' ' || coalesce(email, '') || ' ' || coalesce(company, ''))`;
const newest = 'order by "createdAt" desc, id desc';

const search = (term: string) =>
  `select * from customers where ${text} ilike '%${term}%' ${newest} limit 50`;

/** The rows of the lists, queried in the simplest way: one simple query, without a total. */
export const anchorQueries: Record<string, string> = {
  '/customers': `select * from customers ${newest} limit 50`,
  '/recent': `select a.*, c.name as customer from activities a join customers c on c.id = a."customerId"
    where a."createdAt" >= now() - interval '30 days' order by a."createdAt" desc, a.id desc limit 5`,
  '/search-rare': search(SEARCHED.rare),
  '/search-common': search(SEARCHED.common),
};
