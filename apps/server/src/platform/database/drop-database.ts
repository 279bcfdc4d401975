import type pg from 'pg';
import { type SqlClient, sql } from './sql';

/**
 * Ends other connections only if they do not leave by themselves. PostgreSQL ends its autovacuum for anyone who drops
 * a database, but by force for a superuser alone.
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
