import { DoubtfulContacts1700000000097 } from '../0097-doubtful-contacts';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: DoubtfulContacts1700000000097,
  rows: `
    insert into contact_submissions (name, email, message, "preferredContact", status, "mayBeSpam") values
      ('Doubtful Contact', 'doubtful@example.com', 'Is this a person?', 'email', 'new', true);`,
};
