import { type CustomerFile, MAX_FILE_SIZE, sizeText } from '@polaris/contracts';
import { useState } from 'react';
import {
  startCustomerUpload,
  useCustomerFilePages,
  useFileSpace,
  useRemoveFile,
  useUpdateFile,
} from '../../../api/people/files.ts';
import { useFileDownload } from '../../../api/people/use-file-download.ts';
import { useFileUploads } from '../../../api/people/use-file-uploads.ts';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { FileArea } from '../../../primitives/files/file-area.tsx';
import { FileRow } from '../../../primitives/files/file-row.tsx';
import { UploadRow } from '../../../primitives/files/upload-row.tsx';
import { RemoveDialog, type RemoveDialogState } from '../../shared/feedback/remove-dialog.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { ListBody } from '../../shared/list/list-body.tsx';
import { longDate } from '../../shared/record/format.ts';

/** The files on a customer's record: uploads, what is shared with the client, and what they handed in. */
export function CustomerFiles({ customerId }: { customerId: number }) {
  const files = useCustomerFilePages(customerId);
  const space = useFileSpace();
  const { rows, start } = useFileUploads(startCustomerUpload(customerId));
  const [removed, setRemoved] = useState<CustomerFile | null>(null);
  const free = space.data && ` ${sizeText(space.data.limit - space.data.used)} free.`;
  return (
    <>
      <FileArea
        multiple
        label="Add files"
        hint={`Choose them, or drop them here: up to ${MAX_FILE_SIZE} each.${free ?? ''} The client sees a file once you share it.`}
        onTake={start}
      />
      {rows.length > 0 && (
        <ul aria-label="Uploads" className="mt-2">
          {rows.map(({ key, ...row }) => (
            <UploadRow key={key} {...row} />
          ))}
        </ul>
      )}
      <ListBody pages={files} noun="files" empty={null}>
        {(items) => (
          <ul className="mt-2">
            {items.map((file) => (
              <FileEntry key={file.id} file={file} onRemove={() => setRemoved(file)} />
            ))}
          </ul>
        )}
      </ListBody>
      <RemoveFileDialog
        file={removed}
        onClose={() => setRemoved(null)}
        onRemoved={() => setRemoved(null)}
      />
    </>
  );
}

interface FileEntryProps {
  file: CustomerFile;
  onRemove: () => void;
}

function FileEntry({ file, onRemove }: FileEntryProps) {
  const { name, uploadedBy, isShared, createdAt } = file;
  const { details: size, ...download } = useFileDownload(file, reportFailure);
  return (
    <li className="flex items-start gap-4 border-b border-line py-4">
      <FileRow
        {...download}
        details={
          <>
            <span className="tabular-nums">{size}</span>
            <span>{longDate(createdAt)}</span>
            {uploadedBy === 'client' && <Badge tone="info">From the client</Badge>}
            {uploadedBy === 'owner' && isShared && <Badge tone="success">Shared</Badge>}
          </>
        }
      >
        <div className="mt-1 -ml-3 flex flex-wrap gap-1">
          {uploadedBy === 'owner' && <ShareButton file={file} />}
          <Button
            mutates
            variant="ghost"
            size="sm"
            onClick={onRemove}
            aria-label={`Delete ${name}`}
          >
            Delete
          </Button>
        </div>
      </FileRow>
    </li>
  );
}

function ShareButton({ file: { id, name, isShared, version } }: { file: CustomerFile }) {
  const update = useUpdateFile();
  const toggle = async () => {
    try {
      await update.mutateAsync({ id, version, isShared: !isShared });
      reportSuccess(isShared ? 'The client does not see the file anymore' : 'File shared');
    } catch (error) {
      reportFailure(error);
    }
  };
  const label = isShared ? 'Stop sharing' : 'Share';
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={update.isPending}
      onClick={() => void toggle()}
      aria-label={`${label} ${name}`}
    >
      {label}
    </Button>
  );
}

interface RemoveFileDialogProps extends RemoveDialogState {
  file: CustomerFile | null;
}

function RemoveFileDialog({ file, ...state }: RemoveFileDialogProps) {
  const isSeen = file?.isShared ? ' The client will not see it anymore.' : '';
  return (
    <RemoveDialog
      {...state}
      recordId={file?.id}
      title="Delete file"
      text={`Delete "${file?.name}"?${isSeen}`}
      done={{ kind: 'customer_file', title: 'File deleted' }}
      removal={useRemoveFile()}
    />
  );
}
