import { storageKeys } from '@polaris/contracts/browser-names';

const RELOAD_AGAIN_AFTER_MS = 30_000;

/**
 * An update removes the files of the earlier build from the server. A screen that misses one is reloaded instead of
 * staying blank; only once, in case the file is missing for another reason.
 */
export function reloadForNewBuild(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    const last = Number(sessionStorage.getItem(storageKeys.reloadedAt));
    if (Date.now() - last > RELOAD_AGAIN_AFTER_MS) void reloadIfMissing(payload);
  });
}

/** Does not reload while offline, or while the server starts or restores: that would lose the page, too. */
async function reloadIfMissing({ message }: Error): Promise<void> {
  // Safari does not say which file it was.
  const file = /\/assets\/[\w.-]+/.exec(message)?.[0];
  const response = await fetch(file ?? '/api/health/live', {
    method: 'HEAD',
    cache: 'no-store',
  }).catch(() => undefined);
  if (!(file ? response?.status === 404 : response?.ok)) return;
  sessionStorage.setItem(storageKeys.reloadedAt, String(Date.now()));
  location.reload();
}
