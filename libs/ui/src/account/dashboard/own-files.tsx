import { MAX_FILE_SIZE, type OwnFile, type User } from '@polaris/contracts';
import { startOwnUpload, useOwnFilePages } from '../../api/people/files.ts';
import { useFileDownload } from '../../api/people/use-file-download.ts';
import { useFileUploads } from '../../api/people/use-file-uploads.ts';
import { Button } from '../../primitives/button.tsx';
import { FileArea } from '../../primitives/files/file-area.tsx';
import { FileRow } from '../../primitives/files/file-row.tsx';
import { UploadRow } from '../../primitives/files/upload-row.tsx';
import { longDate } from '../../primitives/clock.ts';
import { reportDownload } from '../report-download.ts';
import { RowSkeletons, SectionEmpty, SectionFailure } from './section-states.tsx';
import { DashboardSection } from './section.tsx';

/** Files that the owner shares with the client, and files that the client uploads. */
export function OwnFiles({ user }: { user: User }) {
  const files = useOwnFilePages();
  return (
    <DashboardSection title="Files">
      {files.isPending && <RowSkeletons text="Loading your files..." rows={2} />}
      {files.isError && (
        <SectionFailure
          text="Error loading your files. Please try again later."
          onRetry={() => void files.refetch()}
        />
      )}
      {files.data?.items.length === 0 && (
        <SectionEmpty>
          <p>No files yet.</p>
        </SectionEmpty>
      )}
      <ul className="empty:hidden">
        {files.data?.items.map((file) => (
          <FileEntry key={file.id} file={file} />
        ))}
      </ul>
      {files.hasNextPage && (
        <Button
          variant="secondary"
          pending={files.isFetchingNextPage}
          onClick={() => void files.fetchNextPage()}
        >
          Show more files
        </Button>
      )}
      {user.emailStatus !== 'unverified' && <Upload />}
    </DashboardSection>
  );
}

function FileEntry({ file }: { file: OwnFile }) {
  const { uploadedBy, createdAt } = file;
  const { details: size, ...download } = useFileDownload(file, reportDownload);
  return (
    <li className="flex items-start gap-4 border-t border-line py-5">
      <FileRow
        {...download}
        details={
          <>
            <span className="tabular-nums">{size}</span>
            <span>
              {uploadedBy === 'client' ? 'Sent by you' : 'Shared with you'} on {longDate(createdAt)}
            </span>
          </>
        }
      />
    </li>
  );
}

function Upload() {
  const { rows, start } = useFileUploads(startOwnUpload);
  return (
    <div className="border-t border-line pt-5">
      {rows.length > 0 && (
        <ul aria-label="Uploads" className="mb-4">
          {rows.map(({ key, ...row }) => (
            <UploadRow key={key} {...row} />
          ))}
        </ul>
      )}
      <FileArea
        multiple
        label="Send files"
        hint={`Choose them, or drop them here: up to ${MAX_FILE_SIZE} each.`}
        onTake={start}
      />
    </div>
  );
}
