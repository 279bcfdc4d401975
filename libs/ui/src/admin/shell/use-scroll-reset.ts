import { useEffect } from 'react';
import { useVisit } from '../shared/return/visit.ts';

const AGAIN_AFTER_MS = 100;

/** User scrolling, which must not be reset. */
const acts = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Scrolls new admin pages to the top, and again after late layout. Highlighted entries and Back restore
 * their own position.
 */
export function useScrollReset(): void {
  const { visit } = useVisit();
  const isElsewhere =
    visit.position !== undefined || new URLSearchParams(visit.search).has('highlight');
  useEffect(() => {
    if (isElsewhere) return;
    const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' });
    toTop();
    const again = setTimeout(toTop, AGAIN_AFTER_MS);
    const stay = () => clearTimeout(again);
    for (const act of acts) addEventListener(act, stay, { capture: true, passive: true });
    return () => {
      stay();
      for (const act of acts) removeEventListener(act, stay, { capture: true });
    };
  }, [visit.pathname, isElsewhere]);
}
