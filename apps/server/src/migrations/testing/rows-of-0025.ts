import { Arrivals1700000000025 } from '../0025-arrivals';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: Arrivals1700000000025,
  rows: `
    insert into contact_submissions (name, email, message, "preferredContact", status, arrival) values
      ('Came along', 'came@example.com', 'I found you on a list.', 'email', 'new',
        '{"page": "/services/2", "referrer": "news.example", "source": "letter"}');
  `,
};
