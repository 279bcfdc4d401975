import type { Writable } from 'node:stream';
import { TOO_OLD, isBeforeBaseline } from '../../../platform/database/baseline';
import { type SqlClient, type SqlText, sql } from '../../../platform/database/sql';
import { ArchiveWriter } from '../archive/archive-writer';
import {
  ARCHIVE_FORMAT,
  type ArchiveHeader,
  EXTERNAL_BLOBS_FORMAT,
  HEADER,
  MANIFEST,
  type TableSum,
  pieceName,
} from '../archive/manifest';
import { RowSum } from '../archive/row-sum';
import { BackupError } from '../backup-error';
import type { ExternalBlobWriter } from '../blobs/external-blob-writer';
import type { Progress } from '../progress';
import { storeBlobs, withoutContent } from './blobs.read-model';
import { readMigrations } from './migrations.read-model';
import { underBackupLock } from './backup-lock';
import { withLongConnection } from './connect';
import { copyTable, inPieces } from './copy-table';
import { backedUpTables } from './table-names';
import { type Table, readSequences, readTables } from './tables';
import { VERSION } from '../../../platform/config/version';

/** Small pieces keep memory use low. */
const PIECE = 1024 * 1024;

export interface BackupOptions {
  /** Encrypts the archive if given. */
  passphrase?: string | undefined;
  onProgress?: Progress;
  /** The tables to back up, if they exist. */
  tables?: string[];
  /** Stores the blobs in separate files, outside of the archive. */
  beside?: ExternalBlobWriter;
}

export interface BackupSummary {
  createdAt: string;
  rows: number;
  tables: TableSum[];
}

/**
 * Writes a consistent snapshot to the output while others continue to read and write. If it throws, the output is
 * destroyed and useless.
 */
export async function writeBackup(
  url: string,
  output: Writable,
  options: BackupOptions = {},
): Promise<BackupSummary> {
  try {
    return await withLongConnection(url, 'polaris-backup', (client) =>
      underBackupLock(client, async () => {
        await client.query(sql`begin isolation level repeatable read read only`);
        return await writeArchive(client, output, options);
      }),
    );
  } catch (error) {
    output.destroy();
    throw explain(error);
  }
}

const LOST = /Connection terminated|connection error and is not queryable|ECONNRESET|57P01/;

function explain(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!LOST.test(`${code} ${message}`)) return error;
  return new BackupError('The database was lost while it was read. Try again.');
}

async function writeArchive(
  client: SqlClient,
  output: Writable,
  options: BackupOptions,
): Promise<BackupSummary> {
  const archive = new ArchiveWriter(output, options.passphrase);
  try {
    const summary = await writeSnapshot(client, archive, options);
    await archive.finish();
    return summary;
  } catch (error) {
    await archive.abort(error as Error);
    throw error;
  }
}

async function writeSnapshot(
  client: SqlClient,
  archive: ArchiveWriter,
  { onProgress, tables: names = backedUpTables, beside }: BackupOptions,
): Promise<BackupSummary> {
  const found = await readTables(client, names);
  const tables = beside ? found.map(withoutContent) : found;
  const header = await readHeader(client, tables, beside);
  await archive.addJson(HEADER, header);
  const sums: TableSum[] = [];
  for (const table of tables) sums.push(await writeTable(client, archive, table, onProgress));
  const sequences = await readSequences(client, names);
  await archive.addJson(MANIFEST, { tables: sums, sequences });
  if (beside) await storeBlobs(client, beside);
  const rows = sums.reduce((sum, table) => sum + table.rows, 0);
  return { createdAt: header.createdAt, rows, tables: sums };
}

async function readHeader(
  client: SqlClient,
  tables: Table[],
  beside: ExternalBlobWriter | undefined,
): Promise<ArchiveHeader> {
  const migrations = await readMigrations(client);
  // Otherwise, tables that were dropped since would be silently left out.
  if (isBeforeBaseline(migrations)) throw new BackupError(TOO_OLD.database);
  return {
    product: 'polaris',
    format: beside ? EXTERNAL_BLOBS_FORMAT : ARCHIVE_FORMAT,
    version: VERSION,
    createdAt: new Date().toISOString(),
    migrations,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    ...(beside && { blobs: { key: beside.key } }),
  };
}

async function writeTable(
  client: SqlClient,
  archive: ArchiveWriter,
  table: Table,
  onProgress: Progress | undefined,
): Promise<TableSum> {
  const { rows } = await client.query<{ count: number }>(countRows(table));
  const total = rows[0]!.count;
  const sum = new RowSum();
  let pieces = 0;
  for await (const piece of inPieces(copyTable(client, table), PIECE)) {
    pieces += 1;
    await archive.add(pieceName(table.name, pieces), piece);
    sum.add(piece);
    if (sum.rows < total) onProgress?.({ table: table.name, rows: sum.rows, total });
  }
  onProgress?.({ table: table.name, rows: sum.rows, total });
  return { name: table.name, ...sum.end() };
}

const countRows = ({ name }: Table): SqlText =>
  sql`select count(*)::int as count from ${sql.identifier('catalog', name)}`;
