import { Outbox1700000000004 } from '../0004-outbox';
import { VerifiedAddresses1700000000009 } from '../0009-verified-addresses';
import { MailedRecords1700000000046 } from '../0046-mailed-records';
import type { SchemaFixture } from './schema-fixture';

const LINK = 'https://a.example/#reset=secret';

export const fixture: SchemaFixture = {
  migration: Outbox1700000000004,
  rows: `
    insert into mail_outbox (recipient, subject, body, html, calendar, "replyTo", status, attempts,
        "jobId", "userId", "onceKey") values
      ('maya@example.com', 'Your session', 'Text', '<p>Text</p>', 'BEGIN:VCALENDAR', 'owner@example.com',
        'failed', 45, '00000000-0000-4000-8000-000000000001', 'maya', 'thanks:maya@example.com');
  `,
  earlierRows: [
    {
      until: MailedRecords1700000000046,
      rows: `
        insert into mail_outbox (recipient, subject, body, status, "contactId")
          values ('maya@example.com', 'Thank you', 'Text', 'kept', 1);`,
    },
    {
      until: VerifiedAddresses1700000000009,
      rows: `
        insert into mail_outbox (recipient, subject, body, html, status, confidential, "userId") values
          ('maya@example.com', 'Waiting link', '${LINK}', '${LINK}', 'queued', true, 'maya'),
          ('zoe@example.com', 'Kept link', '${LINK}', null, 'kept', true, 'zoe');`,
    },
  ],
  changes: {
    // They were waiting in the memory of a server that has ended.
    mail_outbox: (row) =>
      row.status === 'queued'
        ? { ...row, status: 'failed', error: 'The server stopped before it was sent.' }
        : row,
  },
};
