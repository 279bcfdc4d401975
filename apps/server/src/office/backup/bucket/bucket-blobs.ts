import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { readArchive } from '../archive/archive-reader';
import { hasExternalBlobs } from '../backup-names';
import { blobName } from '../blobs/blob-key';
import { BLOBS, type BlobStore } from '../blobs/blob-store';
import { visitBlobs } from '../blobs/visit-blobs';
import type { Bucket } from './bucket';

/** Small files take a round trip each, so transfer several at once. */
const AT_ONCE = 4;

const keyOf = (name: string): string => `${BLOBS}/${name}`;

/** The blobs of a bucket. */
export class BucketBlobs implements BlobStore {
  constructor(private readonly bucket: Bucket) {}

  files() {
    return this.bucket.files(`${BLOBS}/`);
  }

  read(name: string): Promise<string> {
    return this.bucket.readText(keyOf(name));
  }

  remove(name: string): Promise<void> {
    return this.bucket.remove(keyOf(name));
  }

  upload(folder: string, names: string[]): Promise<void> {
    return each(names, (name) => this.bucket.upload(join(folder, BLOBS, name), keyOf(name)));
  }

  download(folder: string, names: string[]): Promise<void> {
    return each(names, (name) => this.bucket.download(keyOf(name), join(folder, BLOBS, name)));
  }
}

/** After a failure, starts nothing more, and waits for what was started. */
async function each(names: string[], work: (name: string) => Promise<void>): Promise<void> {
  const limit = pLimit(AT_ONCE);
  const failures: Error[] = [];
  const unlessFailed = async (name: string) => {
    if (failures.length === 0) await work(name).catch((error: Error) => failures.push(error));
  };
  await Promise.all(names.map((name) => limit(unlessFailed, name)));
  if (failures[0]) throw failures[0];
}

/** Downloads the blobs that an archive needs, to the folder beside it. */
export async function bringBlobs(
  bucket: Bucket,
  file: string,
  passphrase: string | undefined,
): Promise<void> {
  if (!hasExternalBlobs(basename(file))) return;
  const folder = dirname(file);
  await mkdir(join(folder, BLOBS), { recursive: true, mode: 0o700 });
  const names: string[] = [];
  const visitor = visitBlobs({}, ({ hash }, key) => void names.push(blobName(hash, key)));
  await readArchive(file, passphrase, visitor);
  await new BucketBlobs(bucket).download(folder, names);
}
