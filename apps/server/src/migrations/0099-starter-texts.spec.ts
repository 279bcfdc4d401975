import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createClient } from '../platform/database/connections';
import { createTestDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { migrations } from './migrations';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase('empty');
  client = createClient({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it("takes the invented person out of the first catalog, and leaves the owner's own texts", async () => {
  await migrate(database.url, migrations.slice(0, 1));
  await client.query(`
    insert into assets (name, type, usage, url) values
      ('Resume', 'document', 'portfolio_resume_download', '/assets/portfolio/ines-calloway-resume.docx'),
      ('Own', 'document', 'portfolio_resume_download', 'https://example.com/resume.pdf');
    insert into services (name, description, category, price, deliverables) values
      ('Starter', 'x', 'other', 1, '- Four sessions by video or in West Hollywood'),
      ('Own', 'x', 'other', 1, '- Walks in West Hollywood');
  `);
  await migrate(database.url);
  const { rows: assets } = await client.query('select url from assets order by id');
  expect(assets.map(({ url }) => url)).toEqual([
    '/assets/portfolio/resume.docx',
    'https://example.com/resume.pdf',
  ]);
  const { rows: services } = await client.query('select deliverables from services order by id');
  expect(services.map(({ deliverables }) => deliverables)).toEqual([
    '- Four sessions by video or in person',
    '- Walks in West Hollywood',
  ]);
  const { rows: logged } = await client.query(`select from audit_log where action = 'update'`);
  expect(logged).toEqual([]);
});
