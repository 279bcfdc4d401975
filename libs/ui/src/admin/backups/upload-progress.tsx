import { LoadingState } from '../../primitives/page-state.tsx';
import { sizeText } from './backup-texts.ts';

interface UploadProgressProps {
  file: File;
  /** The bytes that have arrived. */
  received: number;
}

export function UploadProgress({ file, received }: UploadProgressProps) {
  if (received >= file.size)
    return (
      <LoadingState
        text="Checking the file. This takes a while if it is large..."
        className="py-4"
      />
    );
  return (
    <div className="flex flex-col gap-2 text-sm leading-6">
      <p className="wrap-anywhere">Uploading {file.name}</p>
      <progress
        value={received}
        max={file.size}
        aria-label="Upload"
        className="h-2 w-full accent-accent"
      />
      <p className="text-muted tabular-nums">
        {sizeText(received)} of {sizeText(file.size)}
      </p>
    </div>
  );
}
