import { useSyncExternalStore } from 'react';

/** Where a list and a detail fit side by side, and where a navigation fits beside the screen. */
const widths = { wide: '(min-width: 64rem)', medium: '(min-width: 48rem)' } as const;

type Width = keyof typeof widths;

/** True if the window is at least so wide now. */
export const isWide = (width: Width = 'wide'): boolean => window.matchMedia(widths[width]).matches;

/** True if the window is at least so wide; it follows the window. */
export function useIsWide(width: Width = 'wide'): boolean {
  const media = widths[width];
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => isWide(width),
  );
}
