const RELOADED_AT = 'polaris-reloaded-at';
const PATIENCE_MS = 30_000;

/**
 * After an update the parts of the older build are gone from the server. A screen that misses one is
 * loaded anew instead of staying blank; once, should the part be missing for another reason.
 */
export function reloadForNewBuild(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED_AT));
    if (Date.now() - last < PATIENCE_MS) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    location.reload();
  });
}
