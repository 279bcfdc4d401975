import { randomBytes } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { BucketLocation } from '../../../platform/config/bucket-location';
import { BackupError } from '../backup-error';
import type { StoredFile } from '../blobs/blob-store';
import { filesOf, nextPageOf, problemOf } from './bucket-answers';

/** The maximum of one request: https://docs.aws.amazon.com/AmazonS3/latest/userguide/upload-objects.html */
const MAX_UPLOAD_BYTES = 5 * 1024 ** 3;
/** The timeout of any request except transfers of backups. */
const PATIENCE_MS = 30_000;
/** The timeout of a transfer, enough for 5 GB at 1.5 MB per second. */
const SLOW_MS = 3600_000;
/** A million files. Stops reading if a bucket returns pages endlessly. */
const MAX_PAGES = 1000;

interface Asked {
  method?: string;
  query?: Record<string, string>;
  body?: Blob | undefined;
  limitMs?: number;
}

/** A folder in an S3-compatible bucket with copies of backups. */
export class Bucket {
  private readonly client: AwsClient;

  constructor(
    private readonly location: BucketLocation,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    const { accessKeyId, secretAccessKey, region } = location;
    this.client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      retries: 2,
      initRetryMs: 500,
    });
  }

  /** Its address, without secrets. */
  get place(): string {
    const { host, pathname } = new URL(this.location.url);
    return `${host}${pathname}/${this.location.folder}`.replace(/\/$/, '');
  }

  /** The names of the files in the folder. */
  async names(): Promise<string[]> {
    return (await this.files()).map(({ name }) => name);
  }

  /** The files in the folder or a subfolder, without those deeper down. */
  async files(below = ''): Promise<StoredFile[]> {
    const folder = this.location.folder + below;
    const files: StoredFile[] = [];
    let page: string | undefined;
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
      const text = await this.list(folder, page);
      for (const { key, at } of filesOf(text))
        if (key.startsWith(folder)) files.push({ name: key.slice(folder.length), at });
      page = nextPageOf(text);
      if (page === undefined) return files;
    }
    throw new BackupError(`The list of files at ${this.place} does not end.`);
  }

  private async list(prefix: string, page: string | undefined): Promise<string> {
    const response = await this.ask('list its files', '', {
      query: {
        'list-type': '2',
        delimiter: '/',
        prefix,
        ...(page !== undefined && { 'continuation-token': page }),
      },
    });
    return this.reaching(() => response.text());
  }

  /** The text of a small file. */
  async readText(name: string): Promise<string> {
    const response = await this.ask(`read ${name}`, name);
    return this.reaching(() => response.text());
  }

  writeText(name: string, text: string): Promise<void> {
    return this.write(name, new Blob([text]), this.patienceMs);
  }

  async upload(file: string, name: string): Promise<void> {
    const { size } = await stat(file);
    if (size > MAX_UPLOAD_BYTES)
      throw new BackupError(`${name} is larger than 5 GiB, the most that is copied to a bucket.`);
    const body = await openAsBlob(file);
    await this.write(name, body, SLOW_MS);
  }

  /** The file gets its name when it is complete. */
  async download(name: string, file: string): Promise<void> {
    const response = await this.ask(`read ${name}`, name, { limitMs: SLOW_MS });
    const partial = `${file}.partial`;
    try {
      await this.reaching(() =>
        pipeline(
          Readable.fromWeb(response.body as unknown as ReadableStream),
          createWriteStream(partial, { mode: 0o600, flush: true }),
        ),
      );
      const length = response.headers.get('content-length');
      const { size } = await stat(partial);
      if (length !== null && Number(length) !== size)
        throw new BackupError(`${this.place} sent ${size} of the ${length} bytes of ${name}.`);
      await rename(partial, file);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await this.ask(`delete ${name}`, name, { method: 'DELETE' });
  }

  /** Writes a small file, reads it back and deletes it; throws a BackupError with the step that failed. */
  async check(): Promise<void> {
    const name = `polaris-check-${randomBytes(6).toString('hex')}`;
    const written = randomBytes(32);
    await this.write(name, new Blob([written]), this.patienceMs);
    try {
      const response = await this.ask(`read ${name}`, name);
      const read = Buffer.from(await this.reaching(() => response.arrayBuffer()));
      if (!read.equals(written))
        throw new BackupError(`${this.place} returned a different file than was written.`);
    } finally {
      await this.remove(name);
    }
  }

  private async write(name: string, body: Blob, limitMs: number): Promise<void> {
    const response = await this.ask(`write ${name}`, name, { method: 'PUT', body, limitMs });
    await response.body?.cancel();
  }

  private async ask(what: string, name: string, asked: Asked = {}): Promise<Response> {
    const { method = 'GET', query = {}, body, limitMs = this.patienceMs } = asked;
    const path = name === '' ? '' : `/${encodeKey(this.location.folder + name)}`;
    const url = new URL(this.location.url + path);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const signal = AbortSignal.timeout(limitMs);
    const response = await this.reaching(() =>
      this.client.fetch(url.href, { method, signal, redirect: 'manual', ...(body && { body }) }),
    );
    if (response.ok) return response;
    throw new BackupError(
      `${this.place} refused to ${what}: ${problemOf(response.status, await response.text().catch(() => ''))}`,
    );
  }

  /** Turns connection errors into a sentence. */
  private async reaching<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const { name, message, cause } = error as Error & {
        cause?: { code?: string; message?: string };
      };
      if (error instanceof BackupError) throw error;
      const reason =
        name === 'TimeoutError' ? 'it took too long' : (cause?.message ?? cause?.code ?? message);
      throw new BackupError(`${this.place} could not be reached: ${reason}.`);
    }
  }
}

const encodeKey = (key: string): string => key.split('/').map(encodeURIComponent).join('/');
