import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { type CopyStreamQuery, from as startCopyIn } from 'pg-copy-streams';
import { type SqlConnection, sql } from '../../../platform/database/sql';
import { readArchive } from '../archive/archive-reader';
import type { ArchiveHeader, ArchiveManifest } from '../archive/manifest';
import { RowSum } from '../archive/row-sum';
import { BackupError } from '../backup-error';
import { BlobReader } from '../blobs/blob-reader';
import { BlobRows } from '../blobs/blob-rows';
import type { Progress } from '../progress';
import { BLOB_CONTENT, BLOB_TABLE, withoutContent } from '../snapshot/blobs.read-model';
import { copyTable } from '../snapshot/copy-table';
import { type Table, copyIn, readTables } from '../snapshot/tables';

type Columns = ArchiveHeader['tables'][number];

/** The archive to load from, and a callback for progress. */
export interface Source {
  file: string;
  passphrase: string | undefined;
  /** As read when the archive was checked. */
  manifest: ArchiveManifest;
  onProgress: Progress | undefined;
  /** The tables in a backup. */
  tables: string[];
  /** Folders to search for its blobs. */
  blobFolders: string[];
}

/**
 * Fills the empty tables of the archive's schema in the caller's transaction and reads every row back; throws if one
 * differs.
 */
export async function loadRows(
  client: SqlConnection,
  header: ArchiveHeader,
  source: Source,
): Promise<void> {
  const found = await readTables(client, source.tables);
  const expected = header.blobs ? found.map(withoutContent) : found;
  const tables = matchTables(expected, header.tables);
  const names = tables.map(({ name }) => sql.identifier('catalog', name));
  // The archive already contains the rows that triggers have written.
  for (const name of names) await client.query(sql`alter table ${name} disable trigger user`);
  // Tables can refer to each other. All keys are checked before the schema changes further.
  await client.query(sql`set constraints all deferred`);
  await copyRows(client, header, source);
  await client.query(sql`set constraints all immediate`);
  for (const name of names) await client.query(sql`alter table ${name} enable trigger user`);
  for (const { name, lastValue, isCalled } of source.manifest.sequences)
    await client.query(sql`select setval(quote_ident($1)::regclass, $2, $3)`, [
      name,
      lastValue,
      isCalled,
    ]);
  for (const table of tables) await compare(client, table, source);
}

/** Matches tables of the archive with existing ones; throws if the schemas differ. */
function matchTables(found: Table[], wanted: Columns[]): Table[] {
  const missing = found.find(({ name }) => !wanted.some((table) => table.name === name));
  if (missing) throw new BackupError(`The backup has no table ${missing.name}.`);
  return wanted.map(({ name, columns }) => {
    const table = found.find((candidate) => candidate.name === name);
    if (!table) throw new BackupError(`This Polaris knows no table ${name} of the backup.`);
    const unknown = columns.find((column) => !table.columns.includes(column));
    if (unknown)
      throw new BackupError(
        `The backup has a column ${name}.${unknown} that this version of Polaris does not know.`,
      );
    const lacking = table.columns.find((column) => !columns.includes(column));
    if (lacking) throw new BackupError(`The backup has no column ${name}.${lacking}.`);
    return { ...table, columns };
  });
}

async function copyRows(
  client: SqlConnection,
  header: ArchiveHeader,
  source: Source,
): Promise<void> {
  const totals = new Map(source.manifest.tables.map(({ name, rows }) => [name, rows]));
  let copy: RowLoader | undefined;
  let sum = new RowSum();
  await readArchive(source.file, source.passphrase, {
    async rows(name, chunk) {
      copy ??= loaderOf(client, name, header, source);
      await copy.write(chunk);
      sum.add(chunk);
      source.onProgress?.({ table: name, rows: sum.rows, total: totals.get(name) ?? 0 });
    },
    async tableEnd() {
      await copy?.end();
      copy = undefined;
      sum = new RowSum();
    },
  });
}

function loaderOf(
  client: SqlConnection,
  name: string,
  { tables, blobs }: ArchiveHeader,
  { blobFolders }: Source,
): RowLoader {
  const table = tables.find((candidate) => candidate.name === name)!;
  if (!blobs || name !== BLOB_TABLE) return new RowLoader(client, table);
  return new BlobLoader(client, table, new BlobReader(blobFolders, blobs.key));
}

/** Streams rows into a table. */
class RowLoader {
  private readonly copy: CopyStreamQuery;
  /** Rejects if the database rejects the rows or the connection is lost, as the stream would wait forever. */
  private readonly failed: Promise<never>;
  private readonly lost: () => void;

  constructor(
    private readonly client: SqlConnection,
    table: Columns,
  ) {
    this.copy = client.query(startCopyIn(copyIn(table)));
    const { promise, reject } = Promise.withResolvers<never>();
    this.failed = promise;
    this.failed.catch(() => undefined);
    this.lost = () => reject(new Error('Connection terminated unexpectedly'));
    this.copy.on('error', reject);
    client.once('end', this.lost);
  }

  async write(chunk: Buffer): Promise<void> {
    if (!this.copy.write(chunk)) await Promise.race([once(this.copy, 'drain'), this.failed]);
  }

  async end(): Promise<void> {
    this.copy.end();
    await Promise.race([finished(this.copy), this.failed]);
    this.client.off('end', this.lost);
  }
}

/** Adds the content from separate files to rows of blobs. The database checks it against the hash. */
class BlobLoader extends RowLoader {
  private readonly rows: BlobRows;

  constructor(
    client: SqlConnection,
    { name, columns }: Columns,
    private readonly blobs: BlobReader,
  ) {
    super(client, { name, columns: [...columns, BLOB_CONTENT] });
    this.rows = new BlobRows(columns);
  }

  override async write(chunk: Buffer): Promise<void> {
    for (const row of this.rows.parse(chunk)) {
      const content = await this.blobs.read(row);
      await super.write(Buffer.from(`${row.line}\t\\\\x${content.toString('hex')}\n`, 'latin1'));
    }
  }
}

async function compare(client: SqlConnection, table: Table, { manifest }: Source): Promise<void> {
  const sum = new RowSum();
  for await (const chunk of copyTable(client, table)) sum.add(chunk);
  const expected = manifest.tables.find(({ name }) => name === table.name);
  if (sum.end().sha256 !== expected?.sha256)
    throw new BackupError(`The rows of ${table.name} were not restored as they were.`);
}
