import { afterEach, beforeEach } from '@jest/globals';

/** Everything is in view, for tests of lazy loading. */
export function allInView(): void {
  const before = window.IntersectionObserver;
  beforeEach(() => {
    window.IntersectionObserver = class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.report([{ isIntersecting: true }]);
      }
      disconnect() {}
    } as never;
  });
  afterEach(() => {
    window.IntersectionObserver = before;
  });
}
