import clsx from 'clsx';

/** A quiet stand-in for what is on its way; the region around it says that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block rounded-sm bg-line opacity-70 motion-safe:animate-pulse', className)}
    />
  );
}
