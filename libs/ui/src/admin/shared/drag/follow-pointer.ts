/** What a drag does as the pointer moves, and at its end. */
export interface Drag {
  onMove: (event: PointerEvent) => void;
  onEnd: () => void;
  onCancel: () => void;
}

/** Heard by the window: what moves with the thing that is dragged would lose the pointer. */
export function followPointer({ onMove, onEnd, onCancel }: Drag): void {
  const dragging = new AbortController();
  const { signal } = dragging;
  const endWith = (act: () => void) => () => {
    dragging.abort();
    act();
  };
  addEventListener('pointermove', onMove, { signal });
  addEventListener('pointerup', endWith(onEnd), { signal });
  addEventListener('pointercancel', endWith(onCancel), { signal });
}

/** Pixels from the edge of the window at which a drag scrolls it. */
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
