import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { sql } from '../sql';
import { createTestDatabase } from '../../../testing/test-database';
import { dataSourceOptions } from '../data-source';
import { Database } from '../database';
import { DomainEvent, DomainEvents } from './domain-events';

const opened = new DomainEvent<string>('opened');

let test: Awaited<ReturnType<typeof createTestDatabase>>;
let dataSource: DataSource;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  dataSource = await new DataSource(dataSourceOptions(test.url)).initialize();
  database = new Database(dataSource);
  await dataSource.query('create table doors (name text)');
});
afterAll(async () => {
  await dataSource.destroy();
  await test.drop();
});

const open = (events: DomainEvents, name: string) =>
  database.transaction(async () => {
    await database.query(sql`insert into doors values ($1)`, [name]);
    await events.emit(opened, name);
  });

const doors = (name: string) => database.query(sql`select name from doors where name = $1`, [name]);

describe('a domain event', () => {
  it('calls listeners of a domain event one after another', async () => {
    const events = new DomainEvents(database);
    const told: string[] = [];
    events.on(opened, async (name) => {
      await database.query(sql`select pg_sleep(0.05)`);
      told.push(`first ${name}`);
    });
    events.on(opened, (name) => Promise.resolve(void told.push(`second ${name}`)));
    await open(events, 'red');
    expect(told).toEqual(['first red', 'second red']);
  });

  it('rolls back when a listener of a domain event fails', async () => {
    const events = new DomainEvents(database);
    events.on(opened, () => Promise.reject(new Error('locked')));
    await expect(open(events, 'blue')).rejects.toThrow('locked');
    expect(await doors('blue')).toEqual([]);
  });

  it('throws when a domain event is emitted without a transaction, even without listeners', async () => {
    await expect(new DomainEvents(database).emit(opened, 'green')).rejects.toThrow(
      'This needs a transaction',
    );
  });
});
