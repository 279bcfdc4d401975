import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';

let polaris: TestApp;
beforeAll(async () => {
  polaris = await startTestApp();
});
afterAll(() => polaris.close());

const MANY = 12_000;

/** An expired and a live row in each table with rows that expire. */
const rows = `
  insert into users (id, email) values ('u', 'u@example.com');
  insert into sessions (sid, sess, expire) values
    ('live', '{}', now() + interval '1 minute'), ('expired', '{}', now() - interval '1 minute');
  insert into app_codes (hash, "userId", challenge, "expiresAt") values
    ('live', 'u', '', now() + interval '1 minute'), ('expired', 'u', '', now() - interval '1 minute');
  insert into one_time_tokens (hash, purpose, "userId", "expiresAt") values
    ('live', 'reset', 'u', now() + interval '1 minute'),
    ('expired', 'reset', 'u', now() - interval '1 minute');
  insert into rate_limits (key, points, expire) values
    ('live', 1, extract(epoch from now() + interval '1 minute') * 1000),
    ('forever', 1, null),
    ('of a clock that was ahead', 1, extract(epoch from now() + interval '400 days') * 1000),
    ('expired', 1, extract(epoch from now() - interval '1 minute') * 1000);
  insert into subscribers (email, "askedAt", "confirmedAt", "unsubscribedAt") values
    ('pending', now() - interval '29 days', null, null),
    ('expired', now() - interval '31 days', null, null),
    ('confirmed', now() - interval '31 days', now(), null),
    ('unsubscribed', now() - interval '31 days', null, now());
  insert into idempotency_keys ("userId", key, request, "createdAt") values
    ('u', 'live', '', now() - interval '59 days'), ('u', 'expired', '', now() - interval '61 days');
  insert into security_events (event, detail, hour, "createdAt") values
    ('signed_in', 'live', now(), now() - interval '399 days'),
    ('signed_in', 'expired', now(), now() - interval '401 days');
  insert into customer_imports ("importedAt", created, updated, "lastAuditId") values
    (now() - interval '23 hours', 1, 0, 0), (now() - interval '25 hours', 2, 0, 0);
  insert into audit_log (at, relation, "recordId", action) values
    (now() - interval '6 years 364 days', 'live', 1, 'create'),
    (now() - interval '7 years 1 day', 'expired', 2, 'create');
  insert into provider_events (provider, "eventId", type, "objectRef", "receivedAt") values
    ('stripe', 'live', '', '', now() - interval '89 days'),
    ('stripe', 'expired', '', '', now() - interval '91 days');
  insert into newsletter_issues (slug, recipients, "sentAt") values
    ('live', 1, now() - interval '89 days'), ('expired', 1, now() - interval '91 days');
  insert into newsletter_deliveries ("issueId", "subscriberId")
    select i.id, s.id from newsletter_issues i, subscribers s where s.email = 'confirmed';
  insert into subscriber_tokens (hash, "subscriberId", purpose, "expiresAt", "createdAt") values
    ('live', 1, 'unsubscribe', null, now() - interval '2 years 364 days'),
    ('expired', 1, 'unsubscribe', null, now() - interval '3 years 1 day'),
    ('known as expired', 1, 'confirm', now() - interval '29 days', now()),
    ('unknown', 1, 'confirm', now() - interval '31 days', now());
  insert into testimonial_links (hash, "testimonialId", purpose, "expiresAt") values
    ('of its author', 1, 'own', null),
    ('known as expired', 1, 'write', now() - interval '364 days'),
    ('unknown', 1, 'write', now() - interval '367 days');
  insert into sessions (sid, sess, expire)
    select 'many ' || n, '{}', now() - interval '1 day' from generate_series(1, ${MANY}) n;
`;

const left = () =>
  polaris.dataSource.query<{ name: string }[]>(`
    select 'session ' || sid as name from sessions
    union all select 'code ' || hash from app_codes
    union all select 'token ' || hash from one_time_tokens
    union all select 'limit ' || key from rate_limits
    union all select 'key ' || key from idempotency_keys
    union all select 'security event ' || detail from security_events
    union all select 'subscriber ' || email from subscribers
    union all select 'import of ' || created from customer_imports
    union all select 'change ' || relation from audit_log where relation in ('live', 'expired')
    union all select 'provider event ' || "eventId" from provider_events
    union all select 'delivery of ' || i.slug from newsletter_deliveries d
      join newsletter_issues i on i.id = d."issueId"
    union all select 'newsletter link ' || hash from subscriber_tokens
    union all select 'testimonial link ' || hash from testimonial_links
    order by 1`);

it('removes only expired rows from every table', async () => {
  await polaris.dataSource.query(rows);
  const server = await startTestApp({ beside: polaris });
  await until(left, (rows) => rows.length <= 18);
  await server.close();
  expect((await left()).map(({ name }) => name)).toEqual([
    'change live',
    'code live',
    'delivery of live',
    'import of 1',
    'key live',
    'limit forever',
    'limit live',
    'newsletter link known as expired',
    'newsletter link live',
    'provider event live',
    'security event live',
    'session live',
    'subscriber confirmed',
    'subscriber pending',
    'subscriber unsubscribed',
    'testimonial link known as expired',
    'testimonial link of its author',
    'token live',
  ]);
});

it('schedules the removal of expired rows every minute', async () => {
  const schedules = await polaris.dataSource.query(
    `select cron from jobs.schedule where name = 'expired-rows'`,
  );
  expect(schedules).toEqual([{ cron: '* * * * *' }]);
});
