import { MailedRecipients1700000000044 } from '../0044-mailed-recipients';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: MailedRecipients1700000000044,
  rows: `
    insert into mailed_recipients (recipient, "sentAt")
      values (sha256('maya@example.com'), array[timestamptz '2099-01-01T10:00:00Z']);
  `,
};
