import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { writeBackupFile } from '../office/backup/backup-file';
import { restoreArchive } from '../office/backup/restore/restore-archive';
import { restoreRules } from '../restore-rules';
import { customerInput } from '../testing/data/factories';
import { addCustomer } from '../testing/data/records';
import { createTestDatabase } from '../testing/test-database';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../testing/test-app';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { Example1700000099999 } from './testing/example-migration';
import { OLDER, OLD_CHAIN, readRan, setRan } from './testing/ran-migrations';

const later = [...migrations, Example1700000099999];
const names = migrations.map(({ name }) => name);
/** The baseline alone, as in a database that ran the migrations that it replaced. */
const baseline = migrations.slice(0, 1);
const afterBaseline = names.slice(1);
const tooOld = (what: string) =>
  new RegExp(`^The ${what} is too old for this Polaris: .*commit [0-9a-f]{40} `);

let folder: string;
const databases: { drop(): Promise<void> }[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-upgrades-'));
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true });
});

async function newDatabase(kind?: 'empty'): Promise<string> {
  const database = await createTestDatabase(kind);
  databases.push(database);
  return database.url;
}

async function query(url: string, text: string): Promise<object[]> {
  const dataSource = await new DataSource({ type: 'postgres', url }).initialize();
  try {
    return await dataSource.query(text);
  } finally {
    await dataSource.destroy();
  }
}

const readPiers = (url: string) => query(url, 'select name, pier from customers order by id');

describe('a later migration', () => {
  let url: string;
  let backup: string;
  let owner: Person;
  let deleted: number;
  let polaris: TestApp;
  let ran: string[][];
  let asked = 0;

  beforeAll(async () => {
    url = await newDatabase();
    const before = await startTestApp({ on: url });
    owner = await before.owner();
    await addCustomer(owner, { name: 'Maya', company: 'Harbor Trust' });
    await addCustomer(owner, { name: 'Zoe', company: null });
    deleted = (await addCustomer(owner, { name: 'Deleted', company: null })).id;
    await owner.delete(`/api/customers/${deleted}`);
    await before.close();
    backup = join(folder, 'before.tar.gz');
    await writeBackupFile(url, backup);
    const beforeUpdate = async () => {
      asked += 1;
      expect(await readRan(url)).toEqual(names);
    };
    ran = await Promise.all([1, 2, 3].map(() => migrate(url, later, beforeUpdate)));
    polaris = await startTestApp({ on: url });
  });
  afterAll(() => polaris.close());

  it('runs once on a database from before it, after a backup of the data, when several servers start', () => {
    expect(ran.flat()).toEqual(['Example1700000099999']);
    expect(asked).toBe(1);
  });

  it('keeps the rows, apart from its changes, and adds nothing to the audit log', async () => {
    expect(await readPiers(url)).toEqual([
      { name: 'Maya', pier: 'north' },
      { name: 'Zoe', pier: 'none' },
    ]);
    expect(
      await query(url, `select from audit_log where before ? 'pier' or after ? 'pier'`),
    ).toEqual([]);
  });

  it('lets the owner sign in, and restores a record that was deleted before it', async () => {
    const again = polaris.visitor();
    const login = { email: owner.user.email, password: PASSWORD };
    expect((await again.post('/api/auth/login', login)).status).toBe(200);
    await again.post(`/api/admin/trash/customer/${deleted}/restore`);
    const { body } = await again.get('/api/customers');
    expect(body.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Deleted',
      'Maya',
      'Zoe',
    ]);
    const added = await again.post('/api/customers', customerInput());
    expect(added.body.id).toBeGreaterThan(deleted);
  });

  it('runs on a backup from before it when that is restored', async () => {
    const target = await newDatabase('empty');
    await restoreArchive(target, backup, { ...restoreRules, migrations: later });
    expect(await readRan(target)).toEqual([...names, 'Example1700000099999']);
    expect(await readPiers(target)).toEqual([
      { name: 'Maya', pier: 'north' },
      { name: 'Zoe', pier: 'none' },
    ]);
  });

  it('makes a version without it refuse the database', async () => {
    await expect(migrate(url)).rejects.toThrow(
      'The database was made by a newer Polaris (Example1700000099999).',
    );
  });
});

describe('a database from before the baseline', () => {
  it('leaves a database unchanged that had everything of the baseline', async () => {
    const url = await newDatabase('empty');
    await migrate(url, baseline);
    await setRan(url, OLD_CHAIN);
    expect(await migrate(url)).toEqual(afterBaseline);
    expect(await readRan(url)).toEqual([...OLD_CHAIN, ...afterBaseline]);
    expect(await migrate(url, later)).toEqual(['Example1700000099999']);
    expect(await migrate(url, later)).toEqual([]);
    await expect(migrate(url)).rejects.toThrow('made by a newer Polaris (Example1700000099999)');
  });

  it('rejects an older database with the commit to start first, and leaves it unchanged', async () => {
    const url = await newDatabase();
    await setRan(url, OLDER);
    let isAsked = false;
    const start = migrate(url, later, async () => {
      isAsked = true;
    });
    await expect(start).rejects.toThrow(tooOld('database'));
    expect([isAsked, await readRan(url)]).toEqual([false, OLDER]);
    const file = join(folder, 'older.tar.gz');
    await expect(writeBackupFile(url, file)).rejects.toThrow(tooOld('database'));
  });

  it('replaces a database that had everything of the baseline by a backup, and restores a backup of it', async () => {
    const url = await newDatabase('empty');
    await migrate(url, baseline);
    await query(url, `insert into customers (name) values ('Maya')`);
    await setRan(url, OLD_CHAIN);
    const file = join(folder, 'end.tar.gz');
    await writeBackupFile(url, file);
    const target = await newDatabase('empty');
    await restoreArchive(target, file, restoreRules);
    expect(await query(target, 'select name from customers')).toEqual([{ name: 'Maya' }]);
    await query(url, 'delete from customers');
    await restoreArchive(url, file, restoreRules, { replace: true });
    expect(await query(url, 'select name from customers')).toEqual([{ name: 'Maya' }]);
    expect([await readRan(target), await readRan(url)]).toEqual([names, names]);
  });

  it('replaces no older database by a backup, except by rolling back', async () => {
    const url = await newDatabase();
    await query(url, `insert into customers (name) values ('Maya')`);
    const file = join(folder, 'today.tar.gz');
    await writeBackupFile(url, file);
    await setRan(url, OLDER);
    let isAsked = false;
    const beforeReplace = async () => {
      isAsked = true;
    };
    const options = { replace: true, beforeReplace };
    await expect(restoreArchive(url, file, restoreRules, options)).rejects.toThrow(
      tooOld('database'),
    );
    expect([isAsked, await readRan(url)]).toEqual([false, OLDER]);
    await restoreArchive(url, file, restoreRules, { rollBack: true });
    expect(await readRan(url)).toEqual(names);
  });
});
