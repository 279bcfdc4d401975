import { storageKeys } from '@polaris/contracts/browser-names';

const RELOAD_AGAIN_AFTER_MS = 30_000;

/**
 * After an update the files of the older build are gone from the server. A screen that misses one is
 * reloaded instead of staying blank; once only, in case the file is missing for another reason.
 */
export function reloadForNewBuild(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(storageKeys.reloadedAt));
    if (Date.now() - last > RELOAD_AGAIN_AFTER_MS) void reloadIfReached();
  });
}

/** Without a connection a reload would lose the page, too. */
async function reloadIfReached(): Promise<void> {
  const answer = await fetch('/api/health/live', { cache: 'no-store' }).catch(() => undefined);
  if (!answer) return;
  sessionStorage.setItem(storageKeys.reloadedAt, String(Date.now()));
  location.reload();
}
