import { Invoices1700000000023 } from '../0023-invoices';
import { IdempotencyKeys1700000000045 } from '../0045-idempotency-keys';
import { MailedRecords1700000000046 } from '../0046-mailed-records';
import { CopiedOnce1700000000067 } from '../0067-copied-once';
import type { SchemaFixture } from './schema-fixture';

/** A draft, an issued invoice with its file, and one that was credited. */
export const fixture: SchemaFixture = {
  migration: Invoices1700000000023,
  rows: `
    insert into business_profile ("legalName", address, "timeZone", "daysUntilDue") values
      ('Polaris Consulting', '1 Star Street', 'America/New_York', 14);
    insert into invoice_numbers (kind, year, last) values ('invoice', 2024, 2), ('credit_note', 2024, 1);
    insert into invoices (kind, "customerId", buyer, "recordedBy")
      select 'invoice', min(id), '{"name": "Zoe"}', 'owner' from customers;
    insert into invoices (kind, "purchaseId", "userId", buyer, total, tax)
      select 'invoice', min(p.id), (select min(id) from users), '{"name": "Zoe"}', 120, 20
      from purchases p;
    insert into invoices (kind, buyer, total) values ('invoice', '{"name": "Zoe"}', 80);
    insert into invoices (kind, buyer, total, "creditOf")
      select 'credit_note', buyer, -total, id from invoices where total = 80;
    insert into invoice_lines ("invoiceId", position, text, quantity, "unitPrice", "taxRate")
      select id, 1, 'Work', case kind when 'invoice' then 1 else -1 end, 120, 20 from invoices;
    update invoices set number = '2024-000' || (id % 2 + 1), seller = '{"timeZone": "UTC"}',
      "issuedAt" = '2024-11-02', "issuedOn" = '2024-11-02', "dueOn" = '2024-11-16'
      where kind = 'invoice' and total > 0;
    update invoices set number = 'CN-2024-0001', seller = '{"timeZone": "UTC"}',
      "issuedAt" = '2024-11-03', "issuedOn" = '2024-11-03' where kind = 'credit_note';
    update invoices set "creditedAt" = '2024-11-03' where total = 80;
    update invoices set "sentAt" = '2024-11-02', reminders = 1 where total = 120;
    insert into payments ("invoiceId", provider, amount, status, method, "paidAt")
      select id, 'manual', 20, 'paid', 'cash', '2024-11-04' from invoices where total = 80;
  `,
  earlierRows: [
    {
      until: CopiedOnce1700000000067,
      // Its hash comes after those of all pictures.
      rows: `
        insert into invoice_files ("invoiceId", pdf, sha256)
          select id, 'pdf 768', encode(sha256('pdf 768'), 'hex') from invoices where total = 120;`,
    },
    {
      until: MailedRecords1700000000046,
      rows: `
        insert into mail_outbox (recipient, subject, body, status, "userId", "invoiceId", "invoiceMail")
          select 'zoe@example.com', 'Your invoice', 'Text', 'sent', "userId", id, unnest('{copy,reminder}'::text[])
          from invoices where total = 120;`,
    },
    {
      until: IdempotencyKeys1700000000045,
      rows: `update invoices set "recordKey" = 'a draft' where "recordedBy" = 'owner'`,
    },
  ],
};
