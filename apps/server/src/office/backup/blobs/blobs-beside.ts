import { sealFor, sealedSize } from '../archive/encryption';
import type { BlobFolder } from './blob-folder';
import { type BlobKey, blobName } from './blob-key';
import { listName, writeList } from './blob-list';

/** What an archive needs of its files while it is made: each is in the folder once, whatever archives need it. */
export class BlobsBeside {
  private readonly names: string[] = [];

  constructor(
    private readonly folder: BlobFolder,
    readonly key: BlobKey | null,
    /** The name of the archive. */
    private readonly archive: string,
  ) {}

  /** Stores the file unless it is there; `read` brings its content. */
  async add({ hash, size }: { hash: string; size: number }, read: () => Promise<Buffer>) {
    const name = blobName(hash, this.key);
    this.names.push(name);
    const expected = this.key ? sealedSize(size) : size;
    if ((await this.folder.sizeOf(name)) === expected) return;
    await this.folder.make();
    const content = await read();
    await this.folder.write(name, this.key ? await sealFor(this.key.identity, content) : content);
  }

  /** Before the archive has its name: from then on they stay for as long as it does. */
  async end(): Promise<void> {
    await this.folder.make();
    await this.folder.write(listName(this.archive), writeList(this.names));
    await this.folder.flush();
  }
}
