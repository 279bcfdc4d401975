/** The customer of an activity, whose row is `r`. */
export const customerOfActivity = {
  inList: `(select json_build_object('name', c.name) from customers c where c.id = r."customerId")`,
  inCell: `(select c.name from customers c where c.id = r."customerId")`,
};
