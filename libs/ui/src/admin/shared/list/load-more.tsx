import { useEffect, useRef } from 'react';
import { errorMessage } from '../../../api/client/api-error.ts';
import type { Pages } from '../../../api/client/pages.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';

/** How far ahead the next page is loaded. */
const AHEAD = '600px';

/** The paging state of a list, or of several lists combined. */
export interface NextPage extends Pick<
  Pages<unknown>,
  | 'hasNextPage'
  | 'isFetching'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
  | 'dataUpdatedAt'
  | 'error'
> {
  fetchNextPage: () => Promise<unknown>;
}

/** Loads the next page near the end of a list, or by a button. */
export function LoadMore({ pages }: { pages: NextPage }) {
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
    // Observes again with each page, as an observer does not report an end that stays in view.
  }, [wanted, fetchNextPage, dataUpdatedAt]);
  if (!hasNextPage) return null;
  return (
    <div ref={button} className="flex flex-col items-start gap-4 py-6">
      {isFetchNextPageError && <Alert>{errorMessage(pages.error)}</Alert>}
      <Button
        mutates={false}
        variant="secondary"
        pending={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        Load more
      </Button>
    </div>
  );
}
