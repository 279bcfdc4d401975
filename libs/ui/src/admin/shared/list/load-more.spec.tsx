import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { Pages } from '../../../api/client/pages.ts';
import { LoadMore } from './load-more.tsx';

/** Reports the end of the list as in view, once to each observer. */
class InSight {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = (): void => this.tell([{ isIntersecting: true }]);
  disconnect = (): void => undefined;
}

const { IntersectionObserver: own } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.IntersectionObserver = own;
});

it('loads page after page while the end stays in view, however fast they come', () => {
  globalThis.IntersectionObserver = InSight as never;
  const fetchNextPage = jest.fn();
  const idle = { hasNextPage: true, isFetching: false, isFetchNextPageError: false };
  const at = (dataUpdatedAt: number) =>
    ({
      ...idle,
      isFetchingNextPage: false,
      fetchNextPage,
      dataUpdatedAt,
    }) as never as Pages<unknown>;
  const { rerender } = render(<LoadMore pages={at(1)} />);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  rerender(<LoadMore pages={at(1)} />);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  rerender(<LoadMore pages={at(2)} />);
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});
