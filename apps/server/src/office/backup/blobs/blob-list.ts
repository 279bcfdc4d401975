import { hasExternalBlobs } from '../backup-names';
import { isBlobName } from './blob-key';

/*
 * Beside each archive there is a list of the blobs that it needs, in the clear: which blobs can go has to
 * be known without opening all archives, some of which have another passphrase. It decides nothing else.
 */

const SUFFIX = '.list';
const END = 'end';

export const listName = (archive: string): string => archive + SUFFIX;

/** The archive that a list is of; undefined for any other file. */
export function archiveOfList(name: string): string | undefined {
  const archive = name.slice(0, -SUFFIX.length);
  return name.endsWith(SUFFIX) && hasExternalBlobs(archive) ? archive : undefined;
}

export const writeList = (names: string[]): string =>
  [...names, `${END} ${names.length}\n`].join('\n');

/** The names in a list; undefined when it is not all there. */
export function readList(text: string): string[] | undefined {
  const names = text.split('\n');
  const [end, rest] = [names.at(-2), names.at(-1)];
  const found = names.slice(0, -2);
  const isComplete = rest === '' && end === `${END} ${found.length}` && found.every(isBlobName);
  return isComplete ? found : undefined;
}
