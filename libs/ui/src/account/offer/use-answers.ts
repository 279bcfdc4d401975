import { type RefObject, useEffect, useState } from 'react';
import { errorMessage } from '../../api/client/api-error.ts';
import { newerPage, useAcceptOffer, useDeclineOffer } from '../../api/sales/offer-page.ts';

type Accept = ReturnType<typeof useAcceptOffer>;
type Decline = ReturnType<typeof useDeclineOffer>;

/** How an offer is answered. An answer that changes the page moves the focus to the notice above the offer. */
export function useAnswers(token: string, notice: RefObject<HTMLElement | null>) {
  const accept = useAcceptOffer(token);
  const decline = useDeclineOffer(token);
  const [changed, setChanged] = useState({ count: 0, rejection: '' });
  const onSettled = (_page: unknown, error: Error | null) => {
    if (error && !newerPage(error)) return;
    const rejection = error ? errorMessage(error) : '';
    setChanged(({ count }) => ({ count: count + 1, rejection }));
  };
  useEffect(() => {
    if (changed.count > 0) notice.current?.focus();
  }, [changed.count, notice]);
  return {
    accept: {
      send: (...[answer]: Parameters<Accept['mutate']>) => accept.mutate(answer, { onSettled }),
      isPending: accept.isPending,
      error: errorInPlace(accept.error),
    },
    decline: {
      send: (...[answer]: Parameters<Decline['mutate']>) => decline.mutate(answer, { onSettled }),
      isPending: decline.isPending,
      error: errorInPlace(decline.error),
    },
    /** Why the last answer was not taken, if the page has changed since. */
    rejection: changed.rejection,
  };
}

export type Answers = ReturnType<typeof useAnswers>;

/** Shown where it was tried, unless the newer page is shown instead. */
const errorInPlace = (error: Error | null): Error | null => (newerPage(error) ? null : error);
