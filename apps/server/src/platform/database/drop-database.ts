import type pg from 'pg';
import { type SqlClient, sql } from './sql';

/**
 * Ends other connections by force only if they do not end by themselves. PostgreSQL ends its own autovacuum for anyone
 * who drops a database, but with force only for a superuser.
 */
export async function dropDatabase(client: SqlClient, name: string): Promise<void> {
  const drop = sql`drop database if exists ${sql.identifier('catalog', name)}`;
  try {
    await client.query(drop);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== '55006') throw error;
    await client.query(sql`${drop} with (force)`);
  }
}
