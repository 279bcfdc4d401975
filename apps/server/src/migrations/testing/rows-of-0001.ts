import { Initial1700000000001 } from '../0001-initial';
import { IdempotencyKeys1700000000045 } from '../0045-idempotency-keys';
import type { SchemaFixture } from './schema-fixture';

/** Of the account of the owner in every old database. */
export const OLD_OWNER = {
  email: 'owner@example.com',
  password: 'the password of before',
};

/** As the first version hashed it. */
const HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$ZcfNxzoDorCsP36mS+3vNA$yXhgZmasQfuzP8oQJPOYOJqXyoL/4pUXfXIDjMw/Rw0';

const people = `
  insert into users (id, email, "passwordHash", "firstName", "lastName", "profileImageUrl", phone,
      "isAdmin", "emailVerifiedAt", "disabledAt", "createdAt") values
    ('owner', '${OLD_OWNER.email}', '${HASH}', 'Nora', 'Pole', 'https://example.com/nora.png',
      '+1 555 0100', true, '2024-01-01T08:00Z', null, '2024-01-01T08:00Z'),
    ('maya', 'maya@example.com', '${HASH}', 'Maya', null, null, null, false, '2024-02-01T08:00Z', null,
      '2024-02-01T08:00Z'),
    ('zoe', 'zoe@example.com', null, 'Zoë "Zee"', 'O''Brien', null, null, false, null, null,
      '2024-03-01T08:00Z'),
    ('disabled', 'disabled@example.com', '${HASH}', null, null, null, null, false, null,
      '2024-04-02T08:00Z', '2024-04-01T08:00Z');
  insert into identities (issuer, subject, "userId") values ('https://id.example.com', 'zoe-1', 'zoe');
  insert into communication_preferences ("userId", email, phone, text) values ('maya', false, true, true);
  insert into sessions (sid, sess, expire) values ('old-session',
    '{"cookie":{"originalMaxAge":1209600000},"passport":"maya","signedInAt":1700000000000}', '2099-01-01');
  insert into one_time_tokens (hash, purpose, "userId", "expiresAt") values
    ('reset-hash', 'reset', 'maya', '2099-01-01'), ('setup-hash', 'setup', null, '2099-01-01');
`;

const catalog = `
  insert into services (name, description, price, "priceDisplay", "isActive", "showOnLanding") values
    ('Dashboard Design', E'Two lines\\nof text, "quoted"', 9999999999.99, 'from $950', true, true),
    ('Retired', 'No longer offered', 0, null, false, false);
  insert into assets (name, description, type, url, "isActive") values
    ('Resume', 'One page', 'document', 'https://example.com/resume', true),
    ('Hidden', null, 'link', 'https://example.com/hidden', false);
  insert into purchases ("userId", "serviceId", status, amount, progress, "purchaseDate",
      "completionDate") values
    ('maya', 1, 'completed', 950.50, 100, '2024-05-01T08:00Z', '2024-06-01T08:00Z'),
    ('zoe', 1, 'active', 1200, 40, '2024-05-02T08:00Z', null),
    (null, 2, 'cancelled', 0, 0, '2024-05-03T08:00Z', null);
  insert into sessions_appointments ("userId", "serviceId", title, "startTime", "endTime", status) values
    ('maya', 1, 'Kick-off', '2098-01-01T15:00Z', '2098-01-01T16:00Z', 'scheduled'),
    ('zoe', null, 'Long ago', '2024-05-01T15:00Z', '2024-05-01T16:00Z', 'no_show');
  insert into testimonials (name, company, role, content, rating, "imageUrl", "isApproved") values
    ('Maya', 'Harbor Trust', 'Director', 'Clear at last.', 5, 'https://example.com/maya.png', true);
`;

const crm = `
  insert into contact_submissions (name, email, phone, message, "preferredContact", status, "createdAt")
  values
    ('Maya Okafor', 'maya@example.com', '(310) 555-0110', 'Please call me about data.', 'phone',
      'converted', '2024-02-01T08:00Z'),
    ('Sam New', 'sam@example.com', null, 'A message that nobody read yet.', 'email', 'new',
      '2024-02-02T08:00Z');
  insert into customers (name, email, phone, company, status, "totalValue", notes,
      "convertedFromContactId", "createdAt", "updatedAt") values
    ('Maya Okafor', 'Maya@example.com', '(310) 555-0110', 'Harbor Trust', 'active', 2150.50,
      'Prefers short mails.', 1, '2024-02-03T08:00Z', '2024-02-04T08:00Z');
  insert into customers (name, email, "createdAt") values
    ('Maya''s twin', 'maya@example.com', '2024-02-05T08:00Z');
  insert into customers (name, "userId", status, version) values ('Zoë', 'zoe', 'potential', 7);
  insert into activities ("customerId", type, subject, description, "createdAt", "updatedAt") values
    (1, 'call', 'First call', E'Where the\\nnumbers come from', '2024-02-06T08:00Z', '2024-02-07T08:00Z'),
    (1, 'note', 'No description', null, '2024-02-08T08:00Z', '2024-02-08T08:00Z'),
    (3, 'meeting', 'Coffee ☕', 'Long', '2024-02-09T08:00Z', '2024-02-09T08:00Z');
`;

const plumbing = `
  insert into mail_outbox (recipient, subject, body, status, error, "createdAt", "sentAt") values
    ('maya@example.com', 'Waiting', 'Text', 'queued', null, '2024-03-01T08:00Z', null),
    ('maya@example.com', 'Sent', 'Text', 'sent', null, '2024-03-02T08:00Z', '2024-03-02T08:01Z'),
    ('maya@example.com', 'Failed', 'Text', 'failed', 'No such mailbox', '2024-03-03T08:00Z', null),
    ('maya@example.com', 'Kept', 'Text', 'kept', null, '2024-03-04T08:00Z', null);
  insert into rate_limits (key, points, expire) values ('contact:10.0.0.1', 3, 4070908800000);
`;

export const fixture: SchemaFixture = {
  migration: Initial1700000000001,
  rows: people + catalog + crm + plumbing,
  earlierRows: [
    {
      until: IdempotencyKeys1700000000045,
      rows: `update purchases set "idempotencyKey" = 'sent-twice' where id = 1`,
    },
  ],
};
