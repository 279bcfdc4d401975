import clsx from 'clsx';

const bar = clsx(
  'h-2 w-full appearance-none overflow-hidden rounded-sm bg-line',
  '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent',
);

interface TransferProgressProps {
  /** The name of the file. */
  name: string;
  /** The bytes that have arrived. */
  done: number;
  size: number;
  /** The same as text: "1 MB of 4 MB". */
  text: string;
}

/** How much of a file has been uploaded. */
export const TransferProgress = ({ name, done, size, text }: TransferProgressProps) => (
  <div className="flex min-w-0 flex-1 flex-col gap-2 text-sm leading-6">
    <p className="wrap-anywhere">Uploading {name}</p>
    <progress value={done} max={size} aria-label={`Upload of ${name}`} className={bar} />
    <p className="text-muted tabular-nums">{text}</p>
  </div>
);
