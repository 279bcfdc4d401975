import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createClient } from '../platform/database/connections';
import { type SqlClient, sql } from '../platform/database/sql';
import { findDeclaredEntities } from './ownership/declared-entities';
import { type OwnershipRules, type SourceFile, findViolations } from './ownership/find-violations';
import { engines, ownersWithoutEntity } from './ownership/table-owners';
import { createTestDatabase } from './test-database';

const src = fileURLToPath(new URL('../', import.meta.url));

/** Tests, migrations and seeds may use any table. */
const isChecked = (path: string): boolean =>
  !/\.spec\.tsx?$|^testing\/|^migrations\/|^commands\/seed\//.test(path);

const files: SourceFile[] = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter(isChecked)
  .sort()
  .map((path) => ({ path, text: readFileSync(src + path, 'utf8') }));

const entities = findDeclaredEntities(files);

/** A table appears twice if it is listed and declared by an entity. */
const owners = [
  ...Object.entries(ownersWithoutEntity),
  ...entities.map(({ table, folder }) => [table, folder] as const),
];

const rules: OwnershipRules = {
  tables: Object.fromEntries(owners),
  entities: Object.fromEntries(entities.map(({ className, folder }) => [className, folder])),
  engines,
};

describe('the tables', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let client: SqlClient;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = createClient({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('assigns an owner to every table', async () => {
    const { rows } = await client.query<{ name: string }>(
      sql`select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    expect(owners.map(([table]) => table).sort()).toEqual(rows.map(({ name }) => name));
  });

  it.each(Object.entries(ownersWithoutEntity))(
    'finds the folder of the table %s: %s',
    (_table, folder) => {
      expect(existsSync(src + folder)).toBe(true);
    },
  );
});

describe('the server', () => {
  it('names each table only in the repositories of its owner', () => {
    expect(files.flatMap((file) => findViolations(file, rules))).toEqual([]);
  });
});

describe('finding entities', () => {
  it("finds the folder that owns an entity's table", () => {
    const path = 'identity/users/user.entity.ts';
    const text = `@Entity('users')\nexport class UserEntity {}`;
    expect(findDeclaredEntities([{ path, text }])).toEqual([
      { className: 'UserEntity', table: 'users', folder: 'identity/users' },
    ]);
  });

  it('finds an entity in every entity file', () => {
    const entityFiles = files.filter(({ path }) => path.endsWith('.entity.ts'));
    const found = entityFiles.map((file) => findDeclaredEntities([file]).length);
    expect(found).toEqual(entityFiles.map(() => 1));
  });
});

const illegal: [string, string, string][] = [
  ['a service', 'users/users.service.ts', `query('select * from users')`],
  ['a foreign repository', 'mail/mails.repository.ts', `query('select 1 from users')`],
  ['a join', 'mail/mails.repository.ts', `query('... left join users u on true')`],
  ['a list of tables', 'mail/mails.repository.ts', `query('from mail_outbox m, users u where 1')`],
  ['a subquery', 'mail/mails.repository.ts', 'query(`where x in (select id from "users")`)'],
  ['a template', 'auth/x.service.ts', 'query(`update users set ${name} = 1`)'],
  ['a lock', 'auth/x.service.ts', `query('lock table users')`],
  ['an insert', 'auth/x.service.ts', `query('insert into users (id) values (1)')`],
  ['a deletion in a read model', 'mail/x.read-model.ts', `query('delete from users where true')`],
  ['an update in a read model', 'users/x.read-model.ts', `query('update users set x = 1')`],
  ['a write call in a read model', 'users/x.read-model.ts', `manager.save(row)`],
  ['a name in SQL', 'auth/x.service.ts', 'query(`select 1 from ${table}`)'],
  ['an added name', 'auth/x.service.ts', `query('select 1 from ' + table)`],
  ['a foreign entity', 'mail/x.repository.ts', `manager.find(UserEntity)`],
  ['its own entity in a service', 'users/users.service.ts', `manager.find(UserEntity)`],
  ['a join of a builder', 'mail/x.service.ts', `found.leftJoinAndSelect('m.user', 'user')`],
  ['a builder by name', 'mail/x.service.ts', `builder.from('users', 'u')`],
  ['a registered name', 'mail/x.service.ts', `register({ table: 'users' })`],
  ['a registered name in SQL', 'mail/x.service.ts', 'register({ table: sql`users` })'],
];

const legal: [string, string, string][] = [
  ['the owner', 'users/users.repository.ts', 'query(`select 1 from users u, users v`)'],
  ['the owner, writing', 'users/users.repository.ts', `manager.save(UserEntity, user)`],
  ['a read model', 'mail/x.read-model.ts', `query('select 1 from mail_outbox join users on true')`],
  ['a relation', 'mail/mail.entity.ts', `ManyToOne(() => UserEntity)`],
  ['a registration', 'users/users.module.ts', `forFeature([UserEntity])`],
  ['the connections of a command', 'commands/x.ts', `({ entities: [UserEntity] })`],
  ['a type', 'mail/x.service.ts', `const of = (user: UserEntity): UserEntity[] => [user]`],
  ['a sentence', 'mail/x.service.ts', 'subject(`A message from ${name}`)'],
  ['a comment', 'mail/x.service.ts', `/* select * from users */ done() // update users`],
  ['an engine', 'records/x/y.ts', 'query(`delete from ${table}`)'],
  ['another record', 'mail/mail.record.ts', `register({ refersTo: [{ table: 'users' }] })`],
  ['a lock of rows', 'users/users.repository.ts', `query('select 1 from users for update')`],
];

const fixtureRules: OwnershipRules = {
  tables: { users: 'users', mail_outbox: 'mail' },
  entities: { UserEntity: 'users' },
  engines: ['records/'],
};

describe('ownership rules', () => {
  it.each(illegal)('rejects %s', (_what, path, text) => {
    expect(findViolations({ path, text }, fixtureRules)).toHaveLength(1);
  });

  it.each(legal)('allows %s', (_what, path, text) => {
    expect(findViolations({ path, text }, fixtureRules)).toEqual([]);
  });
});
