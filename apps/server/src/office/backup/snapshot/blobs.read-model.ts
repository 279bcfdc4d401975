import { type SqlConnection, sql } from '../../../platform/database/sql';
import type { ExternalBlobWriter } from '../blobs/external-blob-writer';
import type { Table } from './tables';

/** The table of blobs, and its column that is left out if blobs are in separate files. */
export const BLOB_TABLE = 'blobs';
export const BLOB_CONTENT = 'content';

/** The tables without the content of blobs. */
export const withoutContent = <Found extends Pick<Table, 'name' | 'columns'>>(
  table: Found,
): Found =>
  table.name === BLOB_TABLE
    ? { ...table, columns: table.columns.filter((column) => column !== BLOB_CONTENT) }
    : table;

/** Stores each blob of the database, one at a time. */
export async function storeBlobs(client: SqlConnection, beside: ExternalBlobWriter): Promise<void> {
  const { rows } = await client.query<{ hash: string; size: number }>(
    sql`select hash, size from blobs order by hash`,
  );
  for (const blob of rows) await beside.add(blob, () => readBlob(client, blob.hash));
  await beside.end();
}

async function readBlob(client: SqlConnection, hash: string): Promise<Buffer> {
  const { rows } = await client.query<{ content: Buffer }>(
    sql`select content from blobs where hash = $1`,
    [hash],
  );
  return rows[0]!.content;
}
