/** The style of icon buttons in the header. */
export const iconButton =
  'inline-flex size-11 cursor-pointer items-center justify-center rounded-sm text-ink hover:bg-sunken';
