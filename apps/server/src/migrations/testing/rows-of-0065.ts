import { MailBounces1700000000065 } from '../0065-mail-bounces';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: MailBounces1700000000065,
  rows: `
    insert into undeliverable_addresses (email, kind, reason) values
      ('gone@example.com', 'bounce', 'smtp; 550 5.1.1 user unknown'),
      ('angry@example.com', 'complaint', 'abuse');
    insert into mail_webhooks (provider, "secretHash", "topicArn", "confirmedAt", "lastCalledAt") values
      ('postmark', sha256('secret'), null, null, '2024-09-03'),
      ('ses', null, 'arn:aws:sns:us-east-1:123456789012:bounces', '2024-09-03', null);
    insert into mail_provider_events (provider, "eventId") values ('postmark', 'Bounce 42');
    insert into mail_outbox (recipient, subject, body, status, error, "sentAt", kind, "providerMessageId")
      values ('gone@example.com', 'Your order', 'Thank you.', 'bounced', '550 user unknown', '2024-09-03',
        'order_confirmation', '0100000000000000-example'),
      ('angry@example.com', 'A letter', 'March is free.', 'complaint', 'abuse', '2024-09-03', 'letter', null);
  `,
};
