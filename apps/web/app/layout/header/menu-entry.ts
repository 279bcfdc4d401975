/** The style of an entry in a menu of the header. */
export const menuEntry =
  'flex min-h-11 w-full cursor-pointer items-center rounded-sm px-3 text-left text-[0.9375rem] hover:bg-sunken';
