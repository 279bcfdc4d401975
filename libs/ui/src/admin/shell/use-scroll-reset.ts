import { useEffect } from 'react';
import { useVisit } from '../shared/list/visit.ts';

const AGAIN_AFTER_MS = 100;

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
    return () => clearTimeout(again);
  }, [visit.pathname, isElsewhere]);
}
