import { createContext } from 'react';

/** What the server knows of the window that it draws a screen for. */
export interface FirstLookWindow {
  /** Pixels. */
  width: number;
  height: number;
  timeZone: string;
  /** The navigation shows icons alone. */
  isFolded: boolean;
}

/** Set while the server draws a screen; null in every browser and window. */
export const FirstLookContext = createContext<FirstLookWindow | null>(null);

/** What a virtualizer takes for the size of the window while there is none. */
export const drawnRect = (drawn: FirstLookWindow | null) =>
  drawn ? { initialRect: { width: drawn.width, height: drawn.height } } : {};

/** Pixels: the navigation with its names and folded, the room beside a screen, and its most. */
const NAVIGATION = 208;
const FOLDED_NAVIGATION = 56;
const ROOM = 65;
const MOST = 1440;

/** How wide a screen is laid out beside the navigation. */
export const screenWidth = ({ width, isFolded }: FirstLookWindow): number =>
  Math.min(MOST, width - ROOM - (isFolded ? FOLDED_NAVIGATION : NAVIGATION));
