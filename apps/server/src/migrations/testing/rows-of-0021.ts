import { Invitations1700000000021 } from '../0021-invitations';
import { MailedRecords1700000000046 } from '../0046-mailed-records';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: Invitations1700000000021,
  rows: `
    insert into invitations ("customerId", email, hash, "byMail", "expiresAt", "createdAt")
      select id, 'Zoe@example.com', 'hash of an invitation', true, '2124-11-15', '2024-11-01'
      from customers order by id limit 1;
    insert into invitations ("customerId", email, hash, "byMail", "expiresAt", "acceptedAt", "acceptedBy")
      select (select min(id) from customers), 'zoe@example.com', 'hash of an accepted one', false,
        '2024-10-15', '2024-10-03', id
      from users order by id limit 1;
  `,
  earlierRows: [
    {
      until: MailedRecords1700000000046,
      rows: `
        insert into mail_outbox (recipient, subject, body, status, secrets, "invitationId")
          select email, 'Your account', 'Text {{link}}', 'failed', 'invitation', id
          from invitations where "acceptedAt" is null;`,
    },
  ],
};
