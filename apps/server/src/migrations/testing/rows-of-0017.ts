import { Testimonials1700000000017 } from '../0017-testimonials';
import { MailedRecords1700000000046 } from '../0046-mailed-records';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: Testimonials1700000000017,
  rows: `
    insert into testimonials (name, company, role, content, rating, "isApproved", "purchaseId",
        "nameStyle", "requestedAt", "expiresAt", "remindedAt", "submittedAt", "consentedAt",
        "changeRequestedAt", "changeNote", "proposedContent", version) values
      ('Maya Okafor', 'Harbor Trust', 'Director', E'It was clear at last.\\nThank you.', 4, true, 1,
        'initial', '2024-06-02T08:00Z', '2024-07-02T08:00Z', '2024-06-12T08:00Z',
        '2024-06-13T08:00Z', '2024-06-13T08:00Z', '2024-06-14T08:00Z', 'Shorter, please.',
        'It was clear at last.', 3);
    insert into testimonials (name, content, "purchaseId", "requestedAt", "expiresAt") values
      ('Zoë', '', 2, '2024-06-02T08:00Z', '2024-07-02T08:00Z');
    insert into testimonials (name, content, "requestedAt", "expiresAt", "withdrawnAt") values
      ('Client', '', '2024-06-02T08:00Z', '2024-07-02T08:00Z', '2024-06-20T08:00Z');
    insert into testimonial_links (hash, "testimonialId", purpose, "expiresAt", "usedAt") values
      ('write-hash', 2, 'write', '2024-07-02T08:00Z', '2024-06-13T08:00Z'),
      ('own-hash', 2, 'own', null, null);
    insert into testimonials (name, content) values ('Deleted Testimonial', 'An older text.');
    insert into trash (kind, "recordId", label, rows, "deletedBy")
      select 'testimonial', r.id, r.name, jsonb_build_object('row', to_jsonb(r)), 'owner'
      from testimonials r where r.name = 'Deleted Testimonial';
    delete from testimonials where name = 'Deleted Testimonial';
  `,
  earlierRows: [
    {
      until: MailedRecords1700000000046,
      rows: `
        insert into mail_outbox (recipient, subject, body, status, secrets, "userId", "testimonialId")
          values ('maya@example.com', 'Asked', 'Text {{link}}', 'failed', 'testimonial_request', 'maya', 2);`,
    },
  ],
};
