import { useEffect, useRef } from 'react';
import { sentence } from '../../../api/api-error.ts';
import type { Pages } from '../../../api/pages.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';

/** How far ahead of the reader the next page is fetched. */
const AHEAD = '600px';

/** Fetches the next page of a list before its end is reached, and by a button. */
export function LoadMore({ pages }: { pages: Omit<Pages<unknown>, 'data'> }) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = pages;
  const { dataUpdatedAt, fetchNextPage } = pages;
  const button = useRef<HTMLDivElement>(null);
  const wanted = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (!wanted || !button.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void fetchNextPage(),
      { rootMargin: AHEAD },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
    // Observed again with each page: one that comes quickly may leave the end of the list in sight, which
    // is no change to an observer that has seen it there before.
  }, [wanted, fetchNextPage, dataUpdatedAt]);
  if (!hasNextPage) return null;
  return (
    <div ref={button} className="flex flex-col items-start gap-4 py-6">
      {isFetchNextPageError && <Alert>{sentence(pages.error)}</Alert>}
      <Button variant="secondary" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        Load more
      </Button>
    </div>
  );
}
