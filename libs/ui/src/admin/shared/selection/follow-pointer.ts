/** The callbacks of a drag. */
export interface Drag {
  onMove: (event: PointerEvent) => void;
  onEnd: () => void;
  onCancel: () => void;
}

/** Listens on the window, as moved elements would lose pointer events. */
export function followPointer({ onMove, onEnd, onCancel }: Drag): void {
  const end = () => finish(onEnd);
  const cancel = () => finish(onCancel);
  const finish = (callback: () => void) => {
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', cancel);
    callback();
  };
  addEventListener('pointermove', onMove);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', cancel);
}

/** The distance from the window's edge that starts scrolling, in pixels. */
const EDGE = 72;
const SCROLL_STEP = 14;

/** Scrolls the window while something is dragged to its upper or lower edge. */
export function scrollWindowAt(y: number): void {
  if (y < EDGE) scrollBy(0, -SCROLL_STEP);
  else if (y > innerHeight - EDGE) scrollBy(0, SCROLL_STEP);
}

/** Scrolls a box sideways while something is dragged to its left or right edge. */
export function scrollBoxAt(box: HTMLElement, x: number): void {
  const { left, right } = box.getBoundingClientRect();
  const edge = Math.min(EDGE, (right - left) / 6);
  if (x < left + edge) box.scrollLeft -= SCROLL_STEP;
  else if (x > right - edge) box.scrollLeft += SCROLL_STEP;
}
