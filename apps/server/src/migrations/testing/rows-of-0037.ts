import { InvoiceRecipients1700000000037 } from '../0037-invoice-recipients';
import type { SchemaFixture } from './schema-fixture';

/** An issued invoice that is mailed to another address than its buyer's. */
export const fixture: SchemaFixture = {
  migration: InvoiceRecipients1700000000037,
  rows: `update invoices set "sendTo" = 'books@example.com' where number = '2024-0001';`,
};
