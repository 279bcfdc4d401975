import type { BlobsService } from '../../platform/blobs/blobs.service';

/** Yields the content of a file piece by piece, with one in memory at a time. */
export async function* readContent(
  blobs: BlobsService,
  parts: readonly string[],
): AsyncGenerator<Buffer> {
  for (const hash of parts) {
    const part = await blobs.find(hash);
    if (!part) throw new Error(`The piece ${hash} of a file is missing.`);
    yield part;
  }
}
