/** The look of the header's buttons that show an icon alone. */
export const iconButton =
  'inline-flex size-11 cursor-pointer items-center justify-center rounded-sm text-ink hover:bg-sunken';
