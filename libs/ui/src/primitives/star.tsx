import clsx from 'clsx';

/** The star of the product. */
export function Star({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="currentColor"
      className={clsx('shrink-0', className)}
    >
      <path d="M12 0c.6 7.2 4.2 11 12 12-7.8 1-11.4 4.8-12 12-.6-7.2-4.2-11-12-12C7.8 11 11.4 7.2 12 0Z" />
    </svg>
  );
}
