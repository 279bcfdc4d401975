/** The delay in milliseconds for browsers without `requestIdleCallback` (Safari). */
const SOON = 200;

/** Resolves once the browser has painted and has nothing else to do, or after a second. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, SOON);
  });
