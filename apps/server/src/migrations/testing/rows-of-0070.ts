import { Conversations1700000000070 } from '../0070-conversations';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: Conversations1700000000070,
  rows: `
    insert into messages ("customerId", author, via, "userId", text)
      select id, 'client', 'page', "userId", 'The new dashboard is live.' from customers order by id limit 1;
    insert into messages ("customerId", author, via, sender, subject, text, thread, "internetMessageId", "readAt")
      select id, 'client', 'mail', 'maya@example.com', 'Re: Your dashboard', 'Thank you!', gen_random_uuid(),
        '<reply-0070@example.com>', '2024-09-05' from customers order by id limit 1;
    insert into inbound_mail (provider, address, "secretHash", "lastReceivedAt", ignored)
      values ('postmark', 'reply@in.example.com', sha256('secret'), '2024-09-05', 2);
  `,
};
