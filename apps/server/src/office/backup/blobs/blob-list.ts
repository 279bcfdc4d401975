import { hasExternalBlobs } from '../backup-names';
import { isBlobName } from './blob-key';

/*
 * Each archive has an unencrypted list of the blobs it needs. Cleaning up requires the lists of all archives, some of
 * which can have other passphrases. They are used for nothing else.
 */

const SUFFIX = '.list';
const END = 'end';

export const listName = (archive: string): string => archive + SUFFIX;

/** The archive of a list; undefined for any other file. */
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
