import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Gunzip, createGunzip } from 'node:zlib';
import { type Extract, extract as readTar } from 'tar-stream';
import type { ZodType } from 'zod';
import { BackupError } from '../backup-error';
import { AGE_MAGIC, MAX_STANZA_LENGTH, assertAffordable, decrypt } from './encryption';
import { MAX_JSON_BYTES, UnpackedBytes, isShallow, mostUnpacked } from './limits';
import {
  type ArchiveHeader,
  type ArchiveManifest,
  EXTERNAL_BLOBS_FORMAT,
  HEADER,
  MANIFEST,
  type TableSum,
  headerSchema,
  manifestSchema,
  pieceName,
  tableOfPiece,
} from './manifest';
import { RowSum } from './row-sum';

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b]);

export const DAMAGED = 'The backup is incomplete or was changed. Use another one.';

/** Callbacks while an archive is read. The rows of each table come in chunks, in the order of the header. */
export interface ArchiveVisitor {
  header?(header: ArchiveHeader): Promise<void> | void;
  rows?(table: string, chunk: Buffer): Promise<void> | void;
  /** Called after the last rows of a table. */
  tableEnd?(sum: TableSum): Promise<void> | void;
}

export interface Archive {
  header: ArchiveHeader;
  manifest: ArchiveManifest;
}

/**
 * Reads an entire archive; throws a BackupError if anything was changed. Callers must then discard what the visitor
 * received.
 */
export async function readArchive(
  file: string,
  passphrase: string | undefined,
  visitor: ArchiveVisitor = {},
  freeBytes?: number,
): Promise<Archive> {
  const { bytes, compressed, size } = await openArchive(file, passphrase);
  const unpacked = new UnpackedBytes(mostUnpacked(size, freeBytes));
  const reading = new Reading(visitor);
  const gunzip = createGunzip();
  const tar = readTar();
  try {
    await Promise.all([
      pipeline(compressed, gunzip),
      feed(gunzip, tar, unpacked),
      takeEntries(tar, reading).catch((error: Error) => {
        gunzip.destroy(error);
        throw error;
      }),
    ]);
    return reading.end();
  } catch (error) {
    throw explain(error);
  } finally {
    bytes.destroy();
    tar.destroy();
  }
}

async function takeEntries(tar: Extract, reading: Reading): Promise<void> {
  for await (const entry of tar)
    await reading.readEntry(entry.header.name, entry as AsyncIterable<Buffer>);
}

/**
 * Reads to the last byte, even after the end of the tar file, as only then the checksum of the compression is verified.
 */
async function feed(gunzip: Gunzip, tar: Extract, unpacked: UnpackedBytes): Promise<void> {
  const closed = once(tar, 'close').catch(() => undefined);
  for await (const chunk of gunzip as AsyncIterable<Buffer>) {
    unpacked.add(chunk.length);
    if (!tar.destroyed && !tar.write(chunk)) await Promise.race([once(tar, 'drain'), closed]);
  }
  if (!tar.destroyed) tar.end(undefined);
}

interface OpenArchive {
  /** The file's content. Destroy it in any case. */
  bytes: Readable;
  /** After decryption. */
  compressed: Readable;
  /** The size of the file in bytes. */
  size: number;
}

async function openArchive(file: string, passphrase: string | undefined): Promise<OpenArchive> {
  const handle = await openFile(file);
  const { size } = await handle.stat();
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_STANZA_LENGTH), 0, null, 0);
  const start = buffer.subarray(0, bytesRead);
  const isEncrypted = start.subarray(0, AGE_MAGIC.length).equals(AGE_MAGIC);
  if (!isEncrypted && !start.subarray(0, 2).equals(GZIP_MAGIC)) {
    await handle.close();
    throw new BackupError(`${file} is not a backup of Polaris.`);
  }
  const bytes = handle.createReadStream({ start: 0, highWaterMark: 256 * 1024 });
  if (!isEncrypted) return { bytes, compressed: bytes, size };
  try {
    if (passphrase === undefined)
      throw new BackupError('This backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.');
    assertAffordable(start.toString('latin1'));
    return { bytes, compressed: await decrypt(bytes, passphrase), size };
  } catch (error) {
    bytes.destroy();
    throw explain(error);
  }
}

async function openFile(file: string): Promise<FileHandle> {
  try {
    const handle = await open(file, 'r');
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}.`);
    if (code === 'EACCES') throw new BackupError(`${file} may not be read by this user.`);
    throw error;
  }
  throw new BackupError(`${file} is not a file.`);
}

/** Any error of zlib, tar or the cipher means that the archive is damaged. */
function explain(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  const isDamage =
    code?.startsWith('Z_') ||
    /Unexpected end of data|Invalid tar header|Writable stream closed|Premature close/i.test(
      message,
    ) ||
    /invalid (?:stanza|header|ciphertext|tag|version)|stream|age:/i.test(message);
  return !(error instanceof BackupError) && isDamage ? new BackupError(DAMAGED) : error;
}

/** The state while reading entries, which must come in the expected order. */
class Reading {
  private header: ArchiveHeader | undefined;
  private manifest: ArchiveManifest | undefined;
  private readonly sums: TableSum[] = [];
  private sum = new RowSum();
  private pieces = 0;

  constructor(private readonly visitor: ArchiveVisitor) {}

  async readEntry(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (this.manifest) throw new BackupError(DAMAGED);
    if (!this.header) return this.takeHeader(name, content);
    if (name === MANIFEST) return this.takeManifest(content);
    await this.takePiece(name, content);
  }

  end(): Archive {
    if (!this.header || !this.manifest) throw new BackupError(DAMAGED);
    return { header: this.header, manifest: this.manifest };
  }

  private async takeHeader(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (name !== HEADER) throw new BackupError('The file is not a backup of Polaris.');
    const found = await readJson(content, headerSchema);
    if (found.format > EXTERNAL_BLOBS_FORMAT)
      throw new BackupError(
        `The backup was made by a newer Polaris (${found.version}). Update this one first.`,
      );
    if ((found.blobs !== undefined) !== (found.format === EXTERNAL_BLOBS_FORMAT))
      throw new BackupError(DAMAGED);
    this.header = found;
    await this.visitor.header?.(found);
  }

  private async takePiece(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    const table = tableOfPiece(name);
    while (table !== this.table && this.table !== undefined) await this.endTable();
    this.pieces += 1;
    if (table === undefined || name !== pieceName(table, this.pieces))
      throw new BackupError(DAMAGED);
    for await (const chunk of content) {
      this.sum.add(chunk);
      await this.visitor.rows?.(table, chunk);
    }
  }

  private async takeManifest(content: AsyncIterable<Buffer>): Promise<void> {
    while (this.table !== undefined) await this.endTable();
    const manifest = await readJson(content, manifestSchema);
    if (JSON.stringify(manifest.tables) !== JSON.stringify(this.sums))
      throw new BackupError(DAMAGED);
    this.manifest = manifest;
  }

  /** The table whose rows are being read; undefined after the last. */
  private get table(): string | undefined {
    return this.header?.tables[this.sums.length]?.name;
  }

  private async endTable(): Promise<void> {
    const sum = { name: this.table!, ...this.sum.end() };
    this.sums.push(sum);
    this.sum = new RowSum();
    this.pieces = 0;
    await this.visitor.tableEnd?.(sum);
  }
}

async function readJson<T>(content: AsyncIterable<Buffer>, schema: ZodType<T>): Promise<T> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > MAX_JSON_BYTES) throw new BackupError(DAMAGED);
    chunks.push(chunk);
  }
  const json = Buffer.concat(chunks).toString();
  if (!isShallow(json)) throw new BackupError(DAMAGED);
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    throw new BackupError(DAMAGED);
  }
}
