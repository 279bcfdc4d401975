import { type AttachedFile, downloadFile, sizeText } from '@polaris/contracts';
import { useDownload } from '../client/use-download.ts';
import { thumbnailUrl } from './files.ts';

/** The fields of a file that a list needs for its download. */
export function useFileDownload(file: AttachedFile, onError: (error: unknown) => void) {
  const { id, name, mediaType, size, hasThumbnail } = file;
  const download = useDownload(downloadFile, { params: { id } }, onError);
  const thumbnail = hasThumbnail ? thumbnailUrl(id) : undefined;
  return { name, mediaType, thumbnail, ...download, details: sizeText(size) };
}
