import { afterEach, beforeEach } from '@jest/globals';

/** For tests of what is loaded when it comes near: everything is in view. */
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
