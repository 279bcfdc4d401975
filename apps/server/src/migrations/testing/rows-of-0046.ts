import { MailedRecords1700000000046 } from '../0046-mailed-records';
import type { Row, SchemaFixture } from './schema-fixture';

const tables = {
  contactId: 'contact_submissions',
  testimonialId: 'testimonials',
  subscriberId: 'subscribers',
  invitationId: 'invitations',
  messageId: 'messages',
  invoiceId: 'invoices',
};
const columns = Object.keys(tables) as (keyof typeof tables)[];
const attachments: Row = { copy: 'invoice', reminder: 'invoice_reminder' };

/** A column that its time did not have yet is not there. */
function withRecord(row: Row): Row {
  const column = columns.find((name) => (row[name] ?? null) !== null);
  return {
    ...row,
    aboutTable: column ? tables[column] : null,
    aboutId: column ? row[column] : null,
  };
}

export const fixture: SchemaFixture = {
  migration: MailedRecords1700000000046,
  rows: `
    insert into mail_outbox (recipient, subject, body, status, secrets, attachment, "userId",
        "aboutTable", "aboutId") values
      ('maya@example.com', 'Thank you', 'Text', 'kept', null, null, null, 'contact_submissions', 1),
      ('maya@example.com', 'Asked', 'Text {{link}}', 'failed', 'testimonial_request', null, 'maya',
        'testimonials', 2),
      ('reader@example.com', 'The Long Arc', 'Text', 'sent', 'unsubscribe', null, null, 'subscribers', 1);
    insert into mail_outbox (recipient, subject, body, status, secrets, "aboutTable", "aboutId")
      select email, 'Your account', 'Text {{link}}', 'failed', 'invitation', 'invitations', id
      from invitations where "acceptedAt" is null;
    insert into mail_outbox (recipient, subject, body, status, attachment, "aboutTable", "aboutId")
      select 'zoe@example.com', 'Your invoice', 'Text', 'sent', 'invoice', 'invoices', id
      from invoices where total = 120;
    insert into mail_outbox (recipient, subject, body, status, "internetMessageId", "aboutTable", "aboutId")
      select recipient, subject, text, 'failed', "internetMessageId", 'messages', id
      from messages order by id;
    insert into owner_notices (topic, line, url, "aboutTable", "aboutId")
      values ('messages', 'A new message', 'https://a.example/admin', 'contact_submissions', 2);
  `,
  changes: {
    mail_outbox: (row) => ({
      ...withRecord(row),
      attachment: attachments[String(row.invoiceMail)] ?? null,
    }),
    owner_notices: withRecord,
  },
  drops: { mail_outbox: [...columns, 'invoiceMail'], owner_notices: ['contactId'] },
};
