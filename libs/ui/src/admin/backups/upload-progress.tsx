import clsx from 'clsx';
import { sizeText } from '../shared/record/size-text.ts';
import { Working } from './working.tsx';

const bar = clsx(
  'h-2 w-full appearance-none overflow-hidden rounded-sm bg-line',
  '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent',
);

interface UploadProgressProps {
  file: File;
  /** The bytes that have arrived. */
  received: number;
}

/** The server then checks the complete file, without progress. */
export function UploadProgress({ file, received }: UploadProgressProps) {
  if (received >= file.size)
    return <Working text="Checking the file. A large one takes a few minutes..." />;
  return (
    <div className="flex flex-col gap-2 text-sm leading-6">
      <p className="wrap-anywhere">Uploading {file.name}</p>
      <progress value={received} max={file.size} aria-label="Upload" className={bar} />
      <p className="text-muted tabular-nums">
        {sizeText(received)} of {sizeText(file.size)}
      </p>
    </div>
  );
}
