import type { Rectangle } from 'electron';

export interface WindowState extends Rectangle {
  maximized: boolean;
}

const MIN = { width: 720, height: 480 };
const USUAL = { width: 1280, height: 800 };
/** So much of the title bar must be on a screen that the window can be taken hold of. */
const GRIP = 80;

const overlap = (a: number, aSize: number, b: number, bSize: number) =>
  Math.min(a + aSize, b + bSize) - Math.max(a, b);

/** Where to open: as it was left, unless the screen that it stood on is gone. */
export function placeFor(
  kept: WindowState | null,
  screens: Rectangle[],
): Partial<Rectangle> & { width: number; height: number } {
  if (!kept) return USUAL;
  const reachable = screens.some(
    (screen) =>
      overlap(kept.x, kept.width, screen.x, screen.width) >= GRIP &&
      kept.y >= screen.y &&
      kept.y <= screen.y + screen.height - GRIP,
  );
  const width = Math.max(kept.width, MIN.width);
  const height = Math.max(kept.height, MIN.height);
  return reachable ? { x: kept.x, y: kept.y, width, height } : USUAL;
}

export const smallest = { minWidth: MIN.width, minHeight: MIN.height };
