import clsx from 'clsx';

/** A placeholder for loading content; the region around it announces the loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block rounded-sm bg-line opacity-70 motion-safe:animate-pulse', className)}
    />
  );
}
