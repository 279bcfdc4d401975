import { useEffect } from 'react';
import { useLocation } from 'react-router';

const AGAIN_AFTER_MS = 100;

/** Scrolls each admin page to its top, again after late layout; a highlighted entry scrolls itself. */
export function useScrollReset(): void {
  const { pathname, search } = useLocation();
  const highlighted = new URLSearchParams(search).has('highlight');
  useEffect(() => {
    if (highlighted) return;
    const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' });
    toTop();
    const again = setTimeout(toTop, AGAIN_AFTER_MS);
    return () => clearTimeout(again);
  }, [pathname, highlighted]);
}
