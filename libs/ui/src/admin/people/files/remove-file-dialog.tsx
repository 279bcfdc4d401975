import type { CustomerFile } from '@polaris/contracts';
import { useRemoveFile } from '../../../api/people/files.ts';
import { RemoveDialog, type RemoveDialogState } from '../../shared/feedback/remove-dialog.tsx';

interface RemoveFileDialogProps extends RemoveDialogState {
  file: CustomerFile | null;
}

export function RemoveFileDialog({ file, ...state }: RemoveFileDialogProps) {
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
