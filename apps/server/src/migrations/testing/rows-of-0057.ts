import { MailSettings1700000000057 } from '../0057-mail-settings';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: MailSettings1700000000057,
  rows: `
    insert into mail_settings (host, port, encryption, username, "sealedPassword", "senderAddress",
        "replyTo", "dkimSelector", version, "updatedAt")
      values ('smtp.example.com', 465, 'tls', 'maya', 'sealed', 'hello@example.com',
        'maya@example.com', 'mail', 3, '2099-03-02T10:00:00Z');
  `,
};
