import { hasExternalBlobs } from '../backup-names';
import { isBlobName } from './blob-key';
import { archiveOfList, listName, readList } from './blob-list';

/** The folder of blobs, next to the archives. */
export const BLOBS = 'blobs';

export interface StoredFile {
  name: string;
  /** When it was written. */
  at: Date;
}

/** A place for blobs: a local folder or one in a bucket. */
export interface BlobStore {
  files(): Promise<StoredFile[]>;
  /** The text of a small file. */
  read(name: string): Promise<string>;
  remove(name: string): Promise<void>;
}

/** Younger files stay: the archive that needs them could still be in progress. */
const YOUNG_MS = 24 * 3600 * 1000;

/**
 * Removes blobs that no archive needs, and lists without an archive. If the list of any archive is unreadable, all
 * blobs stay.
 */
export async function removeUnneeded(
  place: BlobStore,
  archives: string[],
  now = new Date(),
): Promise<void> {
  const files = await place.files();
  const needed = await neededBlobs(place, archives, files);
  const kept = new Set(archives);
  for (const { name, at } of files) {
    // An invalid date counts as young, too.
    if (!(now.getTime() - at.getTime() >= YOUNG_MS)) continue;
    const archive = archiveOfList(name);
    const isUnneeded =
      archive === undefined ? isBlobName(name) && needed?.has(name) === false : !kept.has(archive);
    if (isUnneeded) await place.remove(name);
  }
}

/** Undefined if any list is missing or unreadable. */
async function neededBlobs(
  place: BlobStore,
  archives: string[],
  files: StoredFile[],
): Promise<Set<string> | undefined> {
  const there = new Set(files.map(({ name }) => name));
  const needed = new Set<string>();
  for (const archive of archives.filter(hasExternalBlobs)) {
    const list = listName(archive);
    const names = there.has(list) ? readList(await place.read(list)) : undefined;
    if (!names) return undefined;
    for (const name of names) needed.add(name);
  }
  return needed;
}
