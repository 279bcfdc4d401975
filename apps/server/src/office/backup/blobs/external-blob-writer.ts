import { sealFor, sealedSize } from '../archive/encryption';
import type { BlobFolder } from './blob-folder';
import { type BlobKey, blobName } from './blob-key';
import { listName, writeList } from './blob-list';

/** Stores the blobs of an archive while it is made. Archives share them, so each is stored once. */
export class ExternalBlobWriter {
  private readonly names: string[] = [];

  constructor(
    private readonly folder: BlobFolder,
    readonly key: BlobKey | null,
    /** The name of the archive. */
    private readonly archive: string,
  ) {}

  /** Stores the blob unless it exists; `read` loads its content. */
  async add({ hash, size }: { hash: string; size: number }, read: () => Promise<Buffer>) {
    const name = blobName(hash, this.key);
    this.names.push(name);
    const expected = this.key ? sealedSize(size) : size;
    if ((await this.folder.sizeOf(name)) === expected) return;
    await this.folder.make();
    const content = await read();
    await this.folder.write(name, this.key ? await sealFor(this.key.identity, content) : content);
  }

  /** Call it before the archive gets its name: its list then protects the blobs for as long as it exists. */
  async end(): Promise<void> {
    await this.folder.make();
    await this.folder.write(listName(this.archive), writeList(this.names));
    await this.folder.flush();
  }
}
