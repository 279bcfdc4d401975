import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CustomerImport, ImportUndo, TrashItem } from '@polaris/contracts';
import { DATABASE_TIMEOUTS } from '../../../platform/database/data-source';
import { sql } from '../../../platform/database/sql';
import { importCustomers } from '../../../testing/data/customer-imports';
import { fieldInput } from '../../../testing/data/factories';
import { often, patience, race } from '../../../testing/long-form';
import { addActivity } from '../../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../../testing/test-app';
import { until, untilBlocked } from '../../../testing/until';

let polaris: TestApp;
let owner: Person;
/** A second server, whose statement timeout is that of production. */
let hasty: TestApp;
let hastyOwner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  hasty = await startTestApp({
    beside: polaris,
    databaseTimeouts: { ...DATABASE_TIMEOUTS, connectMs: 60_000 },
  });
  hastyOwner = await hasty.owner();
});
afterAll(async () => {
  await hasty.close();
  await polaris.close();
});
beforeEach(() =>
  polaris.dataSource.query(
    'delete from customers; delete from customer_imports; delete from trash',
  ),
);

const importFile = (file: string) => importCustomers(owner, file);
const importNames = (...names: string[]) => importFile(['name', ...names].join('\n'));

const undo = (id: number, caller = owner) => caller.post(`/api/admin/customer-imports/${id}/undo`);
const undone = async (id: number, caller = owner): Promise<ImportUndo> => {
  const { status, body } = await undo(id, caller);
  expect([status, body]).toEqual([200, body]);
  return body as ImportUndo;
};
const imports = async () =>
  (await owner.get('/api/admin/customer-imports')).body as CustomerImport[];
const namesLeft = async () =>
  ((await owner.get('/api/customers')).body as { name: string }[]).map(({ name }) => name).sort();
const idOf = async (name: string): Promise<number> =>
  (await owner.get(`/api/customers?q=${name}`)).body[0].id as number;
const trash = async () => (await owner.get('/api/admin/trash')).body as TrashItem[];

/** The number of added customers, and of rows read by sequential scans. */
async function statistics(): Promise<{ added: number; read: number }> {
  const [row] = await polaris.dataSource.query<{ added: number; read: number }[]>(
    sql`select n_tup_ins::int as added, seq_tup_read::int as read
       from pg_stat_user_tables where relname = 'customers'`,
  );
  return row!;
}

describe('importing customers', () => {
  it('does not scan all customers for each new one when there were none before', async () => {
    await polaris.dataSource.query('vacuum analyze customers');
    await importNames('First');
    const before = await statistics();
    await importNames(...Array.from({ length: 1500 }, (_, nth) => `Customer ${nth}`));
    // An idle connection reports its added and read rows together.
    const after = await until(statistics, ({ added }) => added - before.added >= 1500);
    const read = after.read - before.read;
    // At most the first 500 rows for each; with one plan for all, 1,125,000.
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(300_000);
  });
});

describe('undoing an import', () => {
  it('moves the customers that the import added to the trash, and no others', async () => {
    await importNames('Earlier');
    const id = await importNames('Ada', 'Grace');
    expect(await undone(id)).toEqual({ removed: 2, restored: 0, kept: 0, keptCustomers: [] });
    expect(await namesLeft()).toEqual(['Earlier']);
    expect((await trash()).map(({ kind, label }) => [kind, label]).sort()).toEqual([
      ['customer', 'Ada'],
      ['customer', 'Grace'],
    ]);
  });

  it('restores a customer from the trash who was removed with an import', async () => {
    await owner.post('/api/admin/customer-fields', fieldInput({ name: 'Born' }));
    const id = await importFile('name,Born\nAda,1815-12-10');
    const customer = await idOf('Ada');
    const fields = (await owner.get(`/api/customers/${customer}/fields`)).body;
    expect(await undone(id)).toMatchObject({ removed: 1, kept: 0 });
    expect((await owner.post(`/api/admin/trash/customer/${customer}/restore`)).status).toBe(204);
    expect((await owner.get(`/api/customers/${customer}/fields`)).body).toEqual(fields);
    await polaris.dataSource.query('delete from customer_fields');
  });

  it('changes back the customers that the import changed, with their custom fields', async () => {
    await owner.post('/api/admin/customer-fields', fieldInput({ name: 'Born' }));
    await importNames('Earlier');
    const customer = await idOf('Earlier');
    const id = await importFile(
      'name,phone,totalValue,Born\nEarlier,555 0100,90,1815-12-10\nAda,,,',
    );
    expect(await imports()).toMatchObject([{ id, created: 1, updated: 1 }, { created: 1 }]);
    const result = { removed: 1, restored: 1, kept: 0, keptCustomers: [] };
    expect(await undone(id)).toEqual(result);
    expect(await undone(id)).toEqual(result);
    const { body } = await owner.get(`/api/customers/${customer}`);
    expect(body).toMatchObject({ phone: null, totalValue: 0 });
    const fields = (await owner.get(`/api/customers/${customer}/fields`)).body;
    expect(fields).toMatchObject([{ name: 'Born', value: null }]);
    await polaris.dataSource.query('delete from customer_fields');
  });

  it('names the changed customers that were edited since, and keeps them as they are', async () => {
    await importNames('Earlier');
    const customer = await idOf('Earlier');
    const id = await importFile('name,phone\nEarlier,555 0100');
    await owner.put(`/api/customers/${customer}`, { name: 'Earlier', notes: 'Since' });
    expect(await undone(id)).toEqual({
      removed: 0,
      restored: 0,
      kept: 1,
      keptCustomers: [{ id: customer, name: 'Earlier' }],
    });
    expect((await owner.get(`/api/customers/${customer}`)).body.phone).toBe('555 0100');
  });

  it('removes nothing more when it is repeated, and gives the same response', async () => {
    const id = await importNames('Ada', 'Grace');
    await addActivity(owner, { customerId: await idOf('Ada') });
    const first = await undone(id);
    await importNames('Grace');
    expect(await undone(id)).toEqual(first);
    expect(await namesLeft()).toEqual(['Ada', 'Grace']);
  });

  race('removes each customer once when two windows undo at the same time', async () => {
    const id = await importNames('Ada', 'Grace');
    const [one, other] = await Promise.all([undone(id), undone(id)]);
    expect(one).toEqual({ removed: 2, restored: 0, kept: 0, keptCustomers: [] });
    expect(other).toEqual(one);
  });

  it('waits for another window longer than a statement may take, and returns its response', async () => {
    const id = await importNames('Ada', 'Grace');
    let waiting: Promise<ImportUndo> | undefined;
    await polaris.dataSource.transaction(async (manager) => {
      await manager.query(sql`select 1 from customer_imports where id = $1 for update`, [id]);
      waiting = undone(id, hastyOwner);
      await manager.query(sql`select pg_sleep($1)`, [(DATABASE_TIMEOUTS.queryMs + 500) / 1000]);
      await manager.query(sql`update customer_imports set "undoneAt" = now(), removed = 0`);
    });
    expect(await waiting).toMatchObject({ removed: 0, kept: 2 });
  });

  it('keeps a customer who gets an activity while the import is undone', async () => {
    const id = await importNames('Ada', 'Grace');
    const ada = await idOf('Ada');
    let undoing: Promise<ImportUndo> | undefined;
    await polaris.dataSource.transaction(async (manager) => {
      await manager.query(
        sql`insert into activities ("customerId", subject) values ($1, 'Just now')`,
        [ada],
      );
      undoing = undone(id);
      await untilBlocked(polaris.dataSource);
    });
    expect(await undoing).toMatchObject({ removed: 1, kept: 1 });
  });

  it('logs each removed customer with the owner who undid the import', async () => {
    const id = await importNames('Ada');
    const customer = await idOf('Ada');
    await undone(id);
    const { body } = await owner.get('/api/admin/audit?relation=customers');
    expect(body[0]).toMatchObject({ action: 'delete', recordId: customer });
    const [{ actorId }] = await polaris.dataSource.query(
      `select "actorId" from audit_log where "recordId" = $1 and action = 'delete'`,
      [customer],
    );
    expect(actorId).toBe(owner.user.id);
  });

  it(
    'undoes an import of thousands, and keeps the customer who was changed',
    async () => {
      const count = often(2000, 10_000);
      const id = await importNames(...Array.from({ length: count }, (_, nth) => `Customer ${nth}`));
      await owner.put(`/api/customers/${await idOf('Customer%201999')}`, { name: 'Renamed' });
      expect(await undone(id, hastyOwner)).toMatchObject({ removed: count - 1, kept: 1 });
      expect(await namesLeft()).toEqual(['Renamed']);
    },
    patience,
  );

  it('rejects to undo an import that is older than 24 hours', async () => {
    const id = await importNames('Ada');
    await polaris.dataSource.query(
      `update customer_imports set "importedAt" = now() - interval '24 hours 1 second'`,
    );
    expect(await imports()).toEqual([]);
    const { status, body } = await undo(id);
    expect([status, body.detail]).toEqual([404, 'This import can no longer be undone.']);
    expect(await namesLeft()).toEqual(['Ada']);
  });
});

describe('GET /api/admin/customer-imports', () => {
  it('lists the imports that can be undone, newest first', async () => {
    const first = await importNames('Ada');
    const second = await importNames('Grace', 'Linus');
    const third = await importNames('Barbara');
    await undone(second);
    expect((await imports()).map(({ id, created }) => [id, created])).toEqual([
      [third, 1],
      [first, 1],
    ]);
  });

  it('lists an import that only changed customers, but none that changed nothing', async () => {
    await importNames('Ada');
    const id = await importFile('name,phone\nAda,555 0100');
    expect(await importFile('name,phone\nAda,555 0100')).toBeNull();
    expect(await imports()).toMatchObject([{ id, created: 0, updated: 1 }, { created: 1 }]);
  });

  it('rejects both calls to a client', async () => {
    const id = await importNames('Ada');
    const client = await polaris.customer();
    expect((await client.get('/api/admin/customer-imports')).status).toBe(403);
    expect((await undo(id, client)).status).toBe(403);
    expect(await namesLeft()).toEqual(['Ada']);
  });
});
