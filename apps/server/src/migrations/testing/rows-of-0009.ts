import { VerifiedAddresses1700000000009 } from '../0009-verified-addresses';
import { ForgetDeleted1700000000012 } from '../0012-forget-deleted';
import { MailedRecords1700000000046 } from '../0046-mailed-records';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: VerifiedAddresses1700000000009,
  rows: `
    update users set "pendingEmail" = 'zoe.new@example.com' where id = 'zoe';
    insert into one_time_tokens (hash, purpose, "userId", "expiresAt", email, "codeHash", attempts) values
      ('verify-hash', 'verify', 'zoe', '2099-01-01', 'zoe.new@example.com', 'code-hash', 2);
    insert into mail_outbox (recipient, subject, body, status, secrets, urgent, topic, "userId") values
      ('zoe@example.com', 'Verify', 'Your code: {{code}}', 'failed', 'verify', true, null, 'zoe'),
      ('owner@example.com', 'New order', 'Text', 'kept', null, false, 'orders:zoe', null);
    insert into held_receipts values (2);
    insert into owner_notices (topic, line, url, "userId")
      values ('orders:zoe', 'Zoë ordered', 'https://a.example/admin', 'zoe');
  `,
  earlierRows: [
    {
      until: MailedRecords1700000000046,
      rows: `
        insert into owner_notices (topic, line, url, "contactId")
          values ('messages', 'A new message', 'https://a.example/admin', 2);`,
    },
    {
      // Of an account that is there, and of one that was deleted.
      until: ForgetDeleted1700000000012,
      rows: `
        insert into audit_log ("actorId", relation, "recordId", action, before, after) values
          ('owner', 'customers', 3, 'update', '{}',
            '{"oneTimeLinkFor":"Zoe@example.com","oneTimeLinkUntil":"2024-08-01T08:00:00.000Z"}'),
          ('owner', 'customers', 2, 'update', '{}',
            '{"oneTimeLinkFor":"forgotten@example.com","oneTimeLinkUntil":"2024-08-02T08:00:00.000Z"}');`,
    },
  ],
  drops: { mail_outbox: ['confidential'] },
  changes: {
    mail_outbox: (row) =>
      row.confidential
        ? {
            ...row,
            html: null,
            body: 'This mail held a one-time link and is not kept.',
            ...(row.status === 'queued' && {
              status: 'failed',
              error: 'Its link was not kept. Ask for a new one.',
            }),
          }
        : row,
  },
};
