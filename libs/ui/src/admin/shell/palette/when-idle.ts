const LATER_MS = 500;

/** Runs something that nobody waits for, once what somebody waits for is done. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, LATER_MS);
}
