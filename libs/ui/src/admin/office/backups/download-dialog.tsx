import { useState } from 'react';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { DownloadForm } from './download-form.tsx';
import { DownloadStarted } from './download-started.tsx';

interface DownloadDialogProps {
  /** Whether the server encrypts every backup. */
  isEncrypted: boolean;
  onClose: () => void;
}

/** Asks for the password, and downloads a new backup. */
export function DownloadDialog({ isEncrypted, onClose }: DownloadDialogProps) {
  const [url, setUrl] = useState<string | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Download a backup"
      description="A file with everything in the database as it is now. You can restore it on this server or another."
    >
      {url === null ? (
        <DownloadForm isEncrypted={isEncrypted} onReady={setUrl} onCancel={onClose} />
      ) : (
        <DownloadStarted url={url} onClose={onClose} />
      )}
    </Dialog>
  );
}
