import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { sql } from './sql';
import { createTestDatabase } from '../../testing/test-database';
import { openDataSource } from './connections';
import { dataSourceOptions } from './data-source';
import { Database } from './database';

let server: Awaited<ReturnType<typeof createTestDatabase>>;
let dataSource: DataSource;
let database: Database;
beforeAll(async () => {
  server = await createTestDatabase('empty');
  dataSource = await openDataSource(dataSourceOptions(server.url));
  database = new Database(dataSource);
  await dataSource.query('create table notes (text text not null)');
});
beforeEach(() => dataSource.query('truncate notes'));
afterAll(async () => {
  await dataSource.destroy();
  await server.drop();
});

const write = (text: string) => database.tx.query(sql`insert into notes values ($1)`, [text]);
const writeOutside = (text: string) =>
  database.outside.query(sql`insert into notes values ($1)`, [text]);
const textsIn = async (source: { query(sql: string): Promise<unknown> }) =>
  ((await source.query('select text from notes order by text')) as { text: string }[]).map(
    ({ text }) => text,
  );
const stored = () => textsIn(dataSource);
function turn() {
  let end = (): void => undefined;
  const ended = new Promise<void>((done) => (end = done));
  return { ended, end };
}
const fail = () => Promise.reject(new Error('failed'));

describe('a write that needs a transaction', () => {
  it('throws when a write finds no open transaction', async () => {
    expect(() => write('alone')).toThrow('This needs a transaction');
    expect(await stored()).toEqual([]);
  });

  it('throws when a write outlives its transaction', async () => {
    let late = Promise.resolve<unknown>(undefined);
    const over = turn();
    await database.transaction(async () => {
      late = over.ended.then(() => write('late'));
      late.catch(() => undefined);
      await database.transaction(() => write('in time'));
    });
    over.end();
    await expect(late).rejects.toThrow('This needs a transaction');
    expect(await stored()).toEqual(['in time']);
  });

  it('throws when a write outlives its inner and outer transaction', async () => {
    let late = Promise.resolve<unknown>(undefined);
    const over = turn();
    await database.transaction(() =>
      database.transaction(async () => {
        late = over.ended.then(() => write('late'));
        late.catch(() => undefined);
      }),
    );
    over.end();
    await expect(late).rejects.toThrow('This needs a transaction');
  });
});

describe('an inner transaction', () => {
  it('commits an inner transaction with the outer one', async () => {
    await database.transaction(async () => {
      await database.transaction(() => write('inner'));
      expect(await stored()).toEqual([]);
      expect(await textsIn(database)).toEqual(['inner']);
    });
    expect(await stored()).toEqual(['inner']);
  });

  it('rolls back the outer transaction when the inner one fails (ASVS 2.3.3)', async () => {
    const work = database.transaction(async () => {
      await write('outer');
      await database.transaction(fail);
    });
    await expect(work).rejects.toThrow('failed');
    expect(await stored()).toEqual([]);
  });

  it('rolls back the outer transaction when an inner failure is caught', async () => {
    const work = database.transaction(async () => {
      await write('outer');
      await database.transaction(fail).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('failed');
    expect(await stored()).toEqual([]);
  });
});

describe('concurrent transactions', () => {
  it('isolates the writes of two concurrent transactions', async () => {
    const [one, two] = [turn(), turn()];
    const failing = database.transaction(async () => {
      await write('one');
      one.end();
      await two.ended;
      await write('one again');
      expect(await textsIn(database)).toEqual(['one', 'one again']);
      await fail();
    });
    const other = database.transaction(async () => {
      await one.ended;
      await write('two');
      expect(await textsIn(database)).toEqual(['two']);
      two.end();
      await failing.catch(() => undefined);
    });
    await two.ended;
    expect(() => database.tx).toThrow('This needs a transaction');
    await Promise.all([expect(failing).rejects.toThrow('failed'), other]);
    expect(await stored()).toEqual(['two']);
  });
});

describe('a read', () => {
  it('reads from the pool before and after a transaction', async () => {
    expect(await textsIn(database)).toEqual([]);
    let late = Promise.resolve<string[]>([]);
    const over = turn();
    await database.transaction(async () => {
      await write('committed');
      late = over.ended.then(() => textsIn(database));
    });
    over.end();
    expect(await late).toEqual(['committed']);
  });

  it('ignores a transaction of another data source', async () => {
    const beside = new Database(dataSource);
    await database.transaction(async () => {
      await write('mine');
      expect(await textsIn(beside)).toEqual([]);
      expect(() => beside.tx).toThrow('This needs a transaction');
    });
  });
});

it('keeps a write made outside a transaction when that rolls back', async () => {
  const work = database.transaction(async () => {
    await write('inside');
    await writeOutside('outside');
    await fail();
  });
  await expect(work).rejects.toThrow('failed');
  expect(await stored()).toEqual(['outside']);
});
