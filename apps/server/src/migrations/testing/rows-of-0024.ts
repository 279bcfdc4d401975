import { Replies1700000000024 } from '../0024-replies';
import { IdempotencyKeys1700000000045 } from '../0045-idempotency-keys';
import { MailedRecords1700000000046 } from '../0046-mailed-records';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: Replies1700000000024,
  rows: `
    insert into reply_templates (name, subject, body) values
      ('First answer', 'Hello {{firstName}}', E'Hello {{firstName}},\\n\\n{{ownerName}}'),
      ('Deleted template', '', 'Text');
    insert into trash (kind, "recordId", label, rows, "deletedBy")
      select 'reply_template', r.id, r.name, jsonb_build_object('row', to_jsonb(r)), 'owner'
      from reply_templates r where r.name = 'Deleted template';
    delete from reply_templates where name = 'Deleted template';
    insert into messages ("contactId", "templateId", recipient, subject, text, thread,
        "internetMessageId", "previousStatus", "leavesAt")
      select min(id), (select min(id) from reply_templates), 'zoe@example.com', 'Re: Charts', 'Hello',
        '6f1f0b7e-3a5c-4f5e-9d43-0a6c2f1f7a11', '<one@polaris.test>', 'new', '2024-11-01T00:00:10Z'
      from contact_submissions;
    insert into messages ("customerId", recipient, subject, text, thread, "internetMessageId",
        "activityId", "leavesAt")
      select min(id), 'zoe@example.com', 'Charts', 'Hello',
        '6f1f0b7e-3a5c-4f5e-9d43-0a6c2f1f7a11', '<two@polaris.test>',
        (select min(id) from activities), '2024-11-02T00:00:10Z'
      from customers;
  `,
  earlierRows: [
    {
      until: MailedRecords1700000000046,
      rows: `
        insert into mail_outbox (recipient, subject, body, status, "messageId", "internetMessageId")
          select recipient, subject, text, 'failed', id, "internetMessageId" from messages order by id;`,
    },
    {
      until: IdempotencyKeys1700000000045,
      rows: `
        insert into message_keys ("userId", key, "inputHash", answer)
          select min(id), 'a key', 'a digest', '{"id": 1}' from users;
      `,
    },
  ],
};
