import { useSyncExternalStore } from 'react';

/** Breakpoints for a form beside its preview, for list and detail, and for the side navigation. */
const widths = {
  full: '(min-width: 80rem)',
  wide: '(min-width: 64rem)',
  medium: '(min-width: 48rem)',
} as const;

type Width = keyof typeof widths;

/** Whether the window is currently at least this wide. */
export const isWide = (width: Width = 'wide'): boolean => window.matchMedia(widths[width]).matches;

/** Whether the window is at least this wide, updated on resize. */
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
