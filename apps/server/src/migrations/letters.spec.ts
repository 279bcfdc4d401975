import { expect, it } from '@jest/globals';
import type pg from 'pg';
import { createClient } from '../platform/database/connections';
import { createTestDatabase } from '../testing/test-database';
import { Letters1700000000062 } from './0062-letters';
import { migrate } from './migrate';
import { migrations } from './migrations';

it('keeps which essays were sent, and to whom, when letters are added', async () => {
  const database = await createTestDatabase('empty');
  const client: pg.Client = createClient({ connectionString: database.url });
  try {
    await migrate(database.url, migrations.slice(0, migrations.indexOf(Letters1700000000062)));
    await client.connect();
    await client.query(`
      insert into subscribers (email, "askedAt", "confirmedAt")
        values ('one@example.com', now(), now()), ('two@example.com', now(), now());
      insert into announced_essays (slug, "announcedAt", recipients, queued) values
        ('manifesto', '2024-09-01', null, 0), ('long-arc', '2024-10-05', 2, 2);
      insert into essay_deliveries (slug, "subscriberId") values ('long-arc', 1), ('long-arc', 2);
    `);
    await migrate(database.url, migrations);
    const issues = await client.query(
      `select slug, subject, "sentAt"::date::text as day, recipients, queued,
         (select array_agg("subscriberId" order by 1) from newsletter_deliveries where "issueId" = id)
           as "sentTo"
       from newsletter_issues order by day`,
    );
    expect(issues.rows).toEqual([
      {
        slug: 'manifesto',
        subject: null,
        day: '2024-09-01',
        recipients: null,
        queued: 0,
        sentTo: null,
      },
      {
        slug: 'long-arc',
        subject: null,
        day: '2024-10-05',
        recipients: 2,
        queued: 2,
        sentTo: [1, 2],
      },
    ]);
  } finally {
    await client.end();
    await database.drop();
  }
});
