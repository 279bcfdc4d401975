import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { VisitProvider } from '../shared/return/visit-provider.tsx';
import { useScrollReset } from './use-scroll-reset.ts';

const scrollTo = jest.fn<() => void>();

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const arrive = () =>
  renderHook(useScrollReset, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/admin']}>
        <VisitProvider>{children}</VisitProvider>
      </MemoryRouter>
    ),
  });

describe('scroll reset', () => {
  it('scrolls a new page to its top, and again after late layout', () => {
    arrive();
    expect(scrollTo).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(100);
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  it.each(['pointerdown', 'keydown', 'wheel'])('stays at the position after a %s', (act) => {
    arrive();
    window.dispatchEvent(new Event(act));
    jest.advanceTimersByTime(1000);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});
