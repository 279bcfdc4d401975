/** When a tooltip opens, and how it looks. */
export const tooltip = {
  /** From the pointer's coming to the tooltip. The keyboard's focus opens it at once. */
  openAfterMs: 700,
  /** A neighbor opens at once when the last tooltip was closed no longer ago than this. */
  skipWithinMs: 300,
  gapPx: 6,
  /** Around it lies a margin that cannot be seen, so that the pointer gets from the control to it. */
  className:
    'z-50 overflow-visible m-0 w-max max-w-[calc(100vw-1rem)] rounded-sm border-0 bg-ink px-2 py-1 text-xs leading-4 font-medium wrap-anywhere text-surface shadow-md before:absolute before:-inset-1.5 before:-z-10 before:content-[""] print:hidden',
} as const;
