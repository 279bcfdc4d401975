import { X } from 'lucide-react';
import { Button, IconButton } from '../button.tsx';
import { TransferProgress } from './transfer-progress.tsx';

interface UploadRowProps {
  name: string;
  done: number;
  size: number;
  /** The progress as text. */
  text: string;
  /** Why the upload failed. */
  error: string | undefined;
  /** Undefined if the same file would fail again. */
  onRetry: (() => void) | undefined;
  onRemove: () => void;
}

/** A file that is being uploaded, or that could not be. */
export function UploadRow({ error, onRetry, onRemove, ...progress }: UploadRowProps) {
  const { name } = progress;
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      {error === undefined ? (
        <TransferProgress {...progress} />
      ) : (
        <div className="min-w-0 flex-1 text-sm leading-6">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p role="alert" className="text-danger">
            {error}
          </p>
          {onRetry && (
            <Button
              variant="secondary"
              size="sm"
              className="mt-2"
              aria-label={`Try again to upload ${name}`}
              onClick={onRetry}
            >
              Try again
            </Button>
          )}
        </div>
      )}
      <IconButton
        label={error === undefined ? `Cancel the upload of ${name}` : `Dismiss ${name}`}
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}
