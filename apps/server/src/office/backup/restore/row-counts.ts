import type { DataSource } from 'typeorm';
import { readTables } from '../snapshot/tables';
import { type SqlConnection, sql } from '../../../platform/database/sql';

/** The current row counts of an archive's tables; missing tables are left out. */
export async function readRowCounts(
  dataSource: DataSource,
  wanted: { name: string }[],
): Promise<Map<string, number>> {
  const runner = dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as SqlConnection;
    const here = await readTables(
      client,
      wanted.map(({ name }) => name),
    );
    const counts = new Map<string, number>();
    for (const { name } of here) {
      const { rows } = await client.query<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier('catalog', name)}`,
      );
      counts.set(name, rows[0]!.count);
    }
    return counts;
  } finally {
    await runner.release();
  }
}
