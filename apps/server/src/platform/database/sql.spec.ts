import { describe, expect, it } from '@jest/globals';
import type { Database } from './database';
import { type SqlClient, type SqlText, sql } from './sql';

/** Never called: the compiler checks that each line below a comment does not compile. */
export async function refusedByTheCompiler(
  database: Database,
  client: SqlClient,
  text: string,
): Promise<void> {
  // @ts-expect-error A text of any origin is no SQL.
  await database.query(text);
  // @ts-expect-error Nor is an unchecked template.
  await database.query(`select * from customers where name = '${text}'`);
  // @ts-expect-error Nor in a transaction.
  await database.tx.query(`delete from ${text}`);
  // @ts-expect-error Nor on a connection of the driver.
  await client.query(`listen ${text}`);
  // @ts-expect-error A value is bound, and not put into the text.
  await database.query(sql`select * from customers where name = ${text}`);
  // @ts-expect-error A list is built only from SQL.
  await database.query(sql.join([text]));
  // @ts-expect-error A kind of name must have its list.
  await database.query(sql`select from ${sql.identifier('whatever', text)}`);
  await database.query(sql`select from ${sql.identifier('table', text)} where id = $1`, [text]);
}

describe('sql', () => {
  it('composes SQL of tagged texts and numbers', () => {
    const condition = sql`id > ${7}`;
    const conditions = sql.join([condition, sql`name like '%\\%'`], ' and ');
    expect(sql`select 1 from customers where ${conditions}`).toBe(
      `select 1 from customers where id > 7 and name like '%\\%'`,
    );
  });

  it.each([undefined, null, Number.NaN, Infinity, {}, ['x']])(
    'rejects %p as a part of SQL even when its type is cast (ASVS 1.2.4)',
    (part) => {
      expect(() => sql`select ${part as SqlText}`).toThrow('This is no part of SQL');
    },
  );

  it('quotes a name that is known only at run time', () => {
    expect(sql.identifier('table', 'customers')).toBe('"customers"');
    expect(sql.identifier('column', 'field.12')).toBe('"field.12"');
    expect(sql.identifier('catalog', 'a"b')).toBe('"a""b"');
  });

  it.each([
    ['table', 'pg_authid'],
    ['table', 'constructor'],
    ['column', 'id", "passwordHash'],
    ['column', ''],
    ['schema', 'public'],
    ['role', 'postgres'],
    ['channel', 'a; drop table users'],
  ] as const)('refuses as a %s the name %p', (kind, name) => {
    expect(() => sql.identifier(kind, name)).toThrow(`SQL may not have this ${kind}: ${name}`);
  });

  it('quotes a value where PostgreSQL accepts no bound one', () => {
    expect(sql.value("O'Brien")).toBe("'O''Brien'");
    expect(sql.value('\\')).toBe(" E'\\\\'");
  });
});
