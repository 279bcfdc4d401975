import { SalesTax1700000000038 } from '../0038-sales-tax';
import type { SchemaFixture } from './schema-fixture';

/** A draft to whose prices tax is added. */
export const fixture: SchemaFixture = {
  migration: SalesTax1700000000038,
  rows: `
    update business_profile set "taxMode" = 'added', "taxRate" = 8.875;
    insert into invoices (kind, buyer, "taxMode", total, tax)
      values ('invoice', '{"name": "Added"}', 'added', 108.88, 8.88);
    insert into invoice_lines ("invoiceId", position, text, quantity, "unitPrice", "taxRate", "taxMode")
      select id, 1, 'Work', 1, 100, 8.875, 'added' from invoices where buyer ->> 'name' = 'Added';
  `,
};
