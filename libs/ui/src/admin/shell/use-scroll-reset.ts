import { useEffect } from 'react';
import { useVisit } from '../shared/list/visit.ts';

const AGAIN_AFTER_MS = 100;

/** With these someone goes somewhere else on the page: it stays there. */
const acts = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Scrolls each admin page that is arrived at to its top, again after late layout. A highlighted entry
 * scrolls itself, and a page that is returned to scrolls to its place.
 */
export function useScrollReset(): void {
  const { visit } = useVisit();
  const isElsewhere =
    visit.place !== undefined || new URLSearchParams(visit.search).has('highlight');
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
