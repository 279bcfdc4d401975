const LATER_MS = 500;

/** Runs low-priority work once the browser is idle. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, LATER_MS);
}
