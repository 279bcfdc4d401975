import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm, statfs } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  type BackupAccessInput,
  MAX_PIECE_BYTES,
  type Restore,
  type RestorePlan,
  type RestoreStarted,
  type RestoreUpload,
} from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { CurrentPasswordService } from '../../../identity/auth/passwords/current-password.service';
import { Settings } from '../../../platform/config/settings';
import {
  ProblemError,
  conflict,
  invalid,
  notFound,
  unavailable,
} from '../../../platform/problem/problem';
import type { UserEntity } from '../../../identity/users/user.entity';
import type { Archive } from '../archive/archive-reader';
import { checkInProcess } from '../archive/check-in-process';
import { BackupError } from '../backup-error';
import { blobFoldersOf } from '../blobs/blob-reader';
import { readRowCounts } from './row-counts';
import { knownSchema } from './restore-archive';
import { RestoreRequests } from './restore-requests';
import { newToken } from '../../../platform/config/hash-token';

/** How long until an abandoned upload is deleted. */
const IDLE_MS = 30 * 60_000;
const NO_SPACE = /^(ENOSPC|EDQUOT|EFBIG)$/;

interface Upload {
  id: string;
  userId: string;
  file: string;
  passphrase: string | undefined;
  received: number;
  /** Whether the whole file was read and can be restored. */
  isChecked: boolean;
  isBusy: boolean;
  idle: NodeJS.Timeout;
}

/**
 * A backup that an owner uploads. It arrives in pieces because of the time limit of requests, is checked, and is passed
 * on for restoring. Only one at a time.
 */
@Injectable()
export class RestoreUploadsService implements OnApplicationShutdown {
  private upload: Upload | undefined;
  /** Whether the restore now owns the file. */
  private isHandedOver = false;
  private readonly stopping = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly currentPassword: CurrentPasswordService,
    private readonly requests: RestoreRequests,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    if (!this.isHandedOver) await this.forget();
    else clearTimeout(this.upload?.idle);
  }

  /** Replaces an unfinished upload. */
  async create(
    user: UserEntity,
    { currentPassword, passphrase }: BackupAccessInput,
  ): Promise<Restore> {
    await this.currentPassword.check(user, currentPassword);
    if (this.isHandedOver) throw conflict('A backup is being restored already.');
    await this.forget();
    const folder = join(this.settings.env.DATA_DIR, 'uploads');
    // Also removes an upload left behind by a killed server.
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const id = randomUUID();
    this.upload = {
      id,
      userId: user.id,
      file: join(folder, id),
      passphrase: passphrase ?? this.settings.env.BACKUP_PASSPHRASE,
      received: 0,
      isChecked: false,
      isBusy: false,
      idle: setTimeout(() => void this.forget(), IDLE_MS).unref(),
    };
    return { id };
  }

  received(user: UserEntity, id: string): RestoreUpload {
    return { received: this.find(user, id).received };
  }

  /** Appends the next piece. An incomplete piece does not count and must be sent again. */
  addPiece(
    user: UserEntity,
    id: string,
    offset: number,
    body: IncomingMessage,
  ): Promise<RestoreUpload> {
    return this.alone(user, id, async (upload) => {
      if (offset !== upload.received)
        throw conflict(`The next piece begins at ${upload.received}.`);
      upload.isChecked = false;
      upload.received += await writePiece(upload.file, offset, body);
      return { received: upload.received };
    });
  }

  /** Checks the whole file, and compares its row counts with the current ones. */
  plan(user: UserEntity, id: string): Promise<RestorePlan> {
    return this.alone(user, id, async (upload) => {
      const { header, manifest } = await this.check(upload);
      upload.isChecked = true;
      const now = await readRowCounts(this.dataSource, manifest.tables);
      const tables = manifest.tables.map(({ name, rows }) => ({
        name,
        rows,
        rowsNow: now.get(name) ?? 0,
      }));
      const { createdAt, version } = header;
      return { createdAt, version, bytes: upload.received, tables };
    });
  }

  private async check(upload: Upload): Promise<Archive> {
    const { file, passphrase } = upload;
    const freeBytes = await this.freeBytes();
    const blobFolders = blobFoldersOf(file, this.settings.env.BACKUP_DIR);
    const known = { ...knownSchema(this.requests.rules), freeBytes, blobFolders };
    return checkInProcess({ file, passphrase, ...known }, this.stopping.signal).catch(
      (error: unknown) => {
        if (this.stopping.signal.aborted) throw unavailable();
        return explain(error, upload);
      },
    );
  }

  /** The free space on the database's disk; undefined for an external database. */
  private async freeBytes(): Promise<number | undefined> {
    const { DATABASE_URL, DATA_DIR } = this.settings.env;
    if (DATABASE_URL) return undefined;
    const { bavail, bsize } = await statfs(DATA_DIR);
    return bavail * bsize;
  }

  /** Aborts a running check when the server stops. */
  stop(): void {
    this.stopping.abort();
  }

  /** The server stops and restores right after this response. */
  start(user: UserEntity, id: string): RestoreStarted {
    const upload = this.find(user, id);
    if (upload.isBusy || !upload.isChecked) throw conflict('The backup has not been checked yet.');
    this.isHandedOver = true;
    const { file, passphrase } = upload;
    const progressToken = newToken();
    this.requests.start({ file, passphrase, actorId: user.id, progressToken });
    return { progressToken };
  }

  async cancel(user: UserEntity, id: string): Promise<void> {
    this.find(user, id);
    await this.forget();
  }

  private find(user: UserEntity, id: string): Upload {
    const { upload } = this;
    if (upload?.id !== id || upload.userId !== user.id || this.isHandedOver)
      throw notFound('This restore');
    return upload;
  }

  private async alone<T>(
    user: UserEntity,
    id: string,
    work: (upload: Upload) => Promise<T>,
  ): Promise<T> {
    const upload = this.find(user, id);
    if (upload.isBusy) throw conflict('The last piece is still being written.');
    upload.isBusy = true;
    upload.idle.refresh();
    try {
      return await work(upload);
    } finally {
      upload.isBusy = false;
    }
  }

  private async forget(): Promise<void> {
    const { upload } = this;
    this.upload = undefined;
    clearTimeout(upload?.idle);
    if (upload) await rm(upload.file, { force: true });
  }
}

async function writePiece(file: string, offset: number, body: IncomingMessage): Promise<number> {
  const handle = await open(file, offset === 0 ? 'w' : 'r+', 0o600);
  try {
    return await copyBody(handle, offset, body);
  } catch (error) {
    if (NO_SPACE.test((error as NodeJS.ErrnoException).code ?? ''))
      throw new ProblemError(507, 'There is not enough space on the server for this file.');
    throw error instanceof ProblemError
      ? error
      : new ProblemError(400, 'The piece did not arrive completely. Send it again.');
  } finally {
    await handle.close();
  }
}

async function copyBody(
  handle: FileHandle,
  offset: number,
  body: IncomingMessage,
): Promise<number> {
  let length = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_PIECE_BYTES)
      throw new ProblemError(413, `A piece has at most ${MAX_PIECE_BYTES} bytes.`);
    await handle.write(chunk, 0, chunk.length, offset + length - chunk.length);
  }
  return length;
}

/** Removes the internal file name from the message. */
function explain(error: unknown, { file }: Upload): never {
  if (error instanceof BackupError)
    throw invalid([{ path: 'file', message: error.message.replace(file, 'The file') }]);
  throw error;
}
