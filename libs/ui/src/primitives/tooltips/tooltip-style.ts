/** When a tooltip opens, and how it looks. */
export const tooltip = {
  /** The hover delay. Keyboard focus opens a tooltip immediately. */
  openAfterMs: 700,
  /** Within this time after a tooltip, the next one opens immediately. */
  skipWithinMs: 300,
  gapPx: 6,
  /** An invisible margin, so that the pointer can move from the control to the tooltip. */
  className:
    'z-50 overflow-visible m-0 w-max max-w-[calc(100vw-1rem)] rounded-sm border-0 bg-ink px-2 py-1 text-xs leading-4 font-medium wrap-anywhere text-surface shadow-md before:absolute before:-inset-1.5 before:-z-10 before:content-[""] print:hidden',
} as const;
