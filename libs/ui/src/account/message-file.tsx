import type { AttachedFile } from '@polaris/contracts';
import { useFileDownload } from '../api/people/use-file-download.ts';
import { FileRow } from '../primitives/files/file-row.tsx';
import { reportDownload } from './report-download.ts';

/** A file of a message, to download. */
export const MessageFile = ({ file }: { file: AttachedFile }) => (
  <li className="flex items-start gap-3">
    <FileRow {...useFileDownload(file, reportDownload)} />
  </li>
);
