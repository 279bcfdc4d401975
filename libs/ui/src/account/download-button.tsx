import type { UseMutationResult } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { errorMessage } from '../api/client/api-error.ts';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';

interface DownloadButtonProps {
  label: string;
  /** Saves the file. */
  download: UseMutationResult<void, Error, void>;
}

/** Saves a file, and says why if that fails. */
export const DownloadButton = ({ label, download }: DownloadButtonProps) => (
  <div className="flex flex-col items-start gap-4 print:hidden">
    {download.error && <Alert>{errorMessage(download.error)}</Alert>}
    <Button
      variant="secondary"
      pending={download.isPending}
      mutates={false}
      onClick={() => download.mutate()}
    >
      {!download.isPending && <Download aria-hidden="true" className="size-4" />}
      {label}
    </Button>
  </div>
);
