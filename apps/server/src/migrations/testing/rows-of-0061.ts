import { CustomerTestimonials1700000000061 } from '../0061-customer-testimonials';
import type { SchemaFixture } from './schema-fixture';

/** Asked of a customer without a purchase. */
export const fixture: SchemaFixture = {
  migration: CustomerTestimonials1700000000061,
  rows: `
    insert into testimonials (name, content, "customerId", "requestedAt", "expiresAt")
      select name, '', id, '2026-03-02T08:00Z', '2026-04-01T08:00Z' from customers
      where id = (select min(id) from customers);
  `,
};
