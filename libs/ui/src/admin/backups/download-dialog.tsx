import { useState } from 'react';
import { Dialog } from '../../primitives/dialog.tsx';
import { DownloadForm } from './download-form.tsx';
import { DownloadStarted } from './download-started.tsx';

interface DownloadDialogProps {
  /** Whether the server encrypts every backup. */
  isEncrypted: boolean;
  onClose: () => void;
}

/** Asks who it is, and saves a backup made at this moment on this computer. */
export function DownloadDialog({ isEncrypted, onClose }: DownloadDialogProps) {
  const [url, setUrl] = useState<string | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Download a backup"
      description="A file with everything in the database as it is now. With it Polaris can be restored on this server or on another."
    >
      {url === null ? (
        <DownloadForm isEncrypted={isEncrypted} onReady={setUrl} onCancel={onClose} />
      ) : (
        <DownloadStarted url={url} onClose={onClose} />
      )}
    </Dialog>
  );
}
