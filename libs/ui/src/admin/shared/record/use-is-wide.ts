import { use, useSyncExternalStore } from 'react';
import { FirstLookContext } from '../host/first-look.ts';

/** Where a list and a detail fit side by side, and where a navigation fits beside the screen. */
const rems = { wide: 64, medium: 48 } as const;
/** Pixels, as in media queries. */
const REM = 16;

type Width = keyof typeof rems;

const mediaOf = (width: Width): string => `(min-width: ${rems[width]}rem)`;

/** True if the window is at least so wide now. */
export const isWide = (width: Width = 'wide'): boolean => window.matchMedia(mediaOf(width)).matches;

/** True if the window is at least so wide; it follows the window. */
export function useIsWide(width: Width = 'wide'): boolean {
  const media = mediaOf(width);
  const drawn = use(FirstLookContext);
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => isWide(width),
    () => !drawn || drawn.width >= rems[width] * REM,
  );
}
