import type { Rectangle } from 'electron';

export interface WindowState extends Rectangle {
  maximized: boolean;
}

type Bounds = Partial<Rectangle> & { width: number; height: number };

const MIN = { width: 720, height: 480 };
const DEFAULT = { width: 1280, height: 800 };
/** Pixels of a window that must be on a display, in both directions, for it to count as being there. */
const MIN_VISIBLE = 80;

const overlap = (a: number, aSize: number, b: number, bSize: number) =>
  Math.max(0, Math.min(a + aSize, b + bSize) - Math.max(a, b));

const clamp = (value: number, minimum: number, maximum: number) =>
  Math.max(minimum, Math.min(value, maximum));

/** The work area that shows most of a window. */
function workAreaOf(window: Rectangle, workAreas: Rectangle[]): Rectangle | undefined {
  const visibleArea = (area: Rectangle) => {
    const width = overlap(window.x, window.width, area.x, area.width);
    const height = overlap(window.y, window.height, area.y, area.height);
    return width < MIN_VISIBLE || height < MIN_VISIBLE ? 0 : width * height;
  };
  const [best] = workAreas.toSorted((a, b) => visibleArea(b) - visibleArea(a));
  return best && visibleArea(best) > 0 ? best : undefined;
}

const fitSize = (area: Rectangle | undefined, { width, height }: typeof DEFAULT) => ({
  width: Math.min(Math.max(width, MIN.width), area?.width ?? width),
  height: Math.min(Math.max(height, MIN.height), area?.height ?? height),
});

/**
 * The saved bounds, moved and shrunk to fit into their display's work area. Without a position where
 * nothing was saved or that display is gone: Electron then centers the window.
 */
export function fitBounds(saved: Rectangle | null, workAreas: Rectangle[]): Bounds {
  const area = saved ? workAreaOf(saved, workAreas) : undefined;
  if (!saved || !area) return fitSize(workAreas[0], saved ?? DEFAULT);
  const size = fitSize(area, saved);
  return {
    x: clamp(saved.x, area.x, area.x + area.width - size.width),
    y: clamp(saved.y, area.y, area.y + area.height - size.height),
    ...size,
  };
}

/** Centered horizontally, and a third of the free space from the top. */
export function centerOn(area: Rectangle, { width, height }: typeof DEFAULT) {
  return {
    x: Math.round(area.x + (area.width - width) / 2),
    y: Math.round(area.y + Math.max(0, area.height - height) / 3),
  };
}

export const minimumSize = { minWidth: MIN.width, minHeight: MIN.height };
