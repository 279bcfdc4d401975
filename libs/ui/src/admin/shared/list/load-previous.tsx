import { useEffect, useRef } from 'react';
import { errorMessage } from '../../../api/client/api-error.ts';
import type { Pages } from '../../../api/client/pages.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';

/** How far above the previous page is loaded. */
const AHEAD = '600px';

/** Loads the previous page. Takes no space, so that rows stay in place. */
export function LoadPrevious({ pages }: { pages: Omit<Pages<unknown>, 'data'> }) {
  const { hasPreviousPage, isFetching, isFetchPreviousPageError, fetchPreviousPage } = pages;
  const top = useRef<HTMLDivElement>(null);
  const wanted = hasPreviousPage && !isFetching && !isFetchPreviousPageError;
  useEffect(() => {
    if (!wanted || !top.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void fetchPreviousPage(),
      { rootMargin: AHEAD },
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [wanted, fetchPreviousPage]);
  if (!hasPreviousPage) return null;
  return (
    <div ref={top} className="relative h-0">
      <Button
        variant="secondary"
        size="sm"
        className="absolute z-10 not-focus:sr-only"
        onClick={() => void fetchPreviousPage()}
      >
        Load previous
      </Button>
      {isFetchPreviousPageError && (
        <Alert className="absolute inset-x-0 z-10">{errorMessage(pages.error)}</Alert>
      )}
    </div>
  );
}
