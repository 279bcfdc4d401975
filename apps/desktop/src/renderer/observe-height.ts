/** A ref that reports the height of its element, in whole pixels, whenever it changes. */
export const observeHeight =
  (onHeight: (pixels: number) => void) =>
  (box: HTMLElement | null): (() => void) | undefined => {
    if (!box) return undefined;
    const observer = new ResizeObserver(() => onHeight(Math.ceil(box.offsetHeight)));
    observer.observe(box);
    return () => observer.disconnect();
  };
