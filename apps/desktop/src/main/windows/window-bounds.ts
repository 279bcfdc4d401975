import type { Rectangle } from 'electron';

export interface WindowState extends Rectangle {
  maximized: boolean;
}

type Place = Partial<Rectangle> & { width: number; height: number };

const MIN = { width: 720, height: 480 };
const USUAL = { width: 1280, height: 800 };
/** With less of it than this on a screen, nobody would say that the window stands there. */
const GRIP = 80;

const overlap = (a: number, aSize: number, b: number, bSize: number) =>
  Math.max(0, Math.min(a + aSize, b + bSize) - Math.max(a, b));

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** The screen that a window stands on, of those that are there. */
function screenOf(window: Rectangle, screens: Rectangle[]): Rectangle | undefined {
  const shared = (screen: Rectangle) => {
    const wide = overlap(window.x, window.width, screen.x, screen.width);
    const high = overlap(window.y, window.height, screen.y, screen.height);
    return wide < GRIP || high < GRIP ? 0 : wide * high;
  };
  const [best] = screens.toSorted((a, b) => shared(b) - shared(a));
  return best && shared(best) > 0 ? best : undefined;
}

const sizeOn = (screen: Rectangle | undefined, { width, height }: typeof USUAL) => ({
  width: Math.min(Math.max(width, MIN.width), screen?.width ?? width),
  height: Math.min(Math.max(height, MIN.height), screen?.height ?? height),
});

/**
 * Where to open: as it was left, whole and on its screen. Where that screen is gone it opens in the
 * middle of the first one.
 */
export function placeFor(kept: Rectangle | null, screens: Rectangle[]): Place {
  const screen = kept ? screenOf(kept, screens) : undefined;
  if (!kept || !screen) return sizeOn(screens[0], kept ?? USUAL);
  const size = sizeOn(screen, kept);
  return {
    x: within(kept.x, screen.x, screen.x + screen.width - size.width),
    y: within(kept.y, screen.y, screen.y + screen.height - size.height),
    ...size,
  };
}

/** The middle of a screen, a little above its half: where one looks first. */
export function centerOn(screen: Rectangle, { width, height }: typeof USUAL) {
  return {
    x: Math.round(screen.x + (screen.width - width) / 2),
    y: Math.round(screen.y + Math.max(0, screen.height - height) / 3),
  };
}

export const smallest = { minWidth: MIN.width, minHeight: MIN.height };
