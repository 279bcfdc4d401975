import { expect, it } from '@jest/globals';
import { KnownPeople1700000000013 } from './0013-known-people';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { makeOldDatabase } from './testing/old-database';

it('links a converted submission to its customer without an audit entry', async () => {
  const before = migrations[migrations.indexOf(KnownPeople1700000000013) - 1]!;
  const old = await makeOldDatabase(before);
  const countLog = async () =>
    (await old.client.query<{ rows: string }>('select count(*) as rows from audit_log')).rows;
  const logged = await countLog();
  await migrate(old.url);
  const { rows } = await old.client.query(
    'select id, "customerId" from contact_submissions order by id',
  );
  expect(rows).toEqual([
    { id: 1, customerId: 1 },
    { id: 2, customerId: null },
  ]);
  expect(await countLog()).toEqual(logged);
  await old.drop();
});
