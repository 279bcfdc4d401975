/** The focus ring of every control. */
export const focusRing =
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus';

/** The box of text fields and selects, with its hover, focus, invalid and disabled states. */
export const controlBox =
  'w-full min-w-0 rounded-sm border border-line-strong bg-raised px-3 text-base text-ink ' +
  'transition-colors duration-150 motion-reduce:transition-none placeholder:text-muted ' +
  'hover:border-ink focus-visible:border-focus ' +
  'aria-invalid:border-danger aria-invalid:bg-danger-soft ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted ' +
  'md:text-sm pointer-coarse:text-base ' +
  focusRing;
