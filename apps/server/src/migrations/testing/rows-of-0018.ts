import { Subscribers1700000000018 } from '../0018-subscribers';
import { MailedRecords1700000000046 } from '../0046-mailed-records';
import { Letters1700000000062 } from '../0062-letters';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: Subscribers1700000000018,
  rows: `
    insert into subscribers (email, "askedAt", "confirmedAt", "unsubscribedAt", source) values
      ('Reader@example.com', '2024-10-01', '2024-10-02', null, '/PolarisNet'),
      ('pending@example.com', now(), null, null, null),
      ('gone@example.com', '2024-10-01', '2024-10-02', '2024-10-03', '/PolarisNet/manifesto');
    insert into subscriber_tokens (hash, "subscriberId", purpose, "expiresAt") values
      ('hash of a confirmation', 2, 'confirm', '2124-10-08'),
      ('hash of an unsubscription', 1, 'unsubscribe', null);
    insert into subscribers (email, "askedAt", "confirmedAt")
      values ('lost@example.com', '2024-10-01', '2024-10-02');
    insert into trash (kind, "recordId", label, rows, "deletedBy")
      select 'subscriber', r.id, r.email, jsonb_build_object('row', to_jsonb(r)), 'owner'
      from subscribers r where r.email = 'lost@example.com';
    delete from subscribers where email = 'lost@example.com';
  `,
  earlierRows: [
    {
      until: Letters1700000000062,
      rows: `
        insert into announced_essays (slug, "announcedAt", recipients, queued) values
          ('manifesto', '2024-09-01', null, 0), ('long-arc', '2024-10-05', 1, 1);
        insert into essay_deliveries (slug, "subscriberId") values ('long-arc', 1);`,
    },
    {
      until: MailedRecords1700000000046,
      rows: `
        insert into mail_outbox (recipient, subject, body, status, secrets, "subscriberId", headers)
          values ('reader@example.com', 'The Long Arc', 'Text', 'sent', 'unsubscribe', 1,
            '{"List-Id": "<a.b>"}');`,
    },
  ],
};
